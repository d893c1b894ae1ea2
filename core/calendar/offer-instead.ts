import * as Effect from "effect/Effect"
import type { Bot } from "../shared/bot.ts"
import type { ClientId } from "../shared/ids.ts"
import type { Taken } from "./change/taken.ts"
import { inZone, overlaps, spanOf } from "./entry.ts"
import { findPerson } from "./find-person.ts"
import { around, freeNear } from "./moments.ts"
import { Bookings, GoogleCalendar } from "./ports.ts"
import { busyTimes, isFor, ownEventOf } from "./privacy.ts"
import { type Open, workInCalendar } from "./work-in-calendar.ts"

/**
 * What to offer when a time is taken: times near it that are free at Google and that nobody is just booking, and the client's
 * own appointments at that time. A client who hears only that it is taken would think of somebody else. The appointment that is
 * to be moved is in nobody's way, and its time is no other one.
 */
export const offerInstead = Effect.fnUntraced(function* (
  bot: Bot,
  id: ClientId,
  { wanted, moving }: Pick<Taken, "wanted" | "moving">,
  now: Date,
) {
  const bookings = yield* Bookings
  const google = yield* GoogleCalendar

  const client = yield* findPerson(bot, id)
  const held = yield* bookings.held(bot, around(wanted))
  const look = Effect.fnUntraced(function* ({ access, zone }: Open) {
    const listed = yield* google.list(access, { ...around(wanted), zone })
    const entries = listed.filter(({ id }) => id !== moving)
    const moved = listed.find(({ id }) => id === moving)
    const own = entries.filter(
      (entry) =>
        entry.status !== "cancelled" &&
        isFor(entry, bot.chatbot, client) &&
        overlaps(spanOf(entry, zone), wanted),
    )
    const inTheWay = held.filter(({ eventId }) => eventId === null || eventId !== moving)
    const taken = [...busyTimes(entries, zone), ...inTheWay]
    const free = freeNear(wanted, taken, { zone, now, but: moved && spanOf(moved, zone) })
    return {
      own: own.map((entry) => ownEventOf(entry, zone)),
      free: free.map(({ start, end }) => ({
        start_time: inZone(start, zone),
        end_time: inZone(end, zone),
      })),
    }
  })
  return yield* workInCalendar(bot, look)
})
