import { useState } from "react"
import { useWords } from "../lib/language/language.tsx"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { chat } from "../words/chat.ts"
import type { Basics } from "./basics.tsx"
import { DraftPreview } from "./draft-preview.tsx"

/** Where the phone has no room beside the form, it is behind this button. */
export function PreviewButton({ draft }: { draft: Basics }) {
  const t = useWords(chat)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="secondary" className="w-full lg:hidden" onClick={() => setOpen(true)}>
        {t.preview}
      </Button>
      {open && (
        <Dialog
          title={t.preview}
          onClose={close}
          closeLabel={t.close}
          className="dialog-sheet"
          harmless
        >
          <DraftPreview draft={draft} />
        </Dialog>
      )}
    </>
  )
}
