import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { googleCalendar } from "../../../adapters/google/calendar.ts"
import { type Entry, entryIdOf, propertiesOf, refOf } from "../../../core/calendar/entry.ts"
import type { Access, EntryDraft, GoogleCalendar } from "../../../core/calendar/ports.ts"
import { fakeGoogleCalendar } from "../../fakes/calendar/google.ts"
import { stage } from "../sandbox/sandbox-stage.ts"
import { ANA, BOT, by, draft, hours, run, ZONE } from "./entries-stage.ts"

const BEA = "00000000-0000-4000-8000-0000000000a2"

const s = stage()
afterAll(s.stop)

/** A calendar, the access to it, and what its owner does in it. */
type Stage = {
  readonly google: GoogleCalendar
  readonly access: Access
  readonly moved: (id: string) => void
  readonly allDay: (id: string, from: string, to: string) => void
}

const theFake = (): Stage => {
  const fake = fakeGoogleCalendar()
  return {
    google: fake.google,
    access: by("access-1"),
    moved: (id) => {
      const old = fake.all().find((each) => each.id === id)
      if (old) fake.has(id, { ...old, summary: "moved" })
    },
    allDay: (id, from, to) => {
      const old = fake.all().find((each) => each.id === id)
      if (old) fake.has(id, { ...old, start: { date: from }, end: { date: to } })
    },
  }
}

const theSandbox = (): Stage => {
  const { grants, calendars } = s.google
  calendars.clear()
  const scope = "openid email https://www.googleapis.com/auth/calendar.events"
  const code = grants.makeCode({
    ...{ redirectUri: "http://x", scope, email: "owner@example.com", nonce: null },
    ...{ challenge: null, offline: true, consent: true },
  })
  return {
    google: googleCalendar({ apiUrl: s.url("/google"), pauseMs: 1 }),
    access: by(grants.redeem(code, "http://x", null).tokens.access_token),
    moved: (id) => void calendars.change("owner@example.com", id, null, { summary: "moved" }),
    allDay: (id, from, to) => {
      const edge = (date: string) => ({ date, dateTime: null, timeZone: null })
      const days = { start: edge(from), end: edge(to) }
      calendars.change("owner@example.com", id, null, days)
    },
  }
}

describe.each([
  ["the fake", theFake],
  ["Google's client against the sandbox", theSandbox],
])("a calendar: %s", (_, open) => {
  let google: GoogleCalendar
  let access: Access
  let moved: Stage["moved"]
  let allDay: Stage["allDay"]
  beforeEach(() => {
    ;({ google, access, moved, allDay } = open())
  })
  const insert = (each: EntryDraft) => run(google.insert(access, each))
  const inserted = async (each: EntryDraft) => {
    const entry = await insert(each)
    if (entry === "duplicate") throw new Error("duplicate")
    return entry
  }
  const list = (more: object = {}) =>
    run(google.list(access, { ...hours(0, 23), zone: ZONE, ...more }))
  const ids = async (more: object = {}) => (await list(more)).map(({ summary }) => summary)

  test("gives back what was put in", async () => {
    const entry = await inserted(draft(1, 9, 10))
    const expected: Partial<Entry> = {
      status: "confirmed",
      summary: "Corte 1",
      description: "Dos personas",
      location: "Calle Mayor 1",
      start: { instant: "2026-11-24T09:00:00.000Z" },
      end: { instant: "2026-11-24T10:00:00.000Z" },
      transparent: false,
      declined: false,
      hasGuests: false,
      series: false,
      properties: propertiesOf(BOT, ANA),
    }
    expect(entry).toMatchObject(expected)
    expect(await run(google.find(access, entry.id))).toEqual(entry)
    expect(await list()).toEqual([entry])
  })

  test("gives back words that look like markup as they were put in", async () => {
    for (const [n, description] of [
      "<b>VIP</b> <img src=x>",
      "Corte &amp; color",
      "A &lt;b&gt;",
      "&amp;lt;",
      "3 < 5 & 7 > 6",
    ].entries()) {
      const entry = await inserted({ ...draft(n, n, n + 1), description })
      expect([entry.description, (await run(google.find(access, entry.id)))?.description]).toEqual([
        description,
        description,
      ])
    }
  })

  test("a second appointment with the id of another is refused as a duplicate", async () => {
    await insert(draft(1, 9, 10))
    expect(await insert(draft(1, 12, 13))).toBe("duplicate")
    expect(await ids()).toEqual(["Corte 1"])
  })

  test("lists what touches a stretch of time, in order, one client's if asked", async () => {
    for (const [n, from, to, who] of [
      [1, 15, 16, ANA],
      [2, 9, 11, BEA],
      [3, 20, 21, ANA],
    ] as const) {
      await insert(draft(n, from, to, who))
    }
    expect(await ids(hours(10, 16))).toEqual(["Corte 2", "Corte 1"])
    expect(await ids({ ref: refOf(BOT, ANA) })).toEqual(["Corte 1", "Corte 3"])
    expect(await ids({ end: null, limit: 1 })).toEqual(["Corte 2"])
    const keep = ({ summary }: Entry) => summary !== "Corte 2"
    expect(await ids({ end: null, limit: 1, keep })).toEqual(["Corte 1"])
  })

  test("changes what is said and leaves the rest", async () => {
    const entry = await inserted(draft(1, 9, 10))
    const changed = await run(google.change(access, entry, { span: hours(12, 13), zone: ZONE }))
    expect(changed).toMatchObject({
      summary: "Corte 1",
      start: { instant: "2026-11-24T12:00:00.000Z" },
      properties: propertiesOf(BOT, ANA),
    })
  })

  test("moves what took all day to an hour", async () => {
    const entry = await inserted(draft(1, 9, 10))
    allDay(entry.id, "2026-11-24", "2026-11-25")
    const whole = await run(google.find(access, entry.id))
    if (!whole) throw new Error("gone")
    expect(whole.start).toEqual({ date: "2026-11-24" })
    const changed = await run(google.change(access, whole, { span: hours(12, 13), zone: ZONE }))
    expect(changed).toMatchObject({
      start: { instant: "2026-11-24T12:00:00.000Z" },
      end: { instant: "2026-11-24T13:00:00.000Z" },
    })
  })

  test.each([
    ["Asia/Tokyo", "2026-11-24T00:30+09:00", "2026-11-23T23:30+09:00"],
    ["America/Mexico_City", "2026-11-24T22:00-06:00", "2026-11-23T22:00-06:00"],
    ["Pacific/Kiritimati", "2026-11-24T00:30+14:00", "2026-11-25T00:30+14:00"],
    ["Pacific/Pago_Pago", "2026-11-24T23:00-11:00", "2026-11-23T23:00-11:00"],
  ])(
    "takes a day for that of the zone asked for, wherever its owner's days begin: %s",
    async (zone, within, beside) => {
      const { id } = await inserted(draft(1, 9, 10))
      allDay(id, "2026-11-24", "2026-11-25")
      const during = (local: string) => {
        const start = new Date(local)
        return ids({ start, end: new Date(start.getTime() + 30 * 60_000), zone })
      }
      expect(await during(within)).toEqual(["Corte 1"])
      expect(await during(beside)).toEqual([])
      expect(await ids({ start: new Date(within), end: null, limit: 1, zone })).toEqual(["Corte 1"])
    },
  )

  test("says so when somebody else was faster, and changes nothing", async () => {
    const entry = await inserted(draft(1, 9, 10))
    moved(entry.id)
    expect(await run(google.change(access, entry, { summary: "mine", zone: ZONE }))).toBe("stale")
    expect(await run(google.remove(access, entry))).toBe("stale")
    expect(await ids()).toEqual(["moved"])
  })

  test("takes out once; what is gone is gone", async () => {
    const entry = await inserted(draft(1, 9, 10))
    expect(await run(google.remove(access, entry))).toBe("removed")
    expect(await run(google.remove(access, entry))).toBe("gone")
    expect(await ids()).toEqual([])
    expect((await run(google.find(access, entry.id)))?.status).toBe("cancelled")
    expect(await run(google.find(access, entryIdOf("9".repeat(64))))).toBeNull()
  })

  test("opens to its own token alone", async () => {
    const asked = { ...hours(0, 23), zone: ZONE }
    const failure = await run(Effect.flip(google.list(by("another"), asked)))
    expect(failure.why).toBe("unauthorised")
  })
})
