import { X } from "lucide-react"
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless"

const GROUND: Record<Toast["type"], string> = {
  error: "note-bad",
  success: "note-ok",
  loading: "note-info",
  blank: "bg-text text-bg",
  custom: "bg-text text-bg",
}

/** The library's own numbers are the product's: 20 at once; errors 4 s, successes 2 s, loading without end. */
export function Toasts({ label, close }: { label: string; close: string }) {
  const { toasts, handlers } = useToaster({ removeDelay: 0 })
  const { startPause, endPause } = handlers
  // The region is in the page before its first toast: screen readers only announce what changes inside one.
  return (
    <section
      className="no-print pointer-events-none fixed inset-x-4 bottom-[84px] z-40 flex flex-col gap-2 md:right-6 md:bottom-6 md:left-auto md:w-[360px]"
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts
        .filter((one) => one.visible)
        .reverse()
        .map((one) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: looking at a message only stops its clock
          <div
            key={one.id}
            className={`note pointer-events-auto flex items-start gap-2 shadow-s3 ${GROUND[one.type]}`}
            role={one.type === "error" ? "alert" : undefined}
            data-testid="toast"
            data-type={one.type}
            onMouseEnter={startPause}
            onMouseLeave={endPause}
            onFocus={startPause}
            onBlur={endPause}
          >
            <span className="min-w-0 flex-1 py-1">{resolveValue(one.message, one)}</span>
            <CloseToast id={one.id} label={close} />
          </div>
        ))}
    </section>
  )
}

const CloseToast = ({ id, label }: { id: string; label: string }) => (
  <button
    type="button"
    className="grid size-[32px] flex-none place-items-center rounded-chip"
    aria-label={label}
    onClick={() => toast.dismiss(id)}
  >
    <X size={18} aria-hidden />
  </button>
)
