import { describe, expect, test } from "bun:test"
import { Context, Effect } from "effect"
import { nodeDigest } from "../../../adapters/secrets/digest.ts"
import { cancelEvent } from "../../../core/calendar/cancel-event.ts"
import { createEvent } from "../../../core/calendar/create-event.ts"
import { entryIdOf, propertiesOf } from "../../../core/calendar/entry.ts"
import { EventDetails } from "../../../core/calendar/event.ts"
import {
  cancelAsOwner,
  createAsOwner,
  updateAsOwner,
} from "../../../core/calendar/keep-appointments.ts"
import { listEvents } from "../../../core/calendar/list-events.ts"
import {
  type Access,
  Bookings,
  CalendarConnections,
  CalendarConsent,
  GoogleCalendar,
  type Settlement,
} from "../../../core/calendar/ports.ts"
import { updateEvent } from "../../../core/calendar/update-event.ts"
import { Unsettled } from "../../../core/calendar/work-in-calendar.ts"
import type { Bot } from "../../../core/shared/bot.ts"
import { ChatbotId, ClientId, OwnerId } from "../../../core/shared/ids.ts"
import { Digest } from "../../../core/shared/ports.ts"
import { fakeBookings } from "../../fakes/calendar/bookings.ts"
import { fakeCalendarConnections, fakeCalendarConsent } from "../../fakes/calendar/connections.ts"
import { fakeGoogleCalendar } from "../../fakes/calendar/google.ts"

const BOT: Bot = {
  owner: OwnerId.parse("00000000-0000-4000-8000-000000000001"),
  chatbot: ChatbotId.parse("00000000-0000-4000-8000-0000000000b1"),
}
const ANA = ClientId.parse("00000000-0000-4000-8000-0000000000a1")
const BEA = ClientId.parse("00000000-0000-4000-8000-0000000000a2")
const TURN = "00000000-0000-4000-8000-0000000000f1"
const FOREVER = new Date("2100-01-01T00:00:00.000Z")
const at = (hour: number, minute = 0) => new Date(Date.UTC(2027, 2, 12, hour, minute))
const span = (from: number, to: number) => ({ start: at(from), end: at(to) })

const stage = () => {
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

const wish = (key: string, from = 10, to = 11, client: ClientId | null = ANA) => ({
  ...{ summary: "Corte", span: span(from, to), client, key },
  told: client ? { turnId: TURN, client } : null,
})
const change = (eventId: string, more: object, client: ClientId | null = ANA) => ({
  ...{ eventId, client, key: `${TURN}:9`, told: client ? { turnId: TURN, client } : null },
  ...more,
})
const idOf = (key: string) => entryIdOf(nodeDigest.hex(`${BOT.chatbot} ${key}`))

/** What was done is settled at once. */
const settle = Effect.fnUntraced(function* (done: Settlement) {
  yield* (yield* Bookings).settle(BOT, done)
})
const create = (...of: Parameters<typeof createEvent>) =>
  createEvent(...of).pipe(Effect.tap(({ settled }) => settle(settled)))
const update = (...of: Parameters<typeof updateEvent>) =>
  updateEvent(...of).pipe(Effect.tap(({ settled }) => settle(settled)))
const cancel = (id: string, client: ClientId | null = ANA) =>
  cancelEvent(BOT, {
    eventId: id,
    client,
    key: `${TURN}:8`,
    told: client ? { turnId: TURN, client } : null,
  }).pipe(Effect.tap(settle))

describe("a booking", () => {
  test("tried again with the same key is the same appointment", async () => {
    const s = stage()
    await s.run(create(BOT, wish("k")))
    await s.run(create(BOT, wish("k")))
    expect(s.all().map(({ id }) => id)).toEqual([idOf("k")])
    expect(s.receipts).toHaveLength(1)
  })

  test("whose answer was lost is found by its id, at once or when it is tried again", async () => {
    const s = stage()
    s.fails("insert", "lost")
    await s.run(create(BOT, wish("j", 16, 17)))
    expect(s.receipts).toMatchObject([{ kind: "booked", eventId: idOf("j") }])
    s.fails("insert", "unavailable")
    expect(await s.refused(create(BOT, wish("i", 12, 13)))).toBe("calendar_failed")
    s.fails("insert", "lost")
    s.fails("find", "unavailable")
    expect(await s.refused(create(BOT, wish("k")))).toBe("calendar_failed")
    const { entry } = await s.run(create(BOT, wish("k")))
    expect(entry.properties).toEqual(propertiesOf(BOT.chatbot, ANA))
    expect(s.all()).toHaveLength(2)
  })

  test("is not taken for done when another's entry, or a deleted one, has its id", async () => {
    const s = stage()
    s.has(idOf("k"), {
      properties: { app: "crm" },
      start: { date: "2020-01-01" },
      end: { date: "2020-01-02" },
    })
    expect(await s.refused(create(BOT, wish("k")))).toBe("time_unavailable")
    s.has(idOf("l"), { properties: propertiesOf(BOT.chatbot, ANA), status: "cancelled" })
    expect(await s.refused(create(BOT, wish("l", 12, 13)))).toBe("time_unavailable")
  })

  test("that stands is not refused because another asks for its time while it is taken up again", async () => {
    const s = stage()
    // Booked, and the process died before it was settled; its hold ran out.
    await s.run(createEvent(BOT, wish("k")))
    s.holds.clear()
    s.holds.set("another", { span: span(10, 11), eventId: null, until: FOREVER.getTime() })
    const { entry } = await s.run(create(BOT, wish("k")))
    expect(entry.id).toBe(idOf("k"))
  })

  test("that stands is not refused because the owner put something beside it meanwhile", async () => {
    const s = stage()
    await s.run(createEvent(BOT, wish("k")))
    s.has("owners", {
      start: { instant: at(10).toISOString() },
      end: { instant: at(11).toISOString() },
    })
    await s.run(create(BOT, wish("k")))
    expect(s.receipts).toMatchObject([{ kind: "booked", eventId: idOf("k") }])
  })

  test("that the owner moved before it was told of is told where it stands", async () => {
    const s = stage()
    const { entry } = await s.run(createEvent(BOT, wish("k")))
    const [start, end] = [{ instant: at(12).toISOString() }, { instant: at(13).toISOString() }]
    s.has(idOf("k"), { ...entry, start, end })
    await s.run(create(BOT, wish("k")))
    expect(s.receipts).toMatchObject([{ kind: "booked", start: start.instant, end: end.instant }])
  })

  test("holds its time anew when it is begun anew: two minutes are for one try", async () => {
    const s = stage()
    s.opened.token = "access-2"
    s.plan.renewals.push({ accessToken: "access-2", refreshToken: null, expiresAt: FOREVER })
    const { google } = s
    const list = google.list
    Object.assign(google, {
      list: (access: Access, asked: Parameters<typeof list>[1]) => {
        // Google took its time to say that the token has ended: the hold is over.
        if (access.token === "access-1") s.holds.clear()
        return list(access, asked)
      },
    })
    await s.run(createEvent(BOT, wish("k")))
    expect(s.holds.size).toBe(1)
  })

  test.each([
    [
      "what the owner does",
      { start: { instant: at(10).toISOString() }, end: { instant: at(12).toISOString() } },
      "time_unavailable",
    ],
    [
      "a whole day away",
      { start: { date: "2027-03-12" }, end: { date: "2027-03-13" } },
      "time_unavailable",
    ],
    [
      "an hour that only touches",
      { start: { instant: at(11).toISOString() }, end: { instant: at(12).toISOString() } },
      null,
    ],
    [
      "a reminder without length",
      { start: { instant: at(10, 30).toISOString() }, end: { instant: at(10, 30).toISOString() } },
      null,
    ],
    [
      "something marked as free",
      { start: { date: "2027-03-12" }, end: { date: "2027-03-13" }, transparent: true },
      null,
    ],
  ])("beside %s", async (_, fields, refusal) => {
    const s = stage()
    s.has("other", fields)
    const booked = create(BOT, wish("k"))
    if (refusal) expect(await s.refused(booked)).toBe(refusal)
    else await s.run(booked)
    // What was refused holds nothing.
    expect(s.holds.size).toBe(refusal ? 0 : 1)
  })

  test.each([
    ["taken out", (s: ReturnType<typeof stage>, id: string) => s.loses(id)],
    ["cancelled", (s: ReturnType<typeof stage>, id: string) => s.has(id, { status: "cancelled" })],
    [
      "moved",
      (s: ReturnType<typeof stage>, id: string) =>
        s.has(id, {
          start: { instant: at(14).toISOString() },
          end: { instant: at(15).toISOString() },
        }),
    ],
  ] as const)("that the owner has %s at Google leaves its time free at once", async (_, does) => {
    const s = stage()
    const { entry } = await s.run(create(BOT, wish("k")))
    expect(await s.refused(create(BOT, wish("l", 10, 12, BEA)))).toBe("time_unavailable")
    does(s, entry.id)
    const other = await s.run(create(BOT, wish("m", 10, 12, BEA)))
    expect(other.entry.id).toBe(idOf("m"))
    expect(await s.refused(create(BOT, wish("n", 11, 12)))).toBe("time_unavailable")
  })

  test("for somebody the bot does not know is refused", async () => {
    const s = stage()
    s.clients.clear()
    const details = { summary: "Corte", start_time: at(10).toISOString() }
    const forAna = createAsOwner(BOT, EventDetails.parse({ ...details, clientid: ANA }), "k")
    expect(await s.refused(forAna)).toBe("not_found")
    await s.run(createAsOwner(BOT, EventDetails.parse(details), "k"))
  })

  test("fifty at once for overlapping times are one appointment", async () => {
    const s = stage()
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        s.run(create(BOT, { ...wish(`${n}`), span: { start: at(10, n), end: at(11, n) } })).then(
          () => "booked",
          (refusal) => refusal.code,
        ),
      ),
    )
    expect(results.filter((result) => result === "booked")).toHaveLength(1)
    expect(results.filter((result) => result === "time_unavailable")).toHaveLength(49)
    expect(s.all()).toHaveLength(1)
  })
})

describe("a change", () => {
  test.each([true, false])(
    "that is refused frees its time if its worker may go on (%p); else it may be held for the next",
    async (mayGoOn) => {
      const s = stage()
      const { entry } = await s.run(create(BOT, wish("k")))
      const may = { mayGoOn: Effect.succeed(mayGoOn) }
      s.fails("change", "unavailable")
      const moved = change(entry.id, { start: at(15), ...may })
      expect(await s.refused(update(BOT, moved))).toBe("calendar_failed")
      expect(s.holds.has(moved.key)).toBe(!mayGoOn)
      s.fails("insert", "unavailable")
      expect(await s.refused(create(BOT, { ...wish("l", 12, 13), ...may }))).toBe("calendar_failed")
      expect(s.holds.has("l")).toBe(!mayGoOn)
    },
  )

  test("gives an hour to what the owner has made an entry of a whole day, when it gets a time again", async () => {
    const s = stage()
    s.has("k", {
      properties: propertiesOf(BOT.chatbot, ANA),
      start: { date: "2027-03-12" },
      end: { date: "2027-03-13" },
    })
    s.has("other", {
      start: { instant: at(18).toISOString() },
      end: { instant: at(19).toISOString() },
    })
    const { entry } = await s.run(update(BOT, change("k", { start: at(12) })))
    expect(entry).toMatchObject({
      start: { instant: at(12).toISOString() },
      end: { instant: at(13).toISOString() },
    })
  })

  test("moves, holds the new time and frees the old one", async () => {
    const s = stage()
    await s.run(create(BOT, wish("k")))
    const id = idOf("k")
    await s.run(update(BOT, change(id, { start: at(12) })))
    expect(s.all()[0]?.end).toEqual({ instant: at(13).toISOString() })
    expect(await s.refused(create(BOT, wish("l", 12, 13)))).toBe("time_unavailable")
    await s.run(create(BOT, wish("m")))
    expect(s.receipts.map(({ kind }) => kind)).toEqual(["booked", "moved", "booked"])
  })

  test("of the beginning alone may make it shorter", async () => {
    const s = stage()
    await s.run(create(BOT, wish("k", 10, 12)))
    await s.run(update(BOT, change(idOf("k"), { start: at(11), end: at(12) })))
    const [shorter] = s.all()
    expect([shorter?.start, shorter?.end]).toEqual([
      { instant: at(11).toISOString() },
      { instant: at(12).toISOString() },
    ])
  })

  test("by half an hour does not collide with itself", async () => {
    const s = stage()
    await s.run(create(BOT, wish("k")))
    await s.run(update(BOT, change(idOf("k"), { start: at(10, 30) })))
    expect(s.all()[0]?.start).toEqual({ instant: at(10, 30).toISOString() })
  })

  test("whose answer was lost is told as done if it stands, and only then", async () => {
    const s = stage()
    await s.run(create(BOT, wish("k")))
    const moved = (hour: number, more = {}) =>
      update(BOT, change(idOf("k"), { start: at(hour), end: at(hour + 1), ...more }))
    s.fails("change", "lost")
    await s.run(moved(12, { summary: "Color" }))
    const told = { kind: "moved", start: at(12).toISOString() }
    expect(s.receipts).toContainEqual(expect.objectContaining(told))
    s.fails("change", "unavailable")
    expect(await s.refused(moved(16))).toBe("calendar_failed")
    s.fails("change", "unavailable")
    const renamed = update(BOT, change(idOf("k"), { summary: "Corte" }))
    expect(await s.refused(renamed)).toBe("calendar_failed")
    expect(s.all()).toMatchObject([{ summary: "Color", start: { instant: at(12).toISOString() } }])
  })

  test("into a time that is taken leaves everything as it was", async () => {
    const s = stage()
    await s.run(create(BOT, wish("k")))
    s.has("other", {
      start: { instant: at(12).toISOString() },
      end: { instant: at(13).toISOString() },
    })
    expect(await s.refused(update(BOT, change(idOf("k"), { start: at(12) })))).toBe(
      "time_unavailable",
    )
    expect(s.all().find(({ id }) => id === idOf("k"))?.start).toEqual({
      instant: at(10).toISOString(),
    })
  })

  test("of what somebody else changed meanwhile is made on what stands there now", async () => {
    const s = stage()
    s.has("mine", { properties: propertiesOf(BOT.chatbot, ANA), summary: "old" })
    const [read] = s.all()
    const { run } = s
    let meddled = 0
    const find = s.google.find
    Object.assign(s.google, {
      find: (access: Access, id: string) => {
        const found = find(access, id)
        if (meddled++ === 0 && read) {
          return Effect.map(found, (entry) => {
            s.has("mine", { ...read, location: "elsewhere" })
            return entry
          })
        }
        return found
      },
    })
    await run(update(BOT, change("mine", { summary: "new" })))
    expect(s.all()).toMatchObject([{ summary: "new", location: "elsewhere" }])
    expect(meddled).toBe(2)
  })

  test.each([
    ["is gone", "gone", "event_not_found"],
    ["was cancelled", "cancelled", "event_not_found"],
    ["is the owner's", "owners", "calendar_forbidden"],
  ])("of one that %s is refused", async (_, id, code) => {
    const s = stage()
    s.has("cancelled", { properties: propertiesOf(BOT.chatbot, ANA), status: "cancelled" })
    s.has("owners", {})
    expect(await s.refused(update(BOT, change(id, { summary: "x" })))).toBe(code)
  })

  test.each([
    ["before the beginning", at(9)],
    ["over a month away", new Date(at(10).getTime() + 32 * 86_400_000)],
  ])("to an end %s is refused", async (_, end) => {
    const s = stage()
    await s.run(create(BOT, wish("k")))
    expect(await s.refused(update(BOT, change(idOf("k"), { end })))).toBe("invalid_field")
    expect(s.all()).toMatchObject([{ end: { instant: at(11).toISOString() } }])
  })
})

describe("a cancellation", () => {
  test("frees the time; a second one is a success too", async () => {
    const s = stage()
    await s.run(create(BOT, wish("k")))
    await s.run(cancel(idOf("k")))
    await s.run(cancel(idOf("k")))
    await s.run(create(BOT, wish("l")))
    expect(s.receipts.map(({ kind }) => kind)).toEqual(["booked", "cancelled", "booked"])
  })

  test("whose answer was lost is told as done if it is gone, and only then", async () => {
    const s = stage()
    await s.run(create(BOT, wish("k")))
    s.fails("remove", "unavailable")
    expect(await s.refused(cancel(idOf("k")))).toBe("calendar_failed")
    s.fails("remove", "lost")
    await s.run(cancel(idOf("k")))
    expect(s.receipts.map(({ kind }) => kind)).toContain("cancelled")
    expect(s.all()).toEqual([])
  })

  test("of one that left no trace succeeds for the client it was made for alone", async () => {
    const s = stage()
    await s.run(create(BOT, wish("k")))
    s.loses(idOf("k"))
    expect(await s.run(cancel(idOf("k")))).toMatchObject({ receipt: { kind: "cancelled" } })
    expect(await s.refused(cancel("neverwas"))).toBe("event_not_found")
  })

  test("of one in the calendar of an account that was connected before is not said to be done: it stands there", async () => {
    const s = stage()
    await s.run(create(BOT, wish("k")))
    s.loses(idOf("k"))
    s.connects("carmen's new account")
    expect(await s.refused(cancel(idOf("k")))).toBe("event_not_found")
    expect(s.receipts.map(({ kind }) => kind)).toEqual(["booked"])
    s.connects("carmen")
    await s.run(cancel(idOf("k")))
    s.connects("carmen's new account")
    await s.run(cancel(idOf("k")))
  })

  test("of one that the owner made a series of is not said to be done: it stands", async () => {
    const s = stage()
    const { entry } = await s.run(create(BOT, wish("k")))
    s.has(entry.id, { ...entry, series: true })
    expect(await s.refused(cancel(entry.id))).toBe("event_not_found")
    expect(s.receipts.map(({ kind }) => kind)).toEqual(["booked"])
  })
})

describe("an appointment that the owner keeps by hand", () => {
  const byHand = (from: number, more: object = {}) =>
    EventDetails.parse({ summary: "Corte", start_time: at(from).toISOString(), ...more })

  test("leaves its time free once it is moved or cancelled", async () => {
    const s = stage()
    const { event } = await s.run(createAsOwner(BOT, byHand(10), "k"))
    await s.run(updateAsOwner(BOT, event.eventid, byHand(12), "l"))
    await s.run(createAsOwner(BOT, byHand(10), "m"))
    await s.run(cancelAsOwner(BOT, event.eventid, null, "n"))
    await s.run(createAsOwner(BOT, byHand(12), "o"))
    expect(s.all()).toHaveLength(2)
  })

  test("is gone when it is to be, also if Google has no trace of it", async () => {
    const s = stage()
    const { event } = await s.run(createAsOwner(BOT, byHand(10), "k"))
    s.loses(event.eventid)
    await s.run(cancelAsOwner(BOT, event.eventid, null, "l"))
    expect(s.all()).toEqual([])
  })

  test("is cancelled for its client alone, when a client is named", async () => {
    const s = stage()
    const { event } = await s.run(createAsOwner(BOT, byHand(10, { clientid: ANA }), "k"))
    expect(await s.refused(cancelAsOwner(BOT, event.eventid, BEA, "l"))).toBe("event_not_found")
    expect(s.all()).toHaveLength(1)
    await s.run(cancelAsOwner(BOT, event.eventid, ANA, "m"))
    expect(s.all()).toEqual([])
  })

  test("is cancelled for a client who is forgotten, too: it stands until it is", async () => {
    const s = stage()
    const { event } = await s.run(createAsOwner(BOT, byHand(10, { clientid: ANA }), "k"))
    s.clients.delete(ANA)
    await s.run(cancelAsOwner(BOT, event.eventid, ANA, "l"))
    expect(s.all()).toEqual([])
  })
})

test("the owner is shown as many appointments as asked for, however many other entries lie between", async () => {
  const s = stage()
  for (let day = 1; day <= 9; day++) {
    const on = (end: number) => ({ date: `2099-01-${String(end).padStart(2, "0")}` })
    s.has(`office-${day}`, { type: "workingLocation", start: on(day), end: on(day + 1) })
  }
  for (const day of [7, 8]) {
    const on = (hour: number) => ({ instant: `2099-01-0${day}T${hour}:00:00.000Z` })
    s.has(`corte-${day}`, { start: on(10), end: on(11) })
  }
  const { events } = await s.run(listEvents(BOT, { maxResults: 2 }))
  expect(events.map(({ eventid }) => eventid)).toEqual(["corte-7", "corte-8"])
})

describe("tokens", () => {
  test("that have ended are renewed once for twenty turns", async () => {
    const s = stage()
    const row = s.stored.get(BOT.chatbot)
    if (row) row.expiresAt = new Date(0)
    s.opened.token = "access-2"
    s.plan.renewals.push({ accessToken: "access-2", refreshToken: null, expiresAt: FOREVER })
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => s.run(create(BOT, wish(`${n}`, n, n + 1)))),
    )
    expect(s.plan.asked).toEqual(["refresh-1"])
    expect(s.all()).toHaveLength(20)
  })

  test("that Google takes no more are renewed, and all of the work is done once more", async () => {
    const s = stage()
    s.opened.token = "access-2"
    s.plan.renewals.push({ accessToken: "access-2", refreshToken: "refresh-2", expiresAt: FOREVER })
    await s.run(create(BOT, wish("k")))
    expect(s.stored.get(BOT.chatbot)).toMatchObject({ refreshToken: "refresh-2", error: null })
  })

  test.each([
    ["an account", "carmen"],
    ["an account that Google has not named", null],
  ])("that are new open the calendar of %s under the same name", async (_, account) => {
    const s = stage()
    const row = s.stored.get(BOT.chatbot)
    if (row) row.account = account
    s.opened.token = "access-2"
    s.plan.renewals.push({ accessToken: "access-2", refreshToken: "refresh-2", expiresAt: FOREVER })
    await s.run(create(BOT, wish("k")))
    const tried = new Map(s.accesses.map(({ token, calendar }) => [token, calendar]))
    expect([...tried.keys()]).toEqual(["access-1", "access-2"])
    expect([...new Set(tried.values())]).toEqual([account ?? row?.id ?? ""])
  })

  test("that end between a write whose answer is lost and the look after it are renewed: the entry is found", async () => {
    const s = stage()
    s.fails("insert", "lost")
    s.fails("find", "unauthorised")
    s.plan.renewals.push({ accessToken: "access-1", refreshToken: null, expiresAt: FOREVER })
    await s.run(create(BOT, wish("k")))
    expect(s.all()).toHaveLength(1)
    expect(s.receipts).toMatchObject([{ kind: "booked" }])
  })

  test.each(["unauthorised", "unavailable", "forbidden"] as const)(
    "that are renewed then, and with which nobody may look either, leave the write in doubt: %s",
    async (why) => {
      const s = stage()
      s.fails("insert", "lost")
      s.fails("find", "unauthorised")
      s.fails("find", why)
      s.plan.renewals.push({ accessToken: "access-1", refreshToken: null, expiresAt: FOREVER })
      expect(await s.run(Effect.flip(create(BOT, wish("k"))))).toBeInstanceOf(Unsettled)
    },
  )

  test("of a connection that has ended are not tried, as long as they may still last", async () => {
    const s = stage()
    const row = s.stored.get(BOT.chatbot)
    if (row) row.error = "Token has expired and could not be refreshed"
    expect(await s.refused(create(BOT, wish("k")))).toBe("calendar_not_connected")
    expect(s.calls).toEqual([])
  })

  test("that are refused even when new are not asked for for ever", async () => {
    const s = stage()
    s.opened.token = "another"
    s.plan.renewals.push({ accessToken: "access-2", refreshToken: null, expiresAt: FOREVER })
    expect(await s.refused(create(BOT, wish("k")))).toBe("calendar_failed")
    expect(s.plan.asked).toHaveLength(1)
  })

  test("that Google opens no calendar to end the connection, and the owner is told once", async () => {
    const s = stage()
    s.fails("list", "closed")
    expect(await s.refused(create(BOT, wish("k")))).toBe("calendar_not_connected")
    expect(s.stored.get(BOT.chatbot)?.error).toBe("Invalid tokens")
    expect(await s.refused(create(BOT, wish("k")))).toBe("calendar_not_connected")
    expect(s.notices).toHaveLength(1)
    expect(s.calls).toEqual(["list"])
  })

  test.each([
    ["Google is out of order: the connection stays", "unavailable", "calendar_failed", null],
    [
      "the consent was taken back: it ends",
      "refused",
      "calendar_not_connected",
      "Token has expired and could not be refreshed",
    ],
  ] as const)("when %s", async (_, why, code, error) => {
    const s = stage()
    s.opened.token = "another"
    s.plan.renewals.push(why)
    expect(await s.refused(create(BOT, wish("k")))).toBe(code)
    expect(s.stored.get(BOT.chatbot)?.error ?? null).toBe(error)
    expect(s.notices).toHaveLength(error ? 1 : 0)
  })
})
