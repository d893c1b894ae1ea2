import { useMutation } from "@tanstack/react-query"
import { Pencil, Trash2 } from "lucide-react"
import { useState } from "react"
import { configuration } from "../../../../adapters/http/contract/configuration.ts"
import { memory as routes } from "../../../../adapters/http/contract/memory.ts"
import type { Chatbot } from "../../../../core/chatbots/chatbot.ts"
import { editorWarns, type Fragment } from "../../../../core/memory/fragments.ts"
import type { Memory } from "../../../../core/memory/memory.ts"
import { number } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { api } from "../../../lib/server/api.ts"
import { sentenceOf } from "../../../lib/server/send.ts"
import { Button } from "../../../ui/button.tsx"
import { FaultLine } from "../../../ui/fault-line.tsx"
import { TextArea } from "../../../ui/field.tsx"
import { IconButton } from "../../../ui/icon-button.tsx"
import { sendOnEnter } from "../../../ui/send-on-enter.ts"
import { ShowMore } from "../../../ui/show-more.tsx"
import { Switch } from "../../../ui/switch.tsx"
import { cache } from "../../data/cache.ts"
import { toastRefusal } from "../../parts/toast-refusal.tsx"
import { isUnsaved } from "../../parts/use-unsaved.ts"
import { correctionOf, EditFragment } from "./edit-fragment.tsx"
import { useLine } from "./use-line.ts"
import { useRemoval } from "./use-removal.ts"
import { anyWent } from "./went.ts"
import { memoryWords } from "./words.ts"

const SHOWN = 4

type Props = { chatbot: Chatbot; memory: Memory }

/** The notes that every conversation can use. */
export function GlobalMemory({ chatbot, memory }: Props) {
  const t = useWords(memoryWords)
  const say = useSay()
  const language = useLanguage()
  const [editing, setEditing] = useState(
    () =>
      memory.fragments.find((one) => isUnsaved(correctionOf(chatbot.id, one), one.content)) ?? null,
  )
  const params = { id: chatbot.id }

  const note = useLine(`memory ${chatbot.id}`, async (content) => {
    const { memory: now } = await api(routes.addFragment, { params, body: { content } })
    return anyWent(memory.fragments, now.fragments) ? "savedOverOldest" : "saved"
  })
  const remove = useRemoval((fragmentId) =>
    api(routes.removeFragment, { params: { ...params, fragmentId } }),
  )
  const enable = useMutation({
    scope: { id: "memory_enabled" },
    mutationFn: (memory_enabled: boolean) =>
      api(configuration.change, { params, body: { memory_enabled } }),
    onError: toastRefusal,
    onSettled: () => cache.invalidateQueries({ queryKey: ["chatbots"] }),
  })
  const { used, limit } = memory.tokens
  const fault = note.sending.error

  return (
    <section className="card flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2>{t.memory}</h2>
        <p className="text-small text-muted tabular">
          {t.used(number(language, used), number(language, limit))}
        </p>
      </div>
      <Switch
        label={t.enabled}
        help={t.enabledHelp}
        checked={enable.isPending ? enable.variables : chatbot.memory_enabled}
        onChange={(event) => enable.mutate(event.target.checked)}
      />
      <TextArea
        label={t.add}
        help={t.addHelp}
        value={note.typed}
        error={fault ? say(sentenceOf(fault)) : null}
        onChange={(event) => note.setTyped(event.target.value)}
        {...sendOnEnter(note.submit, "done")}
      />
      {editorWarns(note.typed, limit) && (
        <p className="note note-warn" role="status">
          {t.tooLong(number(language, limit))}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        <Button busy={note.sending.isPending} onClick={note.submit}>
          {t.save}
        </Button>
        <p role="status" className="help">
          {note.sending.isSuccess && note.typed === "" && t[note.sending.data]}
        </p>
      </div>
      <FaultLine text={remove.error && say(sentenceOf(remove.error))} />
      {memory.fragments.length === 0 ? (
        <p className="text-muted">{t.none}</p>
      ) : (
        <div>
          <ShowMore items={memory.fragments} first={SHOWN}>
            {(fragment) => (
              <Row
                key={fragment.id}
                fragment={fragment}
                onEdit={() => setEditing(fragment)}
                onRemove={() => remove.once(fragment.id)}
              />
            )}
          </ShowMore>
        </div>
      )}
      {editing && (
        <EditFragment chatbotId={chatbot.id} fragment={editing} onClose={() => setEditing(null)} />
      )}
    </section>
  )
}

type RowProps = { fragment: Fragment; onEdit: () => void; onRemove: () => void }

/** One note, with buttons to edit and to remove it. */
function Row({ fragment, onEdit, onRemove }: RowProps) {
  const t = useWords(memoryWords)
  return (
    <li className="row" data-testid="fragment">
      <div className="row-text">
        <p className="whitespace-pre-wrap">{fragment.content}</p>
        <p className="font-mono text-caption text-muted">{fragment.id}</p>
      </div>
      <div className="row-actions">
        <IconButton icon={Pencil} label={t.edit(fragment.id)} onClick={onEdit} />
        <IconButton icon={Trash2} label={t.remove(fragment.id)} onClick={onRemove} />
      </div>
    </li>
  )
}
