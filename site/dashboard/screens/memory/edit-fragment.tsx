import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { memory as routes } from "../../../../adapters/http/contract/memory.ts"
import type { Fragment } from "../../../../core/memory/fragments.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { api } from "../../../lib/server/api.ts"
import { TextArea } from "../../../ui/field.tsx"
import { FormDialog } from "../../../ui/form-dialog.tsx"
import { cache } from "../../cache.ts"
import { leave } from "../../leaving/leave-guard.ts"
import { useLeaveGuard } from "../../leaving/use-leave-guard.ts"
import { common } from "../../words/common.ts"
import { memoryWords } from "./words.ts"

type Props = { chatbotId: string; fragment: Fragment; onClose: () => void }

export function EditFragment({ chatbotId, fragment, onClose }: Props) {
  const t = useWords(memoryWords)
  const c = useWords(common)
  const say = useSay()
  const [content, setContent] = useState(fragment.content)
  useLeaveGuard(content !== fragment.content)
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
  return (
    <FormDialog
      title={t.editTitle}
      close={c.close}
      cancel={c.cancel}
      save={t.save}
      busy={save.isPending}
      onSubmit={() => content.trim() && save.mutate()}
      onClose={onClose}
      onEscape={() => leave(onClose)}
    >
      <TextArea
        label={t.content}
        rows={6}
        required
        value={content}
        error={save.error && say(save.error.message)}
        onChange={(event) => setContent(event.target.value)}
      />
    </FormDialog>
  )
}
