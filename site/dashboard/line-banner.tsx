import { CircleAlert } from "lucide-react"
import { Link } from "wouter"
import { expiresSoon } from "../../core/whatsapp/connection.ts"
import type { FaultName } from "../../core/whatsapp/fault-names.ts"
import { FAULTS } from "../../core/whatsapp/faults.ts"
import { date } from "../lib/format.ts"
import { useLanguage, useWords } from "../lib/language.tsx"
import { dashboard } from "../lib/routes.ts"
import { words } from "../lib/words.ts"
import { useWhatsapp } from "./screens/whatsapp/use-whatsapp.ts"

const bannerWords = words({
  en: {
    soon: (day: string) =>
      `The permission for WhatsApp runs out on ${day}. Reconnect before, or the bot falls silent.`,
    reconnect: "Reconnect",
    look: "What to do",
  },
  es: {
    soon: (day: string) =>
      `El permiso de WhatsApp caduca el ${day}. Vuelve a conectar antes, o el bot se quedará callado.`,
    reconnect: "Volver a conectar",
    look: "Qué hacer",
  },
})

/** A bot without a number has its checklist; a mild word about the number can wait for its screen. */
const QUIET: ReadonlySet<FaultName> = new Set(["not_connected", "quality_medium"])

/** What is wrong with the bot's line, or soon will be, above every other screen. */
export default function LineBanner({ chatbotid }: { chatbotid: string }) {
  const t = useWords(bannerWords)
  const language = useLanguage()
  const { data } = useWhatsapp(chatbotid)
  if (!data) return null
  const { fault, connection } = data
  if (fault && !QUIET.has(fault))
    return (
      <Banner tone="bad" text={FAULTS[fault].what[language]}>
        <Link href={dashboard("whatsapp", chatbotid)} className="link">
          {t.look}
        </Link>
      </Banner>
    )
  if (!connection?.tokenExpiresAt || !expiresSoon(connection, new Date())) return null
  return (
    <Banner tone="warn" text={t.soon(date(language, connection.tokenExpiresAt))}>
      <Link href={dashboard("whatsapp-setup", chatbotid)} className="link">
        {t.reconnect}
      </Link>
    </Banner>
  )
}

type BannerProps = { tone: "warn" | "bad"; text: string; children: React.ReactNode }

const Banner = ({ tone, text, children }: BannerProps) => (
  <div
    className={`note note-${tone} mb-4 flex flex-wrap items-center gap-3`}
    role="status"
    data-testid="line-banner"
  >
    <CircleAlert size={18} aria-hidden className="flex-none" />
    <span className="min-w-0 flex-[1_1_10rem]">{text}</span>
    {children}
  </div>
)
