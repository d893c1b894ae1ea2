import { useMutation } from "@tanstack/react-query"
import { useState } from "react"
import { knowledge } from "../../../../adapters/http/contract/knowledge.ts"
import type { KnowledgeSource, SourceDraft } from "../../../../core/knowledge/source.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useTranslated } from "../../../lib/language/translated.ts"
import { api } from "../../../lib/server/api.ts"
import { hasCode, isNo } from "../../../lib/server/send.ts"
import { TextArea, TextField } from "../../../ui/field.tsx"
import { wizard } from "../../../words/wizard.ts"
import { readAgain } from "../../data/read-again.ts"
import { FormDialog } from "../../parts/form-dialog.tsx"
import { useUnsaved } from "../../parts/use-unsaved.ts"
import { checkSource } from "./check-source.ts"
import { readKnowledge } from "./use-knowledge.ts"
import type { UndoableRemoval } from "./use-undoable-removal.tsx"
import { sayWhy, trainingWords } from "./words.ts"

type Props = {
  chatbotId: string
  source: KnowledgeSource
  intoRoom: UndoableRemoval["intoRoom"]
  used: number
  limit: number
  onClose: () => void
}

export const correctionOf = ({ id }: Pick<KnowledgeSource, "id">) => `source ${id}`

export const savedOf = ({ content, url }: KnowledgeSource) => content ?? url ?? ""

/** Corrects one source; its own tokens do not count twice. */
export function EditSource({ chatbotId, source, intoRoom, used, limit, onClose }: Props) {
  const t = useWords(trainingWords)
  const w = useWords(wizard)
  const saved = savedOf(source)
  const [value, setValue] = useUnsaved(correctionOf(source), saved)
  const [fault, tell] = useTranslated(trainingWords)
  /** The text that the owner knows to be replaced. */
  const [known, setKnown] = useState(saved)

  const save = useMutation({
    mutationFn: async (draft: SourceDraft) => {
      const body = draft.type === "text" ? { content: draft.content } : { url: draft.url }
      const { items } = await readKnowledge(chatbotId)
      const now = items.find(({ id }) => id === source.id)
      const stored = now && savedOf(now)
      if (stored !== undefined && stored !== known && stored !== (body.content ?? body.url)) {
        setKnown(stored)
        return "changed"
      }
      const params = { id: chatbotId, sourceId: source.id }
      await intoRoom(() => api(knowledge.change, { params, body }))
      return "saved"
    },
    onSuccess: (outcome) => {
      readAgain("knowledge")
      if (outcome === "changed") return tell((t) => t.changedMeanwhile)
      onClose()
    },
    onError: (refusal) => {
      const gone = hasCode(refusal, "not_found")
      if (gone) readAgain("knowledge")
      tell((t, say) => {
        if (gone) return t.goneMeanwhile
        return isNo(refusal) ? say(refusal.message) : t.updateFailed
      })
    },
  })
  const submit = () => {
    const checked = checkSource(
      { type: source.type, value },
      { used, limit, replaces: source.tokens },
    )
    if (checked.ok) return save.mutate(checked.draft)
    tell((t) => sayWhy(t, checked, limit))
  }

  const field = {
    name: "edited",
    value,
    error: fault,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  }
  return (
    <FormDialog
      title={t.editTitle}
      save={t.save}
      busy={save.isPending}
      changed={value !== saved}
      onSubmit={submit}
      onClose={onClose}
    >
      {source.type === "text" ? (
        <TextArea label={w.content} rows={10} {...field} />
      ) : (
        <TextField label={w.address} type="url" {...field} />
      )}
    </FormDialog>
  )
}
