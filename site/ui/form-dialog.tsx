import type { ReactNode } from "react"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"

type Props = {
  title: string
  close: string
  cancel: string
  save: string
  busy: boolean
  onSubmit: () => void
  onClose: () => void
  onEscape: () => void
  children: ReactNode
}

/** A dialog in which something is corrected, and saved or left as it was. */
export const FormDialog = ({
  title,
  close,
  cancel,
  save,
  busy,
  onSubmit,
  onClose,
  onEscape,
  children,
}: Props) => (
  <Dialog title={title} onClose={onClose} onEscape={onEscape} closeLabel={close}>
    <form
      className="flex flex-col gap-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <div className="flex justify-end gap-3">
        <Button kind="secondary" onClick={onClose}>
          {cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {save}
        </Button>
      </div>
    </form>
  </Dialog>
)
