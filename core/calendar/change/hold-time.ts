import * as Effect from "effect/Effect"
import type { Bot } from "../../shared/bot.ts"
import { overlaps, type Span, spanOf } from "../entry.ts"
import { Bookings, GoogleCalendar } from "../ports.ts"
import { isBusy } from "../privacy.ts"
import { type Open, type Refused, Unsettled } from "../work-in-calendar.ts"

type Wanted = {
  /** Of the booking: the same key again finds its own hold. */
  readonly key: string
  readonly span: Span
  /** The event that the time is to be of. */
  readonly instead: string | null
  /** For whom it is booked; null: the owner. */
  readonly client: string | null
}

/**
 * Holds a time. What was booked just now is held for some minutes still: where the owner has moved it, taken it out or left the
 * time free for others since, it stands in nobody's way. "in doubt": nobody else has it, but the client's own booking of a moment ago
 * holds it, which Google may still make.
 */
export const holdTime = Effect.fnUntraced(function* (
  bot: Bot,
  { access, zone }: Open,
  { key, span, instead, client }: Wanted,
) {
  const bookings = yield* Bookings
  const google = yield* GoogleCalendar

  if ((yield* bookings.hold(bot, key, span, instead)) === "held") return "held"
  const held = yield* bookings.held(bot, span)
  for (const { eventId } of held) {
    if (eventId === null) continue
    const entry = yield* google.find(access, eventId)
    const stands = entry && isBusy(entry) && overlaps(spanOf(entry, zone), span)
    if (stands) return "taken"
    if ((yield* bookings.hold(bot, key, span, eventId)) === "held") return "held"
  }
  const pending = held.filter(({ eventId }) => eventId === null)
  const own = client !== null && pending.every((each) => each.client === client)
  return own && pending.length > 0 ? "in doubt" : "taken"
})

/**
 * Work that is refused holds its time no longer, unless Google may still do it: then nobody else gets the time until the hold ends by
 * itself. `mayGoOn`: as of `workOnEntry`; if not, another may be doing the same work, and holds the time by the same key.
 */
export const releaseOnRefusal = (
  bot: Bot,
  key: string,
  mayGoOn: Effect.Effect<boolean> = Effect.succeed(true),
) =>
  Effect.catch(
    Effect.fnUntraced(function* (refusal: Refused) {
      const bookings = yield* Bookings

      const isOver = !(refusal instanceof Unsettled)
      if (isOver && (yield* mayGoOn)) yield* bookings.release(bot, key)
      return yield* Effect.fail(refusal)
    }),
  )
