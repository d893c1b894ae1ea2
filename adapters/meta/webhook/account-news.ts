import type { Received } from "../../../core/conversations/received.ts"
import { isAccountNews } from "../../../core/whatsapp/faults/account-news.ts"
import {
  ANY_NUMBER,
  type HealthNews,
  limitOfTier,
  NO_NEWS,
  THROUGHPUT,
} from "../../../core/whatsapp/health.ts"
import { filled, idOf, type Json, object } from "../json.ts"

/** Reads what Meta posts about an account itself (providers.md 1.6). Undefined: nothing that concerns an owner. */
export const readAccountNews = (
  field: string,
  value: Json,
  entry: string | undefined,
  at: number,
): Received | undefined => {
  // In partner events the entry is our own portfolio, and waba_info names the account.
  const account = idOf(object(value.waba_info)?.waba_id) ?? entry
  if (account === undefined) return undefined
  // Events of whole accounts may have a `phone_number`, too: only in PARTNER_REMOVED is it the one that is meant.
  const named = upper(value.event) === "PARTNER_REMOVED" ? value.phone_number : undefined
  const number = idOf(value.display_phone_number ?? named)?.replace(/\D/g, "") || null
  const event = EVENT_OF.get(field)?.(value)
  if (event !== undefined && isAccountNews(event))
    return { kind: "account", account, number, at, event }
  const news = NEWS_OF.get(field)?.(value)
  return news && { kind: "health", account, number, at, news: { ...NO_NEWS, ...news } }
}

/** The most clients a day that are believed of a limit. The column holds little more. */
const LARGEST = 2_000_000_000

const upper = (value: unknown) => filled(value)?.toUpperCase()

type Fields<What> = Readonly<Record<string, (value: Json) => What | undefined>>
type FieldMap<What> = ReadonlyMap<string, (value: Json) => What | undefined>

const EVENTS = {
  account_update: (value) => {
    const event = upper(value.event)
    const reason = upper(object(value.disconnection_info)?.reason)
    if (event === "PARTNER_REMOVED" && reason === "PRIMARY_INACTIVITY") return reason
    // In some of Meta's own samples this is a list.
    const state = upper([object(value.ban_info)?.waba_ban_state].flat()[0])
    if (event !== "DISABLED_UPDATE") return event
    if (state === "REINSTATE") return "REINSTATED"
    return state === "SCHEDULE_FOR_DISABLE" ? state : event
  },
  account_review_update: (value) => `REVIEW_${upper(value.decision)}`,
  phone_number_name_update: (value) => {
    const decision = upper(value.decision)
    return `NAME_${decision === "DECLINED" ? "REJECTED" : decision}`
  },
  account_alerts: (value) => {
    const severity = upper(object(value.alert_info)?.alert_severity ?? value.alert_severity)
    // Good news comes as an alert, too, whose severity is INFO or begins so.
    return severity === undefined || severity.startsWith("INFO") ? undefined : "ALERT"
  },
} satisfies Fields<string>
/** A map, because the name of a field comes from outside. */
const EVENT_OF: FieldMap<string> = new Map(Object.entries(EVENTS))

const NEWS = {
  phone_number_quality_update: (value) => {
    const tier = filled(value.max_daily_conversations_per_business) ?? filled(value.current_limit)
    const quality = QUALITY_OF.get(upper(value.event) ?? "")
    const isFast = upper(value.event) === "THROUGHPUT_UPGRADE"
    return {
      ...(tier === undefined ? {} : { limit: limitOfTier(tier) }),
      ...(quality === undefined ? {} : { quality }),
      ...(isFast ? { throughput: THROUGHPUT.high } : {}),
    }
  },
  business_capability_update: (value) => {
    const limit = [
      value.max_daily_conversations_per_business,
      value.max_daily_conversation_per_phone,
    ]
      .map((each) => (typeof each === "string" ? (limitOfTier(each) ?? Number(each)) : each))
      .find(
        (each) =>
          typeof each === "number" &&
          Number.isInteger(each) &&
          each >= ANY_NUMBER &&
          each <= LARGEST,
      )
    return limit === undefined ? undefined : { limit: limit as number }
  },
} satisfies Fields<Partial<HealthNews>>
const NEWS_OF: FieldMap<Partial<HealthNews>> = new Map(Object.entries(NEWS))

/** The rating in older versions of the webhook. UNFLAGGED does not name the new one: it is read from Meta once a day. */
const QUALITY_OF: ReadonlyMap<string, HealthNews["quality"]> = new Map([
  ["FLAGGED", "RED"],
  ["UNFLAGGED", "UNKNOWN"],
])
