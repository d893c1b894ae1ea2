import { type Connection, type ConnectionFacts, connectionState, isExpired } from "../connection.ts"
import type { Health } from "../health.ts"
import { ownersPart } from "../meta-failures.ts"
import { failingStep } from "../steps.ts"
import { faultOfEvent } from "./account-news.ts"
import { faultNotice } from "./all.ts"
import type { FaultName } from "./names.ts"

/** The fault of each of Meta's error codes (providers.md 1.10). */
const CODES: Partial<Record<FaultName, readonly number[]>> = {
  expired: [0, 190],
  permission: [3, 10, 131_005],
  locked: [368, 131_031],
  unregistered: [33, 131_045, 133_000, 133_006, 133_010],
  payment: [131_042],
  name_pending: [131_037],
  spam: [131_048],
  test_number: [131_030],
  window_closed: [131_047],
  undeliverable: [131_026],
  hidden_number: [131_062],
  held_back: [131_049],
  no_marketing: [131_050],
  experiment: [130_472],
  country: [130_497],
  own_number: [131_021],
  identity: [137_000],
  meta_down: [1, 2, 131_000, 131_016, 131_057, 133_004],
  // These may come from any call to the Graph API.
  too_fast: [4, 17, 32, 341, 613, 80_007, 80_008, 130_429, 131_056],
}
const BY_CODE = new Map(
  Object.entries(CODES).flatMap(([name, codes]) =>
    codes.map((code) => [code, name as FaultName] as const),
  ),
)
const FIRST_PERMISSION = 200
const LAST_PERMISSION = 299

const ofCode = (code: number): FaultName => {
  if (code >= FIRST_PERMISSION && code <= LAST_PERMISSION) return "permission"
  return BY_CODE.get(code) ?? "not_accepted"
}

/** Meta's codes for a bad parameter. */
const BAD_PARAMETER: ReadonlySet<number | null> = new Set([100, 131_009])

/** Whether Meta refused a send for what stands in it, and not for the line or the client. */
export const refusesParameter = (code: number | null) => BAD_PARAMETER.has(code)

/** Our own reasons, for what never reached Meta (contract.md 4.8). */
const BY_REASON: ReadonlyMap<string, FaultName> = new Map([
  ["window_closed", "window_closed"],
  ["token_expired", "expired"],
  ["not_connected", "not_connected"],
  ["other_number", "other_number"],
  ["unconfirmed", "unconfirmed"],
  ["given_up", "given_up"],
])

/**
 * Why a reply did not arrive. Our own reason goes first, because Meta's code may be of an earlier try. An unknown code is a
 * refusal, too. Without a reason and a code Meta was out of reach.
 */
export const faultOfSend = (code: number | null, reason: string | null): FaultName =>
  BY_REASON.get(reason ?? "") ?? (code === null ? "meta_down" : ofCode(code))

/** Faults that affect every reply of a line, and that only its owner can put right. */
const OF_LINES: ReadonlySet<FaultName> = new Set([
  ...(["permission", "locked", "unregistered", "payment", "name_pending", "spam"] as const),
  "test_number",
])

/** A failed send, as it is reported to the owner by note_send_fault (db/functions/line_health.sql). */
export type SendFault = {
  /** Whether it affects every reply of the line, and not only this one. */
  readonly line: boolean
  /** The text of the notification: cause and remedy. */
  readonly told: string
}

/** The fault of a send that Meta refused with this code; null: it named none. */
export const sendFault = (code: number | null): SendFault => {
  const name = faultOfSend(code, null)
  return { line: OF_LINES.has(name), told: faultNotice(name) }
}

const NOTE = /^WhatsApp: (?:error (\d+)|(\w+))$/

/** The fault that a connection's error message stands for; null: the message is not about an event or an error of Meta's. */
const faultOfNote = (lastErrorMessage: string | null): FaultName | null => {
  const [, code, event] = NOTE.exec(lastErrorMessage ?? "") ?? []
  if (code !== undefined) return ofCode(Number(code))
  return event === undefined ? null : faultOfEvent(event)
}

const OF_STEP = { subscribe: "subscribe", find: "unregistered", register: "register" } as const
const OF_OWNER = { permission: "permission", blocked: "locked" } as const

/** The fault of a line whose set-up is not finished: the step that failed, or what the owner has to do for it. */
const faultOfStep = (connection: Connection): FaultName => {
  const failing = failingStep(connection)
  if (!failing) return "subscribe"
  const owners = ownersPart(failing.words)
  return owners ? OF_OWNER[owners] : OF_STEP[failing.step]
}

type LineSeen = {
  readonly connection: Connection | null
  readonly facts: ConnectionFacts | null
  readonly health: Health | null
}

/** The fault of a line that has to be put right first; null: there is none. */
export const faultOfLine = ({ connection, facts, health }: LineSeen, now: Date) => {
  const state = connectionState(facts, now)
  if (!connection || !facts || state === "disconnected") return "not_connected"
  if (isExpired(facts, now)) return "expired"
  const noted = faultOfNote(connection.lastErrorMessage)
  if (state === "partial") return noted ?? faultOfStep(connection)
  if (noted) return noted
  if (health?.aiPriced) return "ai_priced"
  if (health?.quality === "RED") return "quality_low"
  return health?.quality === "YELLOW" ? "quality_medium" : null
}
