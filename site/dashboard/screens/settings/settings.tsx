import { Fragment } from "react"
import { useWords } from "../../../lib/language/language.tsx"
import { Loading } from "../../../ui/loading.tsx"
import { prefetchOnce } from "../../data/cache.ts"
import { useChatbot } from "../../data/use-chatbot.ts"
import { Failed } from "../../parts/failed.tsx"
import { FirstChatbot } from "../../parts/no-chatbot.tsx"
import { ScreenFrame } from "../../parts/screen.tsx"
import WhichChatbot from "../../parts/which-chatbot.tsx"
import { common } from "../../words/common.ts"
import { DeleteAccount } from "./delete-account.tsx"
import { DeleteFacebookData } from "./delete-facebook-data.tsx"
import { LookSettings } from "./look-settings.tsx"
import { PasswordSettings } from "./password-settings.tsx"
import { PauseSecret } from "./pause-secret.tsx"
import { PauseSwitch } from "./pause-switch.tsx"
import { PausedConversations } from "./paused-conversations.tsx"
import { PlanSettings } from "./plan-settings.tsx"
import { pausedOf, subscription } from "./queries.ts"
import { settingsWords } from "./words.ts"

export const prefetch = async (chatbotId: string) => {
  await Promise.all([prefetchOnce(subscription), prefetchOnce(pausedOf(chatbotId))])
}

/** All that belongs to the account and to the bot as a whole. */
export default function Settings() {
  const t = useWords(settingsWords)
  const c = useWords(common)
  const { query, chatbot } = useChatbot()
  const parts = [
    ["bot", t.bot],
    ["look", t.look],
    ["password", t.password],
    ["plan", t.plan],
    ["account", t.account],
  ] as const
  return (
    <ScreenFrame title={t.title}>
      <nav aria-label={t.contents} className="mb-5 flex flex-wrap gap-x-5">
        {parts.map(([id, name]) => (
          <a key={id} href={`#${id}`} className="link link-alone">
            {name}
          </a>
        ))}
      </nav>
      <WhichChatbot />
      <div className="flex max-w-[720px] flex-col gap-5">
        <section
          id="bot"
          className={`card flex flex-col gap-6 ${query.isLoading ? "min-h-[460px]" : ""}`}
        >
          <h2>{t.bot}</h2>
          <Failed of={[query]} />
          {query.isLoading ? (
            <Loading text={c.loading} />
          ) : chatbot ? (
            <Fragment key={chatbot.id}>
              <PauseSwitch chatbot={chatbot} />
              <PauseSecret chatbot={chatbot} />
              <PausedConversations chatbot={chatbot} />
            </Fragment>
          ) : (
            query.data && <FirstChatbot />
          )}
        </section>
        <LookSettings />
        <PasswordSettings />
        <PlanSettings />
        <section id="account" className="card flex flex-col items-start gap-4 border-danger">
          <h2>{t.account}</h2>
          <DeleteAccount />
          <DeleteFacebookData />
        </section>
      </div>
    </ScreenFrame>
  )
}
