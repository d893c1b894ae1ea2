import { Effect } from "effect"
import { ownAppointments } from "../../calendar/list-events.ts"
import { Bookings } from "../../calendar/ports.ts"
import { yearOf } from "../../calendar/receipt.ts"
import type { Draft } from "../draft.ts"
import { type Briefing, botOf, type Held } from "../turn.ts"
import { isUnproven } from "./corrections.ts"
import { mayClaim } from "./reading.ts"
import { type Evidence, lastOfEach } from "./verdicts.ts"

/** As far as anybody books ahead: a wedding in the summer after next. */
const AHEAD_MS = 5 * 366 * 86_400_000
const NOTHING: Evidence = { done: [], before: [], complete: false }

/**
 * What stands behind a draft's words about appointments. Receipts are looked up only for words that need one, or `always`, as
 * when this turn may have used the calendar; the calendar itself is read only for a claim that nothing else explains.
 */
export const gatherEvidence = Effect.fnUntraced(function* (
  held: Held,
  turnId: string,
  briefing: Briefing,
  { reading, context }: Draft,
  { always = false } = {},
) {
  const bookings = yield* Bookings

  const denies = reading.denies && (context.connected || context.awaited)
  const needsReceipt =
    reading.tells || denies || reading.fails.length > 0 || mayClaim(reading, context)
  if (!always && !needsReceipt) return NOTHING
  const bot = botOf(held)
  const { calendar, chatbot, client, now } = briefing
  const kept = yield* bookings.receipts(bot, client.id)
  const done = kept.filter((receipt) => receipt.turnId === turnId).toReversed()
  const earlier = lastOfEach(kept.filter((receipt) => receipt.turnId !== turnId).toReversed())
    // What is over stands no more.
    .filter(({ kind, end }) => kind === "cancelled" || new Date(end) > now)
    // However it came to its time: it stands.
    .map((last) => (last.kind === "cancelled" ? last : { ...last, kind: "booked" as const }))
  const ofTurn: Evidence = { done, before: [], complete: calendar !== null }
  const denied = reading.denies && done.length === 0
  if (!denied && !isUnproven(reading, ofTurn, context)) return ofTurn
  const remembered: Evidence = { done, before: earlier, complete: false }
  if (calendar === null) return remembered

  const ahead = { start: now, end: new Date(now.getTime() + AHEAD_MS) }
  const own = yield* ownAppointments(bot, client.id, ahead).pipe(
    Effect.catch(() => Effect.succeed(null)),
  )
  if (own === null) return remembered
  const zones = new Map(kept.map(({ start, clientZone }) => [start, clientZone]))
  const standing = own.spans.map(({ start }) => ({
    kind: "booked" as const,
    start: start.toISOString(),
    zone: chatbot.timezone,
    clientZone: zones.get(start.toISOString()) ?? null,
    ...yearOf(start, chatbot.timezone, now),
  }))
  // What was booked once may have been taken out since: that only the calendar knows that it was in.
  const untold = earlier.filter(
    ({ kind, account }) =>
      kind === "cancelled" || (account && own.account && account !== own.account),
  )
  return { done, before: [...standing, ...untold], complete: own.all } satisfies Evidence
})
