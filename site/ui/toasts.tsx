import { X } from "lucide-react"
import { type RefObject, useEffect, useRef, useState } from "react"
import {
  resolveValue,
  type Toast,
  toast,
  useToaster,
  useToasterStore,
} from "react-hot-toast/headless"

const GROUND: Record<Toast["type"], string> = {
  error: "note-bad",
  success: "note-ok",
  loading: "note-info",
  blank: "bg-text text-bg",
  custom: "bg-text text-bg",
}

type Props = { close: string }

/** Messages that came before this code, however late it is, live from now on, when they are first seen. */
export default function Toasts(props: Props) {
  const { toasts } = useToasterStore()
  const [begun, setBegun] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only those that are there from the start
  useEffect(() => {
    for (const one of toasts) {
      const anew = { ...one, createdAt: Date.now() }
      toast(one.message, anew)
    }
    setBegun(true)
  }, [])
  return begun && <Running {...props} />
}

/** The library's defaults are what the specification asks for: 20 at once; errors 4 s, successes 2 s, loading without end. */
function Running({ close }: Props) {
  const { toasts, handlers } = useToaster({ removeDelay: 0 })
  const { startPause, endPause } = handlers
  const goOn = useRef(endPause)
  useEffect(() => {
    goOn.current = endPause
  })
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
        <CloseToast id={one.id} label={close} goOn={goOn} />
      </div>
    ))
}

type CloseProps = { id: string; label: string; goOn: RefObject<() => void> }

function CloseToast({ id, label, goOn }: CloseProps) {
  // What goes from under the pointer or the focus is not left by them: the clocks of the others would stand still for good.
  useEffect(() => () => goOn.current(), [goOn])
  return (
    <button
      type="button"
      className="grid size-[32px] flex-none place-items-center rounded-chip"
      aria-label={label}
      onClick={() => toast.dismiss(id)}
    >
      <X size={18} aria-hidden />
    </button>
  )
}
