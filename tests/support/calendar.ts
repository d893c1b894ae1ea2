import * as Context from "effect/Context"
import { nodeDigest } from "../../adapters/secrets/digest.ts"
import { propertiesOf } from "../../core/calendar/entry.ts"
import {
  Bookings,
  CalendarConnections,
  CalendarConsent,
  GoogleCalendar,
} from "../../core/calendar/ports.ts"
import type { ClientId } from "../../core/shared/ids.ts"
import { Digest } from "../../core/shared/ports.ts"
import { fakeBookings } from "../fakes/calendar/bookings.ts"
import { fakeCalendarConnections, fakeCalendarConsent } from "../fakes/calendar/connections.ts"
import { fakeGoogleCalendar } from "../fakes/calendar/google.ts"
import type { State } from "../fakes/state.ts"
import type { Through } from "./world.ts"

/** The id of a client: entries in the calendar carry it, so it must be a UUID. */
export const ANA = "00000000-0000-4000-8000-0000000000a1"
export const BEA = "00000000-0000-4000-8000-0000000000a2"
/** What `hasFor(ANA, id, 10)` puts in the calendar, as it is told. */
export const ANAS = {
  kind: "booked",
  start: "2026-03-12T09:00:00.000Z",
  end: "2026-03-12T10:00:00.000Z",
  zone: "Europe/Madrid",
  clientZone: null,
} as const
/** When and where clients and models speak of it: two days before, in Madrid. */
export const TUESDAY = {
  now: new Date("2026-03-10T08:30:00Z"),
  zone: "Europe/Madrid",
  language: "es",
} as const
const FOREVER = new Date("2100-01-01T00:00:00.000Z")

/** The calendar of the world's chatbot: connected when the state says so. */
export const calendarOf = (state: State, through: Through) => {
  const { chatbot: chatbotId } = state.ref
  const bot = state.ref
  const calendar = fakeGoogleCalendar("access-1")
  const kept = fakeCalendarConnections([{ ...bot, zone: state.chatbot.timezone }])
  const { consent, plan } = fakeCalendarConsent()
  const { bookings, holds, receipts } = fakeBookings(
    () => state.now,
    (key) => (key.startsWith("turn-") ? state.client.id : null),
  )
  const tokens = { accessToken: "access-1", refreshToken: "refresh-1", expiresAt: FOREVER }
  /** Connects the Google account with this id, whose calendar is empty. */
  const connects = (sub: string | null) => {
    for (const { id } of calendar.all()) calendar.loses(id)
    kept.keep(chatbotId, { ...tokens, scope: "", sub, email: null })
  }
  if (state.calendar) {
    connects("the owner's")
    const row = kept.stored.get(chatbotId)
    if (row) row.allowModifyAnyEvent = state.calendar.allowModifyAnyEvent
  }
  for (const client of [state.client.id, BEA]) kept.clients.set(client as ClientId, [])
  const context = Context.mergeAll(
    Context.make(Bookings, through(bookings, "Bookings")),
    Context.make(CalendarConnections, kept.connections),
    Context.make(CalendarConsent, consent),
    Context.make(Digest, nodeDigest),
    Context.make(GoogleCalendar, through(calendar.google, "GoogleCalendar")),
  )
  /** An entry of the bot's for a client, at a local hour of Thursday, 12 March 2026. */
  const hasFor = (client: string, id: string, hour: number, summary = `Corte de ${client}`) =>
    calendar.has(id, {
      summary,
      start: { instant: atHour(hour) },
      end: { instant: atHour(hour + 1) },
      properties: propertiesOf(chatbotId, client),
    })
  /** The same, booked by the bot in an earlier turn. */
  const hasBookedFor = (client: string, id: string, hour: number) => {
    hasFor(client, id, hour)
    const [start, end] = [atHour(hour), atHour(hour + 1)]
    receipts.unshift({ ...ANAS, start, end, eventId: id, client, turnId: "an earlier one" })
  }
  return {
    ...calendar,
    ...kept,
    plan,
    bookings,
    holds,
    receipts,
    hasFor,
    hasBookedFor,
    connects,
    context,
  }
}

/** Madrid is an hour ahead of UTC in March. */
export const atHour = (hour: number) => new Date(Date.UTC(2026, 2, 12, hour - 1)).toISOString()
