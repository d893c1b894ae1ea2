import { X } from "lucide-react"
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless"

const GROUND: Record<Toast["type"], string> = {
  error: "note-bad",
  success: "note-ok",
  loading: "note-info",
  blank: "bg-text text-bg",
  custom: "bg-text text-bg",
}

/** The library's defaults are what the specification asks for: 20 at once; errors 4 s, successes 2 s, loading without end. */
export default function Toasts({ close }: { close: string }) {
  const { toasts, handlers } = useToaster({ removeDelay: 0 })
  const { startPause, endPause } = handlers
  return toasts
    .filter((one) => one.visible)
    .reverse()
    .map((one) => (
      // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the timer of a message
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
    ))
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
