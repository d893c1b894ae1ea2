import { useQuery } from "@tanstack/react-query"
import { useSearchParams } from "wouter"
import { useWords } from "../../../lib/language/language.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { Pill } from "../../../ui/pill.tsx"
import { cache, prefetchOnce } from "../../data/cache.ts"
import { useChatbot } from "../../data/use-chatbot.ts"
import { Failed } from "../../parts/failed.tsx"
import { NoChatbot } from "../../parts/no-chatbot.tsx"
import { ScreenFrame } from "../../parts/screen.tsx"
import WhichChatbot from "../../parts/which-chatbot.tsx"
import { common } from "../../words/common.ts"
import { CalendarCard } from "./calendar-card.tsx"
import { eventsOf, statusOf } from "./queries.ts"
import { Upcoming } from "./upcoming.tsx"
import { calendarWords } from "./words.ts"

export const prefetch = async (chatbotId: string) => {
  const status = statusOf(chatbotId)
  await prefetchOnce(status)
  if (cache.getQueryData(status.queryKey)?.is_connected) await prefetchOnce(eventsOf(chatbotId))
}

export default function Calendar() {
  const t = useWords(calendarWords)
  const c = useWords(common)
  const { query, chatbot } = useChatbot()
  const chatbotId = chatbot?.id ?? ""
  const status = useQuery(statusOf(chatbotId))
  const connected = status.data?.is_connected ?? false
  return (
    <ScreenFrame
      title={t.title}
      lead={t.lead}
      pill={
        status.data && (
          <Pill tone={connected ? "ok" : "plain"} dot testId="calendar-state">
            {connected ? t.connected : t.notConnected}
          </Pill>
        )
      }
    >
      {!query.isLoading && !status.isLoading && <ConsentOutcome connected={connected} />}
      <WhichChatbot />
      <Failed of={[query, status]} text={t.statusFailed} />
      {query.data && !chatbot ? (
        <NoChatbot />
      ) : chatbot && status.data ? (
        <div key={chatbot.id} className="grid items-start gap-5 lg:grid-cols-2">
          <CalendarCard chatbotId={chatbot.id} status={status.data} />
          {connected && <Upcoming chatbotId={chatbot.id} zone={chatbot.timezone} />}
        </div>
      ) : (
        !query.error && !status.error && <Loading text={c.loading} />
      )}
    </ScreenFrame>
  )
}

/** The outcome of the consent at Google, from the address, while it is still true: Back and another visit find it there again. */
function ConsentOutcome({ connected }: { connected: boolean }) {
  const t = useWords(calendarWords)
  const [search] = useSearchParams()
  const error = search.get("error")
  if (error && !connected)
    return (
      <p className="note note-bad mb-5" role="alert">
        {t.back[error] ?? t.back.failed}
      </p>
    )
  if (connected && search.get("connected"))
    return (
      <p className="note note-ok mb-5" role="status">
        {t.back.ok}
      </p>
    )
  return null
}
