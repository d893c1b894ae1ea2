import { Check, CircleAlert } from "lucide-react"
import {
  type Connection,
  expiresSoon,
  hasRealIds,
  isExpired,
} from "../../../../core/whatsapp/connection.ts"
import type { FaultName } from "../../../../core/whatsapp/faults/names.ts"
import { date } from "../../../lib/language/format.ts"
import { useLanguage, useWords } from "../../../lib/language/language.tsx"
import { whatsappWords } from "./words.ts"

/** Faults that mean that the permission was withdrawn, although the token has not expired. */
const WITHDRAWN: ReadonlySet<FaultName | null> = new Set(["removed", "permission"])

type Props = { connection: Connection; fault: FaultName | null }

/** The three conditions of a working line, each with its own state: one green dot for all would hide which fails. */
export function Checks({ connection, fault }: Props) {
  const t = useWords(whatsappWords).lines
  const language = useLanguage()
  const now = new Date()
  const ends = connection.tokenExpiresAt
  const day = ends ? date(language, ends) : ""
  const expired = isExpired(connection, now)
  const soon = expiresSoon(connection, now)
  const linked = hasRealIds(connection)
  const withdrawn = WITHDRAWN.has(fault)
  const permission = () => {
    if (expired) return t.expired
    if (soon) return t.soon(day)
    if (withdrawn) return t.withdrawn
    return ends ? t.permission(day) : t.permissionOpen
  }
  const lines = [
    [linked, linked ? t.linked : t.notLinked],
    [connection.webhookConfigured, connection.webhookConfigured ? t.arrive : t.notArrive],
    [!expired && !soon && !withdrawn, permission()],
  ] as const
  return (
    <ul className="mt-3">
      {lines.map(([good, text]) => (
        <li key={text} className="row">
          {good ? (
            <Check size={18} aria-hidden className="flex-none text-ok" />
          ) : (
            <CircleAlert size={18} aria-hidden className="flex-none text-bad" />
          )}
          {text}
        </li>
      ))}
    </ul>
  )
}
