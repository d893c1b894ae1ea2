import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { knowledge } from "../../../../adapters/http/contract/knowledge.ts"
import type { SourceDraft } from "../../../../core/knowledge/source.ts"
import type { Language } from "../../../../core/shared/language.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useTranslated } from "../../../lib/language/translated.ts"
import { api } from "../../../lib/server/api.ts"
import { isNo } from "../../../lib/server/send.ts"
import { tab } from "../../../lib/storage.ts"
import { Button } from "../../../ui/button.tsx"
import { TextArea, TextField } from "../../../ui/field.tsx"
import { EXAMPLES } from "../../../words/examples.ts"
import { wizard } from "../../../words/wizard.ts"
import { readAgain } from "../../data/read-again.ts"
import { moveTyped, useTyped } from "../../parts/use-typed.ts"
import { checkSource } from "./check-source.ts"
import { isTaught } from "./use-knowledge.ts"
import type { UndoableRemoval } from "./use-undoable-removal.tsx"
import { sayWhy, trainingWords } from "./words.ts"

const boxOf = (chatbotId: string) => `training ${chatbotId}`
/** Not a draft's key: the type is always kept, and is nothing that was typed. */
const typeOf = (chatbotId: string) => `type:training ${chatbotId}`

/** What was typed while no chatbot was chosen goes to the one that is chosen next, if nothing is typed for that yet. */
const takeOver = (chatbotId: string) => {
  if (moveTyped(boxOf(""), boxOf(chatbotId))) tab.write(typeOf(chatbotId), tab.read(typeOf("")))
}

type Props = {
  chatbotId: string
  lang: Language
  used: number
  limit: number
  intoRoom: UndoableRemoval["intoRoom"]
}

/** Adds a text or an address. What is typed survives a reload and a failed call. */
export function SourceForm({ chatbotId, lang, used, limit, intoRoom }: Props) {
  const t = useWords(trainingWords)
  const w = useWords(wizard)
  const form = useRef<HTMLFormElement>(null)
  useState(() => takeOver(chatbotId))
  const { typed: value, setTyped: setValue, taken } = useTyped(boxOf(chatbotId))
  const [type, setType] = useState<SourceDraft["type"]>(() =>
    value !== "" && tab.read(typeOf(chatbotId)) === "url" ? "url" : "text",
  )
  const [fault, tell] = useTranslated(trainingWords)
  useEffect(() => tab.write(typeOf(chatbotId), type), [chatbotId, type])
  const lost = useRef<string>(null)

  const add = useMutation({
    // The call may have succeeded and only its answer been lost: a source that is there already is not added again.
    mutationFn: async ({ draft, typed }: { draft: SourceDraft; typed: string }) => {
      if (lost.current === typed && (await isTaught(chatbotId, draft))) return
      try {
        await intoRoom(() => api(knowledge.add, { params: { id: chatbotId }, body: draft }))
      } catch (fault) {
        if (isNo(fault)) throw fault
        lost.current = typed
        if (!(await isTaught(chatbotId, draft).catch(() => false))) throw fault
      }
    },
    onSuccess: (_, { typed }) => {
      lost.current = null
      taken(typed)
      readAgain("knowledge", "chatbots")
    },
    onError: (refusal) => tell((t, say) => (isNo(refusal) ? say(refusal.message) : t.addFailed)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkSource({ type, value }, { used, limit })
    if (!chatbotId) tell((t) => t.selectFirst)
    else if (!checked.ok) tell((t) => sayWhy(t, checked, limit))
    else {
      tell(null)
      return add.mutate({ draft: checked.draft, typed: value })
    }
    form.current?.querySelector<HTMLElement>("[name=source]")?.focus()
  }

  const field = {
    name: "source",
    value,
    error: fault,
    onChange: (event: { target: { value: string } }) => setValue(event.target.value),
  }
  return (
    <form ref={form} className="card flex flex-col gap-4" onSubmit={submit} noValidate>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{t.addTitle}</h2>
        <div className="flex gap-2">
          {(["text", "url"] as const).map((one) => (
            <Button
              key={one}
              kind="secondary"
              aria-pressed={type === one}
              onClick={() => {
                setType(one)
                tell(null)
              }}
            >
              {w[one]}
            </Button>
          ))}
        </div>
      </div>
      {type === "text" ? (
        <TextArea label={w.content} rows={6} lang={lang} help={t.contentHelp} {...field} />
      ) : (
        <TextField
          label={w.address}
          type="url"
          inputMode="url"
          placeholder="https://"
          help={w.addressHelp}
          {...field}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={add.isPending}>
          {add.isPending ? t.adding : w.add}
        </Button>
        {type === "text" && value === "" && (
          <Button kind="quiet" onClick={() => setValue(EXAMPLES[lang].hours)}>
            {t.insertExample}
          </Button>
        )}
      </div>
    </form>
  )
}
