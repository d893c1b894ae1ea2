import { useWords } from "../../../lib/language/language.tsx"
import { useAtom } from "../../../lib/use-atom.ts"
import { Loading } from "../../../ui/loading.tsx"
import { Pill } from "../../../ui/pill.tsx"
import { prefetchOnce } from "../../data/cache.ts"
import { useChatbot } from "../../data/use-chatbot.ts"
import { Failed } from "../../parts/failed.tsx"
import { NoChatbot } from "../../parts/no-chatbot.tsx"
import { ScreenFrame } from "../../parts/screen.tsx"
import WhichChatbot from "../../parts/which-chatbot.tsx"
import { common } from "../../words/common.ts"
import { ClientsCard } from "./clients-card.tsx"
import { ConnectionCard } from "./connection-card.tsx"
import { HealthRows } from "./health-rows.tsx"
import { TryCard } from "./try-card.tsx"
import { TypingSwitch } from "./typing-switch.tsx"
import { Undelivered } from "./undelivered.tsx"
import { $connecting, statusOf, useWhatsapp } from "./use-whatsapp.ts"
import { whatsappWords } from "./words.ts"

const TONE = {
  disconnected: "plain",
  connecting: "info",
  connected: "ok",
  partial: "warn",
  failed: "bad",
} as const

export const prefetch = (chatbotId: string) => prefetchOnce(statusOf(chatbotId))

/** Whether the bot can be reached on WhatsApp, with one thing to do about each fault. */
export default function Whatsapp() {
  const t = useWords(whatsappWords)
  const c = useWords(common)
  const { query, chatbot } = useChatbot()
  const status = useWhatsapp(chatbot?.id ?? "")
  const connecting = useAtom($connecting)
  const found = status.data?.state
  const state = found === "disconnected" && connecting === chatbot?.id ? "connecting" : found
  const { connection, numbers } = status.data ?? {}
  // The number as Meta writes it, with its country code: one that an owner typed may not work from elsewhere.
  const own = numbers?.find(({ phonenumberid }) => phonenumberid === connection?.phonenumberid)
  const number = own?.display || connection?.assignednumber
  const linked = found !== undefined && found !== "disconnected"
  return (
    <ScreenFrame
      title={t.title}
      pill={
        state && (
          <span data-testid="wa-state" data-state={state} role="status">
            <Pill tone={TONE[state]} dot>
              {t.states[state]}
            </Pill>
          </span>
        )
      }
    >
      <WhichChatbot />
      <Failed of={[query, status]} text={t.failedLoad} />
      {query.data && !chatbot ? (
        <NoChatbot text={t.noChatbot} />
      ) : chatbot && status.data && state ? (
        <div key={chatbot.id} className="grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]">
          <div className="flex flex-col gap-5">
            <ConnectionCard
              chatbot={chatbot}
              status={status.data}
              state={state}
              called={number || chatbot.name}
            />
            <Undelivered failures={status.data.failures} />
            {linked && <TypingSwitch chatbot={chatbot} />}
            {linked && <ClientsCard chatbot={chatbot} />}
          </div>
          <div className="flex flex-col gap-5">
            {state === "connected" && number && <TryCard chatbot={chatbot} number={number} />}
            {linked && status.data.health && <HealthRows health={status.data.health} />}
          </div>
        </div>
      ) : (
        !query.error && !status.error && <Loading text={c.loading} />
      )}
    </ScreenFrame>
  )
}
