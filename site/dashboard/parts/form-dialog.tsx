import type { ReactNode } from "react"
import { useWords } from "../../lib/language/language.tsx"
import { Button } from "../../ui/button.tsx"
import { Dialog } from "../../ui/dialog.tsx"
import { Patience } from "../../ui/patience.tsx"
import { leave } from "../leaving/leave-guard.ts"
import { useLeaveGuard } from "../leaving/use-leave-guard.ts"
import { common } from "../words/common.ts"

type Props = {
  title: string
  save: string
  busy: boolean
  /** What is typed differs from what is saved: leaving asks first. */
  changed: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog that edits something. Its Cancel gives up what is typed; what else closes it asks first. While it saves it stays open:
 * closed, it would look as if the saving had been called off.
 */
export function FormDialog({ title, save, busy, changed, onSubmit, onClose, children }: Props) {
  const c = useWords(common)
  useLeaveGuard(changed)
  return (
    <Dialog title={title} onClose={() => busy || leave(onClose)} closeLabel={c.close}>
      <form
        className="flex flex-col gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        <div className="flex flex-wrap justify-end gap-3 text-right">
          <Patience busy={busy} />
          <Button
            kind="secondary"
            aria-disabled={busy || undefined}
            onClick={() => busy || onClose()}
          >
            {c.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
