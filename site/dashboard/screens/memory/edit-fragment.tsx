import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { toast } from "react-hot-toast/headless"
import { memory as routes } from "../../../../adapters/http/contract/memory.ts"
import type { Fragment } from "../../../../core/memory/fragments.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { Translated } from "../../../lib/language/translated.ts"
import { api } from "../../../lib/server/api.ts"
import { sentenceOf } from "../../../lib/server/send.ts"
import { TextArea } from "../../../ui/field.tsx"
import { readAgain } from "../../data/read-again.ts"
import { FormDialog } from "../../parts/form-dialog.tsx"
import { useUnsaved } from "../../parts/use-unsaved.ts"
import { anyWent } from "./went.ts"
import { memoryWords } from "./words.ts"

const TOLD_MS = 8000

type Props = { chatbotId: string; fragment: Fragment; onClose: () => void }

/** Each chatbot's notes are numbered from 0001; the number of the last can come again once it is deleted. */
export const correctionOf = (chatbotId: string, { id }: Fragment) => `memory ${chatbotId} ${id}`

export function EditFragment({ chatbotId, fragment, onClose }: Props) {
  const t = useWords(memoryWords)
  const say = useSay()
  const [content, setContent] = useUnsaved(correctionOf(chatbotId, fragment), fragment.content)
  /** The words that the owner knows to be replaced. */
  const [known, setKnown] = useState(fragment.content)
  const save = useMutation({
    mutationFn: async (words: string) => {
      const { fragments } = await api(routes.read, { params: { id: chatbotId } })
      const stored = fragments.find(({ id }) => id === fragment.id)?.content
      if (stored !== undefined && stored !== known && stored !== words) {
        setKnown(stored)
        return "changedMeanwhile"
      }
      const { memory } = await api(routes.changeFragment, {
        params: { id: chatbotId, fragmentId: fragment.id },
        body: { content: words },
      })
      // Then nothing was changed: the same is not remembered twice.
      if (memory.fragments.some((one) => one.id !== fragment.id && one.content === words))
        return "repeated"
      if (anyWent(fragments, memory.fragments))
        toast(<Translated of={memoryWords} in={(t) => t.savedOverOldest} />, { duration: TOLD_MS })
      return "saved"
    },
    onSuccess: (outcome) => {
      readAgain("memory")
      if (outcome === "saved") onClose()
    },
  })
  const submit = () => {
    const words = content.trim()
    if (words) save.mutate(words)
  }
  return (
    <FormDialog
      title={t.editTitle}
      save={t.save}
      busy={save.isPending}
      changed={content !== fragment.content}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t.content}
        rows={6}
        required
        value={content}
        error={
          save.error
            ? say(sentenceOf(save.error))
            : save.data && save.data !== "saved"
              ? t[save.data]
              : null
        }
        onChange={(event) => {
          save.reset()
          setContent(event.target.value)
        }}
      />
    </FormDialog>
  )
}
