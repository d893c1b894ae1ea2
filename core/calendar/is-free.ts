import { Effect } from "effect"
import type { ClientId } from "../shared/ids.ts"
import { type Entry, inZone, overlaps, type Span, spanOf } from "./entry.ts"
import { inCalendar, type Open } from "./in-calendar.ts"
import { around, freeNear } from "./moments.ts"
import { personOf } from "./person.ts"
import { type Access, Bookings, type Bot, GoogleCalendar } from "./ports.ts"
import { isBusy, isFor, ownEventOf } from "./privacy.ts"

/** What keeps the owner busy. */
const busyTimes = (entries: readonly Entry[], zone: string): readonly Span[] =>
  entries
    .filter(isBusy)
    .map((entry) => spanOf(entry, zone))
    // An entry without length keeps nobody busy.
    .filter(({ start, end }) => start < end)

/** Whether Google knows of nothing else at this time, one entry (`but`) left out. */
export const isFree = Effect.fnUntraced(function* (
  access: Access,
  zone: string,
  span: Span,
  but: string | null,
) {
  const google = yield* GoogleCalendar

  const entries = yield* google.list(access, { ...span, zone })
  const others = entries.filter(({ id }) => id !== but)
  return !busyTimes(others, zone).some((each) => overlaps(each, span))
})

/**
 * What to offer when a time is taken: times near it that are free at Google and that nobody is just booking, and the client's
 * own appointments at that time. A client who hears only that it is taken would think of somebody else.
 */
export const insteadOf = Effect.fnUntraced(function* (
  bot: Bot,
  id: ClientId,
  wanted: Span,
  now: Date,
) {
  const bookings = yield* Bookings
  const google = yield* GoogleCalendar

  const client = yield* personOf(bot, id)
  const held = yield* bookings.held(bot, around(wanted))
  const look = Effect.fnUntraced(function* ({ access, zone }: Open) {
    const entries = yield* google.list(access, { ...around(wanted), zone })
    const own = entries.filter(
      (entry) =>
        entry.status !== "cancelled" &&
        isFor(entry, bot.chatbot, client) &&
        overlaps(spanOf(entry, zone), wanted),
    )
    const free = freeNear(wanted, [...busyTimes(entries, zone), ...held], zone, now)
    return {
      own: own.map((entry) => ownEventOf(entry, zone)),
      free: free.map(({ start, end }) => ({
        start_time: inZone(start, zone),
        end_time: inZone(end, zone),
      })),
    }
  })
  return yield* inCalendar(bot, look)
})
