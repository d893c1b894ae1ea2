import { faultNotice } from "./all.ts"
import type { FaultName } from "./names.ts"

/** The fault that an event of Meta's about an account stands for (providers.md 1.6). */
const FAULT_OF: ReadonlyMap<string, FaultName> = new Map([
  ["PARTNER_REMOVED", "removed"],
  ["PRIMARY_INACTIVITY", "phone_app_idle"],
  ["PARTNER_APP_UNINSTALLED", "removed"],
  ["ACCOUNT_OFFBOARDED", "removed"],
  ["ACCOUNT_DELETED", "deleted"],
  ["ACCOUNT_RESTRICTION", "restricted"],
  ["ACCOUNT_VIOLATION", "violation"],
  ["DISABLED_UPDATE", "disabled"],
  // It will be disabled, unless its owner does what Meta asks for.
  ["SCHEDULE_FOR_DISABLE", "alert"],
  ["REVIEW_REJECTED", "review_rejected"],
  ["NAME_REJECTED", "name_rejected"],
])

/** Events that are no fault of the line, but that the owner is notified of. */
const ALERT = "ALERT"

/** Which earlier events, or errors of sends, an event ends. */
const ENDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["ACCOUNT_RECONNECTED", [...FAULT_OF.keys()]],
  ["REINSTATED", ["DISABLED_UPDATE", "SCHEDULE_FOR_DISABLE", "error 131031", "error 368"]],
  ["REVIEW_APPROVED", ["REVIEW_REJECTED"]],
  ["NAME_APPROVED", ["NAME_REJECTED", "error 131037"]],
])

/**
 * Which earlier events a new link of the line ends, under the name that db/functions/lines.sql remembers it by. What Meta holds
 * against the account itself, such as a restriction, does not end with it.
 */
const ENDED_BY_LINK: readonly [string, readonly string[]] = [
  "LINKED",
  ["PARTNER_REMOVED", "PRIMARY_INACTIVITY", "PARTNER_APP_UNINSTALLED", "ACCOUNT_OFFBOARDED"],
]

/** Whether an event changes anything for the owner; all others are only counted. */
export const isAccountNews = (event: string): boolean =>
  FAULT_OF.has(event) || event === ALERT || ENDS.has(event)

export const faultOfEvent = (event: string): FaultName => FAULT_OF.get(event) ?? "alert"

const note = (event: string) => `WhatsApp: ${event}`

/** The error messages of events that a new link of the line clears; `moved`: only one of another number of the account does. */
export const CLEARED_BY_LINK = {
  always: ENDED_BY_LINK[1].map(note),
  moved: ["NAME_REJECTED"].map(note),
}

/**
 * What an event does to the connection's error message, and what the owner is notified of; applied by
 * db/functions/accept_line_news.sql. Events may arrive in any order: an end is therefore remembered (`ending`), and an event
 * that it has already put an end to writes nothing (`endedBy`).
 */
export const accountNotice = (event: string) => ({
  /** The new error message; null: it stays as it is. */
  note: FAULT_OF.has(event) ? note(event) : null,
  /** The text of the notification; null: there is none. */
  told: ENDS.has(event) ? null : `WhatsApp: ${faultNotice(faultOfEvent(event))}`,
  /** The error messages that this event clears. */
  ends: (ENDS.get(event) ?? []).map(note),
  /** The name under which this end is remembered; null: the event ends nothing. */
  ending: ENDS.has(event) ? event : null,
  /** The ends that, if one of them came before, make this event old news. */
  endedBy: [...ENDS, ENDED_BY_LINK].flatMap(([end, ended]) => (ended.includes(event) ? [end] : [])),
})
export type AccountNotice = ReturnType<typeof accountNotice>
