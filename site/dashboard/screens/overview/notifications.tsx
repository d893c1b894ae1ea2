import { Bell } from "lucide-react"
import { Link } from "wouter"
import type { Chatbot } from "../../../../core/chatbots/chatbot.ts"
import { parseNotifications } from "../../../../core/memory/notifications.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { dashboard } from "../../../lib/routes.ts"
import { Loading } from "../../../ui/loading.tsx"
import { useMemory } from "../../data/queries.ts"
import { Failed } from "../../parts/failed.tsx"
import { Notice } from "../../parts/notice.tsx"
import { common } from "../../words/common.ts"
import { Of } from "./of.tsx"
import { overviewWords } from "./words.ts"

const SHOWN = 5

type Props = { chatbotId: string; others: readonly Chatbot[] }

/** The bot's five newest notifications to the owner, and where those of the owner's other bots are. */
export function Notifications({ chatbotId, others }: Props) {
  const t = useWords(overviewWords)
  const c = useWords(common)
  const memory = useMemory(chatbotId)
  const { notifications = [], notification_limit = 0 } = memory.data ?? {}
  const newest = notifications.slice(0, SHOWN)
  const elsewhere = others
    .map(({ id, name, notifymemory }) => ({ id, name, n: parseNotifications(notifymemory).length }))
    .filter(({ n }) => n > 0)
  return (
    <section className="card">
      <h2 className="flex items-center gap-2">
        <Bell size={20} aria-hidden />
        {t.notifications}
      </h2>
      <div className="mt-3 flex flex-col gap-3">
        <Failed of={[memory]} text={c.loadFailed} />
        {memory.isLoading ? (
          <Loading text={t.loading} />
        ) : newest.length > 0 ? (
          <>
            {notifications.length >= notification_limit && (
              <p className="note note-warn">{c.noticesFull}</p>
            )}
            <ul>
              {newest.map((notification) => (
                <li key={notification.id} className="row">
                  <Notice {...notification} />
                </li>
              ))}
            </ul>
            <Link href={dashboard("memory")} className="link link-alone self-start">
              {t.all}
            </Link>
          </>
        ) : (
          !memory.error && <p className="text-muted">{t.none}</p>
        )}
        {elsewhere.map(({ id, name, n }) => (
          <Link key={id} href={dashboard("memory", id)} className="link link-alone self-start">
            <Of name={name}>{t.notices(n)}</Of>
          </Link>
        ))}
      </div>
    </section>
  )
}
