import { Link } from "wouter"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { at, dashboard } from "../../../lib/routes.ts"
import { hasCode } from "../../../lib/server/send.ts"
import { buttonClass } from "../../../ui/button.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { useUsage } from "../../data/queries.ts"
import { useChatbot } from "../../data/use-chatbot.ts"
import { Failed } from "../../parts/failed.tsx"
import { NoChatbot } from "../../parts/no-chatbot.tsx"
import { ScreenFrame } from "../../parts/screen.tsx"
import { BesidePreview } from "../../preview/beside-preview.tsx"
import { common } from "../../words/common.ts"
import { ChatbotCard } from "./chatbot-card.tsx"
import { chatbotsWords } from "./words.ts"

export default function Chatbots() {
  const t = useWords(chatbotsWords)
  const c = useWords(common)
  const { query, items, chatbot } = useChatbot()
  const usage = useUsage().data
  const room = usage && items.length < usage.chatbotsLimit
  return (
    <ScreenFrame title={t.title}>
      {hasCode(query.error, "not_signed_in") ? (
        <SignedOut />
      ) : (
        <Failed of={[query]} text={t.failed} />
      )}
      <BesidePreview chatbot={chatbot}>
        {query.isLoading ? (
          <Loading text={t.loading} />
        ) : items.length > 0 ? (
          <>
            <ul className="flex flex-col gap-5">
              {items.map((one) => (
                <ChatbotCard key={one.id} chatbot={one} />
              ))}
            </ul>
            {room && (
              <Link
                href={dashboard("create-chatbot")}
                className={`${buttonClass("secondary")} mt-5`}
              >
                {c.createChatbot}
              </Link>
            )}
          </>
        ) : (
          query.data && <NoChatbot text={t.empty} />
        )}
      </BesidePreview>
    </ScreenFrame>
  )
}

function SignedOut() {
  const t = useWords(chatbotsWords)
  const language = useLanguage()
  return (
    <p className="note note-warn" role="alert">
      {t.signedOut} <a href={at(language, "/login")}>{t.login}</a>
    </p>
  )
}
