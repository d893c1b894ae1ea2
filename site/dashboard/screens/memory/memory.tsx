import { useWords } from "../../../lib/language/language.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { prefetchOnce } from "../../data/cache.ts"
import { memoryOf, useMemory } from "../../data/queries.ts"
import { useChatbot } from "../../data/use-chatbot.ts"
import { Failed } from "../../parts/failed.tsx"
import { NoChatbot } from "../../parts/no-chatbot.tsx"
import { ScreenFrame } from "../../parts/screen.tsx"
import WhichChatbot from "../../parts/which-chatbot.tsx"
import { BesidePreview } from "../../preview/beside-preview.tsx"
import { common } from "../../words/common.ts"
import { GlobalMemory } from "./global-memory.tsx"
import { History } from "./history.tsx"
import { NotificationLimit } from "./notification-limit.tsx"
import { Notifications } from "./notifications.tsx"
import { memoryWords } from "./words.ts"

export const prefetch = (chatbotId: string) => prefetchOnce(memoryOf(chatbotId))

/** What the bot remembers for all conversations, and its notifications to the owner. */
export default function Memory() {
  const t = useWords(memoryWords)
  const c = useWords(common)
  const { query, chatbot } = useChatbot()
  const memory = useMemory(chatbot?.id ?? "")
  return (
    <ScreenFrame title={t.title} lead={t.lead}>
      <WhichChatbot />
      <Failed of={[query, memory]} text={c.loadFailed} />
      {query.data && !chatbot ? (
        <NoChatbot />
      ) : chatbot && memory.data ? (
        <BesidePreview key={chatbot.id} chatbot={chatbot}>
          <div className="flex flex-col gap-5">
            <GlobalMemory chatbot={chatbot} memory={memory.data} />
            <Notifications
              chatbotId={chatbot.id}
              notifications={memory.data.notifications}
              limit={memory.data.notification_limit}
            />
            <NotificationLimit chatbotId={chatbot.id} saved={memory.data.notification_limit} />
            <History chatbotId={chatbot.id} fragments={memory.data.fragments} />
          </div>
        </BesidePreview>
      ) : (
        !query.error && !memory.error && <Loading text={c.loading} />
      )}
    </ScreenFrame>
  )
}
