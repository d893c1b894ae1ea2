import * as Effect from "effect/Effect"
import { saysGone } from "../../calendar/claims/existing-appointment.ts"
import { type OwnAppointments, ownAppointments } from "../../calendar/list-events.ts"
import { Bookings } from "../../calendar/ports.ts"
import { yearOf } from "../../calendar/receipt.ts"
import { DAY_MS } from "../../shared/time-spans.ts"
import type { Draft } from "../draft.ts"
import type { ActiveTurn, Step } from "../turn.ts"
import { isUnproven } from "./corrections.ts"
import { type Evidence, lastOfEach } from "./evidence.ts"
import { mayClaim, tellsOutcome } from "./reading.ts"
import { judge } from "./verdicts.ts"

/** Appointments are looked for in the next five years: nobody books further ahead. */
const AHEAD_MS = 5 * 366 * DAY_MS
const NOTHING: Evidence = { done: [], before: [], complete: false }

/** So long an answer in which nothing seems wrong waits for the calendar: Google has twenty seconds, and may keep all waiting. */
const PATIENCE_MS = 4_000
/** Longer than Google has for a call and its repeat. */
const ANY_TIME_MS = 60_000

/** A client's next appointments as the calendar shows them; null: it shows nothing now. */
const ownNext = ({ held, briefing: { client, now } }: ActiveTurn, patience: number) =>
  ownAppointments(
    held,
    client.id,
    { start: now, end: new Date(now.getTime() + AHEAD_MS) },
    patience,
  ).pipe(Effect.catch(() => Effect.succeed(null)))

/**
 * Gathers the evidence of a turn. An answer is judged several times: the calendar is read once, until another step is taken, and once
 * more for words that may wait longer if it did not answer in time.
 */
export const evidenceGatherer = (active: ActiveTurn) => {
  let read: { readonly steps: number; readonly patience: number; readonly own: Own } | undefined
  return Effect.fnUntraced(function* (
    draft: Draft,
    steps: readonly Step[],
    options: { readonly always?: boolean } = {},
  ) {
    const own = Effect.fnUntraced(function* (patience: number) {
      const known = read?.steps === steps.length ? read : undefined
      if (known && (known.own !== null || known.patience >= patience)) return known.own
      const own = yield* ownNext(active, patience)
      read = { steps: steps.length, patience, own }
      return own
    })
    return yield* gatherEvidence(active, own, draft, options)
  })
}
export type EvidenceGatherer = ReturnType<typeof evidenceGatherer>
type Own = OwnAppointments | null

/**
 * What proves or disproves a draft's words about appointments. Receipts are read only where a calendar is connected, for words that
 * need one, or `always`, as when this turn may have used the calendar. The calendar itself is read only for who has an appointment by
 * their receipts, for a claim that these do not explain, and for what is said in the place of one.
 */
const gatherEvidence = Effect.fnUntraced(function* <Needs>(
  { held, turn, briefing }: ActiveTurn,
  readOwn: (patience: number) => Effect.Effect<Own, never, Needs>,
  draft: Draft,
  { always = false },
) {
  const bookings = yield* Bookings

  const { reading, context } = draft
  const denies = reading.denies && (context.connected || context.awaited)
  const tells = reading.tells || denies || reading.fails.length > 0
  const needsReceipt = tells || mayClaim(reading, context) || tellsOutcome(reading, context)
  if (!always && !needsReceipt && !context.connected) return NOTHING
  const { calendar, chatbot, client, now } = briefing
  const kept = yield* bookings.receipts(held, client.id)
  const done = lastOfEach(kept.filter((receipt) => receipt.turnId === turn.id).toReversed())
  const earlier = lastOfEach(kept.filter((receipt) => receipt.turnId !== turn.id).toReversed())
    // Past appointments prove nothing; a cancellation does. Nor does what became something else in this turn.
    .filter(({ kind, end }) => kind === "cancelled" || new Date(end) > now)
    .filter(({ eventId }) => !done.some((each) => each.eventId === eventId))
    // Moved or changed: what counts is that it is booked now.
    .map((last) => (last.kind === "cancelled" ? last : { ...last, kind: "booked" as const }))
  const ofTurn: Evidence = { done, before: [], complete: calendar !== null }
  // One that was cancelled just now may not have been the last.
  const denied =
    (reading.denies || saysGone(reading.text)) && done.every(({ kind }) => kind === "cancelled")
  const stands = done.length === 0 && earlier.some(({ kind }) => kind === "booked")
  const doubted = denied || context.claimed !== null || isUnproven(judge(draft, ofTurn))
  if (!stands && !doubted) return ofTurn
  const remembered: Evidence = { done, before: earlier, complete: false }
  if (calendar === null) return remembered

  const own = yield* readOwn(doubted ? ANY_TIME_MS : PATIENCE_MS)
  if (own === null) return remembered
  const zones = new Map(kept.map(({ start, clientZone }) => [start, clientZone]))
  const standing = own.spans.map(({ start, end }) => ({
    kind: "booked" as const,
    start: start.toISOString(),
    end: end.toISOString(),
    zone: chatbot.timezone,
    clientZone: zones.get(start.toISOString()) ?? null,
    ...yearOf(start, chatbot.timezone, now),
  }))
  // Receipts of bookings give way to the calendar, from which the owner may have removed them since; only those of another Google
  // account, and cancellations, are not in it.
  const notInCalendar = earlier.filter(
    ({ kind, account }) =>
      kind === "cancelled" || (account && own.account && account !== own.account),
  )
  return { done, before: [...standing, ...notInCalendar], complete: own.all } satisfies Evidence
})
