import * as Effect from "effect/Effect"
import type { Bot } from "../../shared/bot.ts"
import { Bookings, type Person } from "../ports.ts"

/**
 * What a client has heard of an appointment. `start`: when it is, as they heard last. `zone`: their own, if it was named when it was
 * booked or changed: they go on reading another clock. Null: nothing of it.
 */
export const toldBefore = Effect.fnUntraced(function* (
  bot: Bot,
  client: Person | null,
  eventId: string,
) {
  const bookings = yield* Bookings

  const known = client === null ? [] : yield* bookings.receipts(bot, client.id)
  const ofEvent = known.filter((each) => each.eventId === eventId)
  const zone = ofEvent.find(({ clientZone }) => clientZone !== null)?.clientZone ?? null
  return { start: ofEvent[0]?.start ?? null, zone }
})
