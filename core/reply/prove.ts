import { Effect } from "effect"
import { ownAppointments } from "../calendar/list-events.ts"
import { Bookings } from "../calendar/ports.ts"
import { yearOf } from "../calendar/receipt.ts"
import { isUnproven } from "./proof.ts"
import { hints, type Reading, type Telling } from "./reading.ts"
import { type Briefing, botOf, type Held } from "./turn.ts"
import { lastOfEach, type Proof } from "./verdicts.ts"

/** As far as anybody books ahead: a wedding in the summer after next. */
const AHEAD_MS = 5 * 366 * 86_400_000
const NOTHING: Proof = { done: [], before: [], complete: false }

/**
 * What stands behind a reply's words about appointments. `acted`: this turn has used the calendar. The calendar itself is
 * read only for a claim that nothing else explains.
 */
export const prove = Effect.fnUntraced(function* (
  held: Held,
  turnId: string,
  briefing: Briefing,
  telling: Telling & { readonly said: Reading; readonly acted: boolean },
) {
  const bookings = yield* Bookings

  const { said, acted } = telling
  const denies = said.denies && (telling.connected || telling.awaited)
  const heard = said.tells || denies || said.fails.length > 0 || hints(said, telling)
  if (!acted && !heard) return NOTHING
  const bot = botOf(held)
  const { calendar, chatbot, client, now } = briefing
  const kept = yield* bookings.receipts(bot, client.id)
  const done = kept.filter((receipt) => receipt.turnId === turnId).toReversed()
  const earlier = lastOfEach(kept.filter((receipt) => receipt.turnId !== turnId).toReversed())
    // What is over stands no more.
    .filter(({ kind, end }) => kind === "cancelled" || new Date(end) > now)
    // However it came to its time: it stands.
    .map((last) => (last.kind === "cancelled" ? last : { ...last, kind: "booked" as const }))
  const ofTurn: Proof = { done, before: [], complete: calendar !== null }
  const denied = said.denies && done.length === 0
  if (!denied && !isUnproven(said, ofTurn, telling)) return ofTurn
  const remembered: Proof = { done, before: earlier, complete: false }
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
  return { done, before: [...standing, ...untold], complete: own.all } satisfies Proof
})
