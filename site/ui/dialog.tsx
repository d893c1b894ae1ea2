import { X } from "lucide-react"
import { type ReactNode, useId, useRef } from "react"
import { useModal } from "./use-modal.ts"

type Props = {
  title: string
  /** Called by the cross, by Esc and by a phone's Back. */
  onClose: () => void
  closeLabel?: string | undefined
  className?: string
  /** A click beside it closes it: only where nothing typed is lost. */
  harmless?: boolean
  children: ReactNode
}

/** The platform's modal dialog: it keeps the focus inside, closes on Esc and gives the focus back. */
export function Dialog({ title, onClose, closeLabel, className = "", harmless, children }: Props) {
  const dialog = useModal()
  const heading = useId()
  const before = useRef<{ focused: Element | null; above: boolean }>(null)
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        // A dialog over it is none of its business, nor is a file that was not chosen after all.
        if (event.target !== dialog.current) return
        if (event.cancelable) {
          event.preventDefault()
          return onClose()
        }
        const above = document.querySelector("dialog.dialog:not([open])") !== null
        before.current = { focused: document.activeElement, above }
      }}
      // After a few Esc in a row the browser closes it whatever is said, with those below it: all are shown again as they were, and
      // the uppermost does as it would have.
      onClose={(event) => {
        if (event.target !== dialog.current) return
        dialog.current.showModal()
        if (before.current?.focused instanceof HTMLElement) before.current.focused.focus()
        if (!before.current?.above) onClose()
      }}
      onMouseDown={(event) => {
        if (harmless && event.target === dialog.current) onClose()
      }}
    >
      <div className="flex min-h-full flex-col p-[20px] md:p-[24px]">
        <div className="mb-4 flex items-start justify-between gap-3">
          <h2 id={heading} className="pt-2">
            {title}
          </h2>
          {closeLabel && (
            <button
              type="button"
              className="icon-button -mt-1 -mr-2 flex-none"
              aria-label={closeLabel}
              onClick={onClose}
            >
              <X size={20} aria-hidden />
            </button>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}
