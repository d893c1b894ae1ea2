import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { nodeDigest } from "../../../adapters/secrets/digest.ts"
import { cancelEvent } from "../../../core/calendar/cancel-event.ts"
import { createEvent } from "../../../core/calendar/create-event.ts"
import { entryIdOf } from "../../../core/calendar/entry.ts"
import {
  Bookings,
  CalendarConnections,
  CalendarConsent,
  GoogleCalendar,
  type Settlement,
} from "../../../core/calendar/ports.ts"
import { updateEvent } from "../../../core/calendar/update-event.ts"
import type { Bot } from "../../../core/shared/bot.ts"
import { ChatbotId, ClientId, OwnerId } from "../../../core/shared/ids.ts"
import { Digest } from "../../../core/shared/ports.ts"
import { fakeBookings } from "../../fakes/calendar/bookings.ts"
import { fakeCalendarConnections, fakeCalendarConsent } from "../../fakes/calendar/connections.ts"
import { fakeGoogleCalendar } from "../../fakes/calendar/google.ts"

export const BOT: Bot = {
  owner: OwnerId.parse("00000000-0000-4000-8000-000000000001"),
  chatbot: ChatbotId.parse("00000000-0000-4000-8000-0000000000b1"),
}
export const ANA = ClientId.parse("00000000-0000-4000-8000-0000000000a1")
export const BEA = ClientId.parse("00000000-0000-4000-8000-0000000000a2")
export const TURN = "00000000-0000-4000-8000-0000000000f1"
export const FOREVER = new Date("2100-01-01T00:00:00.000Z")
export const at = (hour: number, minute = 0) => new Date(Date.UTC(2027, 2, 12, hour, minute))
export const span = (from: number, to: number) => ({ start: at(from), end: at(to) })

export const stage = () => {
  const google = fakeGoogleCalendar("access-1")
  const kept = fakeCalendarConnections([{ ...BOT, zone: "Europe/Madrid" }])
  const { consent, plan } = fakeCalendarConsent()
  const { bookings, holds, receipts } = fakeBookings(() => new Date())
  /** Google's account of that id is connected, in the place of an earlier one. */
  const connects = (sub: string) =>
    kept.keep(BOT.chatbot, {
      ...{ accessToken: "access-1", refreshToken: "refresh-1", expiresAt: FOREVER },
      ...{ scope: "", sub, email: null },
    })
  connects("carmen")
  kept.clients.set(ANA, [])
  const context = Context.mergeAll(
    Context.make(Bookings, bookings),
    Context.make(CalendarConnections, kept.connections),
    Context.make(CalendarConsent, consent),
    Context.make(Digest, nodeDigest),
    Context.make(GoogleCalendar, google.google),
  )
  type Ports = Bookings | CalendarConnections | CalendarConsent | Digest | GoogleCalendar
  const run = <A, E>(useCase: Effect.Effect<A, E, Ports>) => Effect.runPromiseWith(context)(useCase)
  const refused = async <A, E extends { code: string }>(useCase: Effect.Effect<A, E, Ports>) =>
    (await Effect.runPromiseWith(context)(Effect.flip(useCase))).code
  return { ...google, ...kept, plan, holds, receipts, connects, run, refused }
}

export const wish = (key: string, from = 10, to = 11, client: ClientId | null = ANA) => ({
  ...{ summary: "Corte", span: span(from, to), client, key },
  told: client ? { turnId: TURN, client } : null,
})
export const change = (eventId: string, more: object, client: ClientId | null = ANA) => ({
  ...{ eventId, client, key: `${TURN}:9`, told: client ? { turnId: TURN, client } : null },
  ...more,
})
export const idOf = (key: string) => entryIdOf(nodeDigest.hex(`${BOT.chatbot} ${key}`))

/** What was done is settled at once. */
export const settle = Effect.fnUntraced(function* (done: Settlement) {
  yield* (yield* Bookings).settle(BOT, done)
})
export const create = (...of: Parameters<typeof createEvent>) =>
  createEvent(...of).pipe(Effect.tap(({ settled }) => settle(settled)))
export const update = (...of: Parameters<typeof updateEvent>) =>
  updateEvent(...of).pipe(Effect.tap(({ settled }) => settle(settled)))
export const cancel = (id: string, client: ClientId | null = ANA) =>
  cancelEvent(BOT, {
    eventId: id,
    client,
    key: `${TURN}:8`,
    told: client ? { turnId: TURN, client } : null,
  }).pipe(Effect.tap(settle))
