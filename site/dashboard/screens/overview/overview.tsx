import { useQuery } from "@tanstack/react-query"
import { MessageCircle } from "lucide-react"
import { useState } from "react"
import { Link } from "wouter"
import { billing } from "../../../../adapters/http/contract/billing.ts"
import { useWords } from "../../../lib/language/language.tsx"
import { dashboard } from "../../../lib/routes.ts"
import { api } from "../../../lib/server/api.ts"
import { Button } from "../../../ui/button.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { useChatbots, useUsage, useUser } from "../../data/queries.ts"
import { useChatbot } from "../../data/use-chatbot.ts"
import { Failed } from "../../parts/failed.tsx"
import { OnDemand } from "../../parts/on-demand.tsx"
import { ScreenFrame } from "../../parts/screen.tsx"
import { PreviewOver } from "../../preview/on-demand.tsx"
import { common } from "../../words/common.ts"
import { Checklist } from "./checklist.tsx"
import { Notifications } from "./notifications.tsx"
import { Of } from "./of.tsx"
import { StatCards } from "./stat-cards.tsx"
import { UsageCard } from "./usage-card.tsx"
import { overviewWords } from "./words.ts"

const OTHERS_MS = 60_000

/** How the bot is doing, and what is left to do before it answers customers. */
export default function Overview() {
  const t = useWords(overviewWords)
  const c = useWords(common)
  const user = useUser()
  const { query, items, chatbot } = useChatbot()
  const overview = useQuery({ queryKey: ["overview"], queryFn: () => api(billing.overview, {}) })
  const usage = useUsage()
  const [trying, setTrying] = useState(false)

  // Shown when all queries have answered once, because parts that appear one after the other would push down what is being read. A
  // failed query is repeated by the part that shows it; waiting for that, too, would make the parts come and go for ever.
  const waiting = [user, query, overview, usage].some(({ isFetched }) => !isFetched)
  const several = items.length > 1
  // What comes to wait at another chatbot is not in the live stream, which is of the chosen one.
  useChatbots({ everyMs: several ? OTHERS_MS : 0 })
  const name = user.data?.name?.split(" ")[0] ?? (several ? undefined : chatbot?.name)
  const onHold = items.filter(({ paused_conversations }) => paused_conversations.length > 0)
  const today = overview.data?.days.at(-1)?.outbound ?? 0
  const sent = several ? t.allSentToday : t.sentToday
  const lead = overview.data && (today > 0 ? sent(today) : t.quiet)
  // Without the list of chatbots neither the checklist nor the notifications can be shown.
  const unlisted = !query.data && query.error !== null
  return (
    <ScreenFrame
      title={name && !waiting ? t.hello(name) : t.helloAll}
      lead={waiting ? "…" : lead}
      actions={
        !waiting &&
        chatbot && (
          <Button kind="secondary" onClick={() => setTrying(true)}>
            <MessageCircle size={18} aria-hidden />
            {t.tryBot}
          </Button>
        )
      }
    >
      {several && (
        <div className="min-h-[91px]">
          <OnDemand load={() => import("../../parts/which-chatbot.tsx")} props={{}} />
        </div>
      )}
      {waiting ? (
        <Loading text={c.loading} lines={6} />
      ) : (
        <div className="flex flex-col gap-5">
          <Failed of={[...(unlisted ? [query] : []), overview, usage]} text={c.loadFailed} />
          {onHold.map(({ id, name, paused_conversations: { length } }) => (
            <Link
              key={id}
              href={`${dashboard("settings", id)}#bot`}
              className="note note-warn link"
            >
              {several ? <Of name={name}>{t.onHold(length)}</Of> : t.onHold(length)}
            </Link>
          ))}
          {!unlisted && (
            <Checklist answered={overview.data?.example === false} onTest={() => setTrying(true)} />
          )}
          {overview.data && <StatCards overview={overview.data} several={several} />}
          <div className="grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]">
            <UsageCard days={overview.data?.days ?? []} />
            {!unlisted && (
              <Notifications
                chatbotId={chatbot?.id ?? ""}
                others={items.filter(({ id }) => id !== chatbot?.id)}
              />
            )}
          </div>
        </div>
      )}
      {trying && chatbot && <PreviewOver chatbot={chatbot} onClose={() => setTrying(false)} />}
    </ScreenFrame>
  )
}
