import { Effect } from "effect"
import type { Bot } from "../shared/bot.ts"
import { Bookings, type Person } from "./ports.ts"

/** The client's own zone, if it was named when this appointment was booked or changed: they go on reading another clock. */
export const knownZone = Effect.fnUntraced(function* (
  bot: Bot,
  client: Person | null,
  eventId: string,
) {
  const bookings = yield* Bookings

  const known = client === null ? [] : yield* bookings.receipts(bot, client.id)
  const named = known.find((each) => each.eventId === eventId && each.clientZone !== null)
  return named?.clientZone ?? null
})
