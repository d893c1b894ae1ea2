import { told } from "./all.ts"
import type { FaultName } from "./names.ts"

/** What Meta's word about an account means (providers.md 1.6). */
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

/** Worth a notification, and no fault of the line. */
const ALERT = "ALERT"

/** Which of Meta's earlier words are over. */
const ENDS: ReadonlyMap<string, readonly string[]> = new Map([
  ["ACCOUNT_RECONNECTED", [...FAULT_OF.keys()]],
  ["REINSTATED", ["DISABLED_UPDATE", "SCHEDULE_FOR_DISABLE", "error 131031", "error 368"]],
  ["REVIEW_APPROVED", ["REVIEW_REJECTED"]],
  ["NAME_APPROVED", ["NAME_REJECTED", "error 131037"]],
])

/** Whether it changes anything for the owner. */
export const isAccountNews = (event: string): boolean =>
  FAULT_OF.has(event) || event === ALERT || ENDS.has(event)

export const faultOfEvent = (event: string): FaultName => FAULT_OF.get(event) ?? "alert"

const note = (event: string) => `WhatsApp: ${event}`

/** What becomes of the connection's error message, and what the owner is told. */
export const accountNotice = (event: string) => ({
  /** Written where the owner looks; null: nothing is. */
  note: FAULT_OF.has(event) ? note(event) : null,
  told: ENDS.has(event) ? null : `WhatsApp: ${told(faultOfEvent(event))}`,
  /** The notes that are taken away. */
  ends: (ENDS.get(event) ?? []).map(note),
  /** The order of arrival is not promised: what takes notes away is remembered by its name, */
  ending: ENDS.has(event) ? event : null,
  /** and a note is not written that one of these has taken away meanwhile. */
  endedBy: [...ENDS].flatMap(([end, ended]) => (ended.includes(event) ? [end] : [])),
})
export type AccountNotice = ReturnType<typeof accountNotice>
