import { Trash2 } from "lucide-react"
import { type FormEvent, useState } from "react"
import { memory as routes } from "../../../../adapters/http/contract/memory.ts"
import type { KeptNotification } from "../../../../core/memory/memory.ts"
import { parseEntry } from "../../../../core/memory/notifications.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { useSay } from "../../../lib/language/sentences.ts"
import { api } from "../../../lib/server/api.ts"
import { sentenceOf } from "../../../lib/server/send.ts"
import { Button } from "../../../ui/button.tsx"
import { FaultLine } from "../../../ui/fault-line.tsx"
import { TextField } from "../../../ui/field.tsx"
import { IconButton } from "../../../ui/icon-button.tsx"
import { ShowMore } from "../../../ui/show-more.tsx"
import { Notice } from "../../parts/notice.tsx"
import { common } from "../../words/common.ts"
import { useLine } from "./use-line.ts"
import { useRemoval } from "./use-removal.ts"
import { memoryWords } from "./words.ts"

const SHOWN = 4

type Props = { chatbotId: string; notifications: readonly KeptNotification[]; limit: number }

/** The bot's notifications to the owner, newest first. */
export function Notifications({ chatbotId, notifications, limit }: Props) {
  const t = useWords(memoryWords)
  const c = useWords(common)
  const say = useSay()
  const [invalid, setInvalid] = useState(false)
  const line = useLine(`notifications ${chatbotId}`, (entry) =>
    api(routes.addNotification, { params: { id: chatbotId }, body: { entry } }),
  )
  const remove = useRemoval((nid) =>
    api(routes.removeNotification, { params: { id: chatbotId, nid } }),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // An empty field is ignored: Enter was pressed twice.
    const wrong = line.typed.trim() !== "" && parseEntry(line.typed) === null
    setInvalid(wrong)
    if (wrong) event.currentTarget.querySelector("input")?.focus()
    else line.submit()
  }
  const fault = line.sending.error

  return (
    <section className="card">
      <h2 className="flex items-center gap-3">
        {t.notifications}
        {notifications.length > 0 && <span className="pill pill-info">{notifications.length}</span>}
      </h2>
      {notifications.length >= limit && <p className="note note-warn mt-3">{c.noticesFull}</p>}
      <div className="mt-2">
        <FaultLine text={remove.error && say(sentenceOf(remove.error))} />
        {notifications.length === 0 && <p className="text-muted">{t.noNotifications}</p>}
        <ShowMore items={notifications} first={SHOWN}>
          {(one) => (
            <li key={one.id} className="row" data-testid="notification">
              <Notice {...one} />
              <div className="row-actions">
                <IconButton
                  icon={Trash2}
                  label={t.removeNotification(one.text)}
                  onClick={() => remove.once(one.id)}
                />
              </div>
            </li>
          )}
        </ShowMore>
      </div>
      <form className="mt-4 flex flex-wrap items-start gap-x-3" onSubmit={submit} noValidate>
        <div className="flex-[1_1_min(10rem,60%)]">
          <TextField
            label={t.newEntry}
            help={t.newEntryHelp}
            placeholder="<notify:Texto>"
            maxLength={520}
            value={line.typed}
            error={invalid ? <span lang="es">{t.format}</span> : fault && say(sentenceOf(fault))}
            onChange={(event) => line.setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" kind="secondary" className="mt-[25px]">
          {t.addEntry}
        </Button>
      </form>
    </section>
  )
}
