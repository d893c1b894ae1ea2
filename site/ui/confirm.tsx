import type { ReactNode } from "react"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"
import { Patience } from "./patience.tsx"

type Props = {
  question: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
  /** How serious a yes is. "last": it cannot be undone. */
  weight?: "light" | "danger" | "last"
  busy?: boolean
  children?: ReactNode
}

/**
 * Asks before something happens. The focus starts on the safe answer; the dangerous one is red and right. While what was agreed to
 * is under way it stays open: closed, it would look as if that had been called off.
 */
export function Confirm({
  question,
  yes,
  no,
  onYes,
  onNo,
  weight = "light",
  busy = false,
  children,
}: Props) {
  const refuse = () => busy || onNo()
  return (
    <Dialog
      title={question}
      onClose={refuse}
      className={weight === "last" ? "border-2 border-danger" : ""}
    >
      {children && <div className="mb-5 text-muted">{children}</div>}
      <div className="flex flex-wrap justify-end gap-3 text-right">
        <Patience busy={busy} />
        {/* A modal dialog gives its focus to the first control in it: the harmless answer. */}
        <Button kind="secondary" aria-disabled={busy || undefined} onClick={refuse}>
          {no}
        </Button>
        <Button
          kind={weight === "light" ? "primary" : "danger-full"}
          // The second press of a double click comes before the question was read.
          once
          onClick={onYes}
          busy={busy}
        >
          {yes}
        </Button>
      </div>
    </Dialog>
  )
}
