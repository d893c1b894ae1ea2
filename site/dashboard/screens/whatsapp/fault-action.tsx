import { ExternalLink } from "lucide-react"
import { Link } from "wouter"
import { FAULTS } from "../../../../core/whatsapp/faults/all.ts"
import type { FaultName } from "../../../../core/whatsapp/faults/names.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { at, dashboard } from "../../../lib/routes.ts"
import { Button, buttonClass } from "../../../ui/button.tsx"
import { whatsappWords } from "./words.ts"

const MANAGER = "https://business.facebook.com/latest/whatsapp_manager/overview"

type Props = {
  fault: FaultName
  chatbotid: string
  retrying: boolean
  onRetry: () => void
}

/** The one button for a fault; nothing if the owner can do nothing. */
export function FaultAction({ fault, chatbotid, retrying, onRetry }: Props) {
  const t = useWords(whatsappWords)
  const language = useLanguage()
  const primary = buttonClass("primary")
  switch (FAULTS[fault].action) {
    case "connect":
    case "reconnect":
      return (
        <Link href={dashboard("whatsapp-setup", chatbotid)} className={primary}>
          {FAULTS[fault].action === "connect" ? t.connect : t.reconnect}
        </Link>
      )
    case "retry":
      return (
        <Button busy={retrying} onClick={onRetry}>
          {t.retry}
        </Button>
      )
    case "manager":
      return (
        <a href={MANAGER} className={primary} target="_blank" rel="noreferrer">
          {t.manager}
          <ExternalLink size={16} aria-hidden />
        </a>
      )
    case "contact":
      return (
        <a href={at(language, "/contact")} className={primary}>
          {t.contact}
        </a>
      )
    case "none":
      return null
  }
}
