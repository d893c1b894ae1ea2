import { encode } from "uqr"
import type { Chatbot } from "../../../../core/chatbots/chatbot.ts"
import { fallbackLanguage } from "../../../../core/shared/language-setting.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { Button, buttonClass } from "../../../ui/button.tsx"
import { useCopied } from "../../../ui/use-copied.ts"
import { INVITATIONS } from "./invitation.ts"
import { whatsappWords } from "./words.ts"

const QUIET_ZONE = 4

type Props = { chatbot: Chatbot; number: string }

/** The QR code that opens a chat with the bot: to try it, and as a poster. */
export function TryCard({ chatbot, number }: Props) {
  const t = useWords(whatsappWords)
  const { copied, copy } = useCopied()
  const shown = useLanguage()
  // A bot without a language of its own is advertised in the one that its owner reads.
  const lang = chatbot.language === "auto" ? shown : fallbackLanguage(chatbot.language)
  const { hello, line, small } = INVITATIONS[lang]
  const link = `https://wa.me/${number.replace(/\D/g, "")}?text=${encodeURIComponent(hello)}`
  return (
    <section className="card text-center">
      <h2>{t.tryTitle}</h2>
      <p className="text-small text-muted">{t.tryText}</p>
      <div className="mx-auto mt-3 w-[208px] overflow-hidden rounded-control">
        <QrCode text={link} label={t.qr} />
      </div>
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        <a
          className={`${buttonClass("primary")} grow`}
          href={link}
          target="_blank"
          rel="noreferrer"
        >
          {t.open}
        </a>
        <Button kind="secondary" className="grow" onClick={() => copy(link)}>
          {copied ? t.copied : t.copy}
        </Button>
        <Button kind="secondary" className="grow" onClick={() => window.print()}>
          {t.poster}
        </Button>
      </div>
      <div className="poster" lang={lang}>
        <p className="poster-name" style={{ fontSize: `${sizeOf(chatbot.name)}em` }}>
          {chatbot.name}
        </p>
        <p className="poster-line">{line}</p>
        <QrCode text={link} label={t.qr} />
        <p className="poster-line">{number}</p>
        <p>{small}</p>
      </div>
    </section>
  )
}

/** Font size in em: a long name is set smaller, so that it leaves the code its room on the sheet. */
const sizeOf = (name: string) => Math.min(3, 16 / Math.sqrt(name.length)).toFixed(2)

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("")
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  )
}
