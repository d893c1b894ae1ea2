import { useWords } from "../lib/language/language.tsx"
import type { DraftSource } from "../lib/pending/draft.ts"
import { TextField } from "../ui/field.tsx"
import { wizard } from "../words/wizard.ts"

/** Lists files by name, type and size; their content is neither read nor sent. */
export function FilePicker({ onPick }: { onPick: (files: DraftSource[]) => void }) {
  const t = useWords(wizard)
  return (
    <TextField
      label={t.files}
      type="file"
      multiple
      accept=".pdf,.doc,.docx,.txt"
      help={`${t.fileHint}. ${t.fileNote}`}
      onChange={(event) => {
        const picked = [...(event.target.files ?? [])]
        onPick(picked.map(({ name, type, size }) => ({ kind: "file", name, type, size })))
        event.target.value = ""
      }}
    />
  )
}
