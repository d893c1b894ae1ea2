import { useQuery } from "@tanstack/react-query"
import { CircleAlert } from "lucide-react"
import { Link } from "wouter"
import { FREE_PLAN } from "../../../core/billing/plan.ts"
import { isUnpaid } from "../../../core/billing/subscription.ts"
import type { Chatbot } from "../../../core/chatbots/chatbot.ts"
import { expiresSoon } from "../../../core/whatsapp/connection.ts"
import { FAULTS } from "../../../core/whatsapp/faults/all.ts"
import { date } from "../../lib/language/format.ts"
import { useLanguage, useWords } from "../../lib/language/language.tsx"
import { words } from "../../lib/language/words.ts"
import { dashboard } from "../../lib/routes.ts"
import { isUsedUp, useUsage } from "../data/queries.ts"
import { useChatbot } from "../data/use-chatbot.ts"
import { subscription } from "../screens/settings/queries.ts"
import { allStatuses, statusOf } from "../screens/whatsapp/use-whatsapp.ts"
import { isUrgent } from "./urgent.ts"

const bannerWords = words({
  en: {
    soon: (day: string) =>
      `The permission for WhatsApp runs out on ${day}. Reconnect before, or the bot falls silent.`,
    reconnect: "Reconnect",
    look: "What to do",
    used: (day: string) => `No messages left: the bot has stopped answering until ${day}.`,
    plans: "See plans",
    unpaid: "A payment failed, so the paid plan is off until it is made.",
    bills: "See the bills",
  },
  es: {
    soon: (day: string) =>
      `El permiso de WhatsApp caduca el ${day}. Vuelve a conectar antes, o el bot se quedará callado.`,
    reconnect: "Volver a conectar",
    look: "Qué hacer",
    used: (day: string) => `No quedan mensajes: el bot ha dejado de contestar hasta el ${day}.`,
    plans: "Ver planes",
    unpaid: "Ha fallado un pago: el plan de pago está apagado hasta que se haga.",
    bills: "Ver las facturas",
  },
})

/** How often the lines of the other chatbots are read. */
const OTHERS_MS = 5 * 60_000

type Bot = Pick<Chatbot, "id" | "name">
/** The current screen itself shows the state of the chosen bot's line. */
type Props = { told: boolean }

/** Says above every screen why a bot does not answer, or soon will not. What stops one comes first. */
export default function LineBanner({ told }: Props) {
  const t = useWords(bannerWords)
  const language = useLanguage()
  const { items: bots, chatbot } = useChatbot()
  const chosen = chatbot?.id
  const lines = bots.toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
  const mine = useQuery({ ...statusOf(chosen ?? ""), retryOnMount: false }).data
  const several = { ...allStatuses, enabled: bots.length > 1, staleTime: OTHERS_MS }
  const others = useQuery({ ...several, retryOnMount: false }).data?.items
  const usage = useUsage({ retryOnMount: false }).data
  const free = usage?.planName === FREE_PLAN
  const paid = useQuery({ ...subscription, enabled: free, retryOnMount: false }).data?.subscription
  const unpaid = free && paid && isUnpaid(paid.status)
  const all = lines
    .map((bot) => ({
      bot,
      state: bot.id === chosen ? mine : others?.find(({ chatbotid }) => chatbotid === bot.id),
    }))
    .filter(({ bot: { id } }) => !(told && id === chosen))
  const named = ({ name }: Bot, text: string) => (bots.length > 1 ? `${name}: ${text}` : text)

  for (const { bot, state } of all)
    if (state?.fault && isUrgent(state.fault))
      return (
        <Banner tone="bad" text={named(bot, FAULTS[state.fault].what[language])}>
          <Link href={dashboard("whatsapp", bot.id)} className="link link-alone">
            {t.look}
          </Link>
        </Banner>
      )
  if (unpaid)
    return (
      <Banner tone="bad" text={t.unpaid}>
        <Link
          href={`${dashboard("settings")}#plan`}
          className="link link-alone"
          // On the screen of settings itself it is no navigation.
          onClick={() => document.getElementById("plan")?.scrollIntoView()}
        >
          {t.bills}
        </Link>
      </Banner>
    )
  if (usage && isUsedUp(usage))
    return (
      <Banner tone="bad" text={t.used(date(language, usage.periodEnd))}>
        <Link href={dashboard("pricing")} className="link link-alone">
          {t.plans}
        </Link>
      </Banner>
    )
  for (const { bot, state } of all)
    if (state?.connection?.tokenExpiresAt && expiresSoon(state.connection, new Date()))
      return (
        <Banner
          tone="warn"
          text={named(bot, t.soon(date(language, state.connection.tokenExpiresAt)))}
        >
          <Link href={dashboard("whatsapp-setup", bot.id)} className="link link-alone">
            {t.reconnect}
          </Link>
        </Banner>
      )
  return null
}

type BannerProps = { tone: "warn" | "bad"; text: string; children: React.ReactNode }

const Banner = ({ tone, text, children }: BannerProps) => (
  <div
    className={`note note-${tone} mb-4 flex flex-wrap items-center gap-3`}
    role="status"
    data-testid="line-banner"
  >
    <CircleAlert size={18} aria-hidden className="flex-none" />
    <span className="min-w-0 flex-[1_1_min(10rem,60%)]">{text}</span>
    {children}
  </div>
)
