import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { memory as routes } from "../../../../adapters/http/contract/memory.ts"
import type { Fragment } from "../../../../core/memory/fragments.ts"
import { api } from "../../../lib/api.ts"
import { useWords } from "../../../lib/language.tsx"
import { useSay } from "../../../lib/sentences.ts"
import { Button } from "../../../ui/button.tsx"
import { Dialog } from "../../../ui/dialog.tsx"
import { TextArea } from "../../../ui/field.tsx"
import { cache } from "../../queries.ts"
import { memoryWords } from "./words.ts"

type Props = { chatbotId: string; fragment: Fragment; onClose: () => void }

export function EditFragment({ chatbotId, fragment, onClose }: Props) {
  const t = useWords(memoryWords)
  const say = useSay()
  const [content, setContent] = useState(fragment.content)
  const save = useMutation({
    mutationFn: () =>
      api(routes.changeFragment, {
        params: { id: chatbotId, fragmentId: fragment.id },
        body: { content: content.trim() },
      }),
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ["memory"] })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (content.trim()) save.mutate()
  }
  return (
    <Dialog title={t.editTitle} onClose={onClose} closeLabel={t.close}>
      <form className="flex flex-col gap-4" onSubmit={submit}>
        <TextArea
          label={t.content}
          rows={6}
          required
          value={content}
          error={save.error && say(save.error.message)}
          onChange={(event) => setContent(event.target.value)}
        />
        <div className="flex justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
