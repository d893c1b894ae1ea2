import * as Effect from "effect/Effect"
import type { Bot } from "../shared/bot.ts"
import { say } from "../shared/catalogue.ts"
import type { ClientId } from "../shared/ids.ts"
import { invalidField, NotFound } from "../shared/refusals.ts"
import { cancelEvent } from "./cancel-event.ts"
import { createEvent } from "./create-event.ts"
import { eventOf } from "./entry.ts"
import type { EventDetails } from "./event.ts"
import { findClient, findClients, findPerson } from "./find-person.ts"
import { slotOf, zoneOf } from "./moments.ts"
import { Bookings, CalendarConnections, GoogleCalendar } from "./ports.ts"
import { isFor } from "./privacy.ts"
import { updateEvent } from "./update-event.ts"
import { workInCalendar } from "./work-in-calendar.ts"

/** What the owner does by hand in the bot's calendar (contract.md 2.8). `key` names the call. */
export const createAsOwner = Effect.fnUntraced(function* (
  bot: Bot,
  details: EventDetails,
  key: string,
) {
  const bookings = yield* Bookings

  const { summary, description, location, clientid } = details
  const span = yield* slotAsked(bot, details)
  const person = clientid ? yield* findClient(bot, clientid) : null
  if (clientid && person === null) return yield* new NotFound(say("not_found"))
  const client = person?.id ?? null
  const words = { summary, description, location }
  const wish = { ...words, span, client, key, told: null }
  const { entry, zone, settled } = yield* createEvent(bot, wish)
  yield* bookings.settle(bot, settled)
  return { event: eventOf(entry, zone, client) }
})

/** The owner changes an appointment; its times are always given. */
export const updateAsOwner = Effect.fnUntraced(function* (
  bot: Bot,
  eventId: string,
  details: EventDetails,
  key: string,
) {
  const bookings = yield* Bookings

  const { summary, description, location } = details
  const { start, end } = yield* slotAsked(bot, details)
  const words = { summary, description, location }
  const change = { ...words, eventId, start, end, client: null, key, told: null }
  const { entry, zone, settled } = yield* updateEvent(bot, change)
  yield* bookings.settle(bot, settled)
  const [client = null] = yield* findClients(bot, [entry])
  return { event: eventOf(entry, zone, client) }
})

/** The owner takes an appointment out; with a client's id only if it is that client's. */
export const cancelAsOwner = Effect.fnUntraced(function* (
  bot: Bot,
  eventId: string,
  id: ClientId | null,
  key: string,
) {
  const bookings = yield* Bookings
  const google = yield* GoogleCalendar

  const known = yield* workInCalendar(bot, ({ access }) => google.find(access, eventId))
  // "success: true, also if Google has it gone" (contract.md 2.8)
  if (known === null || known.status === "cancelled") return
  if (id && !isFor(known, bot.chatbot, yield* findPerson(bot, id))) {
    return yield* new NotFound(say("event_not_found"))
  }
  const cancelled = yield* cancelEvent(bot, { eventId, client: null, key, told: null })
  yield* bookings.settle(bot, cancelled)
})

const slotAsked = Effect.fnUntraced(function* (bot: Bot, details: EventDetails) {
  const connections = yield* CalendarConnections

  const { zone: own } = yield* connections.read(bot)
  const zone = zoneOf(details.timezone, own)
  if (typeof zone !== "string") return yield* invalidField("timezone")
  const slot = slotOf(details, zone)
  if (!("fault" in slot)) return slot
  return yield* invalidField(slot.fault.startsWith("end_time") ? "end_time" : "start_time")
})
