import { Effect } from "effect"
import { inZone, overlaps, type Span, spanOf } from "./entry.ts"
import { inCalendar, type Open } from "./in-calendar.ts"
import { around, freeNear } from "./moments.ts"
import { Bookings, type Bot, GoogleCalendar } from "./ports.ts"
import { isBusy } from "./privacy.ts"

/** What the owner is busy with in a stretch of time, one entry (`but`) left out. */
const busyTimes = Effect.fn("busyTimes")(function* (
  token: string,
  zone: string,
  within: Span,
  but: string | null,
) {
  const google = yield* GoogleCalendar

  const entries = yield* google.list(token, { ...within, zone })
  return (
    entries
      .filter((entry) => entry.id !== but && isBusy(entry))
      .map((entry) => spanOf(entry, zone))
      // What takes no time keeps nobody.
      .filter(({ start, end }) => start < end)
  )
})

/** Whether Google knows of nothing else at this time. */
export const isFree = Effect.fn("isFree")(function* (
  token: string,
  zone: string,
  span: Span,
  but: string | null,
) {
  const busy = yield* busyTimes(token, zone, span, but)
  return !busy.some((each) => overlaps(each, span))
})

/** Times near a taken one that are free at Google and that nobody is just booking. */
export const freeTimes = Effect.fn("freeTimes")(function* (bot: Bot, wanted: Span, now: Date) {
  const bookings = yield* Bookings

  const held = yield* bookings.held(bot, around(wanted))
  const look = Effect.fn("look")(function* ({ token, zone }: Open) {
    const busy = yield* busyTimes(token, zone, around(wanted), null)
    return freeNear(wanted, [...busy, ...held], zone, now).map(({ start, end }) => ({
      start_time: inZone(start, zone),
      end_time: inZone(end, zone),
    }))
  })
  return yield* inCalendar(bot, look)
})
