import { afterAll, expect, test } from "bun:test"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { googleCalendar } from "../../../adapters/google/calendar.ts"
import { googleConsent } from "../../../adapters/google/calendar-consent.ts"
import { postgresBookings } from "../../../adapters/postgres/calendar/bookings.ts"
import { postgresCalendarConnections } from "../../../adapters/postgres/calendar/calendar-connections.ts"
import { nodeDigest } from "../../../adapters/secrets/digest.ts"
import { createEvent } from "../../../core/calendar/create-event.ts"
import { offerInstead } from "../../../core/calendar/offer-instead.ts"
import {
  Bookings,
  CalendarConnections,
  CalendarConsent,
  GoogleCalendar,
} from "../../../core/calendar/ports.ts"
import { ChatbotId, type ClientId, OwnerId } from "../../../core/shared/ids.ts"
import { Digest } from "../../../core/shared/ports.ts"
import { freshDatabase, storeOn } from "../../support/database.ts"
import { connectedOwner } from "../../support/owners.ts"
import { vault } from "../../support/secret.ts"
import { stage } from "../sandbox/sandbox-stage.ts"

const database = await freshDatabase()
const s = stage()
// Two processes, as far as the database can tell.
const stores = [storeOn(database.url, 8), storeOn(database.url, 8)]
afterAll(async () => {
  await Promise.all(stores.map((store) => store.end()))
  await database.drop()
  await s.stop()
})

const REDIRECT = "http://127.0.0.1/api/google-calendar/callback"
const google = s.url("/google")
const consent = googleConsent(
  {
    ...{ clientId: "sandbox-client", clientSecret: "sandbox-client-secret" },
    ...{ authUrl: "", tokenUrl: `${google}/token`, apiUrl: google },
  },
  REDIRECT,
)

test("fifty clients at once, in two processes, with a token that has ended: one appointment, one renewal", async () => {
  const line = await connectedOwner(database.owner, vault, { phoneNumberId: "100000000000071" })
  const bot = { owner: OwnerId.parse(line.userId), chatbot: ChatbotId.parse(line.chatbotId) }
  const code = s.google.grants.makeCode({
    redirectUri: REDIRECT,
    scope: "openid https://www.googleapis.com/auth/calendar.events",
    email: "owner@example.com",
    nonce: null,
    challenge: null,
    offline: true,
    consent: true,
  })
  const grant = await Effect.runPromise(consent.exchange(code, ""))
  const refreshToken = grant.refreshToken ?? ""
  const contexts = stores.map((store) =>
    Context.mergeAll(
      Context.make(Bookings, postgresBookings(store)),
      Context.make(CalendarConnections, postgresCalendarConnections(store, vault)),
      Context.make(CalendarConsent, consent),
      Context.make(Digest, nodeDigest),
      Context.make(GoogleCalendar, googleCalendar({ apiUrl: google })),
    ),
  )
  const [first] = contexts
  if (!first) throw new Error("no process")
  const connections = Context.get(first, CalendarConnections)
  await Effect.runPromise(connections.keep(bot, { ...grant, refreshToken, expiresAt: new Date(0) }))
  const at = (minutes: number) => new Date(Date.UTC(2027, 2, 12, 10, minutes))
  const before = s.records.of("google").length

  const results = await Promise.all(
    Array.from({ length: 50 }, (_, n) => {
      const wish = {
        ...{ summary: `Corte ${n}`, span: { start: at(n), end: at(n + 60) }, client: null },
        ...{ key: `turn:${n}`, told: null },
      }
      const context = contexts[n % contexts.length] ?? first
      return Effect.runPromiseWith(context)(createEvent(bot, wish)).then(
        () => "booked",
        (refusal) => refusal.code,
      )
    }),
  )

  expect(results.filter((result) => result === "booked")).toHaveLength(1)
  expect(results.filter((result) => result === "time_unavailable")).toHaveLength(49)
  const items = s.google.calendars.of("owner@example.com")
  expect(items).toHaveLength(1)
  const asked = s.records.of("google").slice(before)
  expect(asked.filter(({ path }) => path.startsWith("/token"))).toHaveLength(1)

  const wanted = { wanted: { start: at(0), end: at(60) }, moving: null }
  const client = crypto.randomUUID() as ClientId
  const look = offerInstead(bot, client, wanted, at(-600))
  const { free, own } = await Effect.runPromiseWith(first)(look)
  expect(own).toEqual([])
  expect(free).toHaveLength(3)
  const booked = items[0]
  for (const { start_time, end_time } of free) {
    const apart =
      Date.parse(end_time) <= Date.parse(booked?.start.dateTime ?? "") ||
      Date.parse(start_time) >= Date.parse(booked?.end.dateTime ?? "")
    expect(apart).toBe(true)
  }
})
