import { afterAll, describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { googleCalendar } from "../../../adapters/google/calendar.ts"
import type { Entry } from "../../../core/calendar/entry.ts"
import type { CalendarFailed } from "../../../core/calendar/ports.ts"
import { type Answer, answerOf, endless, loopback } from "../loopback.ts"
import { by, draft, hours, run, ZONE } from "./entries-stage.ts"

describe("Google's answers", () => {
  const provider = loopback()
  afterAll(provider.stop)
  /** Not long, and long enough for a call to arrive. */
  const BRIEFLY_MS = 150
  /** Waits only for answers that come. */
  const patient = (briefly: number, options: { pauseMs?: number; now?: () => number } = {}) =>
    googleCalendar({
      ...{ apiUrl: provider.url, pauseMs: 1, ...options },
      get timeoutMs() {
        return provider.patience(briefly)
      },
    })
  const google = patient(1_000)
  const today = { ...hours(0, 23), zone: ZONE }
  const list = google.list(by("token"), today)
  const after = async (...answers: readonly Answer[]) => {
    provider.answer(...answers)
    const outcome = await run(list.pipe(Effect.catch((failure) => Effect.succeed(failure.why))))
    return { outcome, calls: provider.asked.length }
  }
  const BUSY: Answer = { status: 503, body: "<html>busy</html>" }
  const PAGE = "<html>Sign in to this Wi-Fi</html>"
  const EMPTY: Answer = { body: { kind: "calendar#events", items: [] } }
  const nine = {
    start: { dateTime: "2027-03-01T09:00:00Z" },
    end: { dateTime: "2027-03-01T10:00:00Z" },
  }

  test.each([
    ["403_user_rate_limit_exceeded", 2],
    ["403_quota_exceeded", 1],
    ["404_not_found", 1],
    ["400_time_range_empty", 1],
    ["400_invalid_time_zone", 1],
    ["410_full_sync_required", 1],
  ])("%s: not available, asked %d times", async (name, calls) => {
    const answer = await answerOf(`google/errors/${name}`)
    expect(await after(answer)).toEqual({ outcome: "unavailable", calls })
  })

  test.each([
    ["insufficientPermissions", "closed"],
    ["notACalendarUser", "closed"],
    // The fault lies with our product at Google, not with the owner's account, so nobody's connection ends.
    ["accessNotConfigured", "unavailable"],
  ] as const)(
    "403 for good, %s: %s, asked once, and whoever runs this reads why",
    async (reason, why) => {
      const lines: string[] = []
      const asking = googleCalendar({ apiUrl: provider.url, log: (line) => lines.push(line) })
      provider.answer({ status: 403, body: { error: { code: 403, errors: [{ reason }] } } })
      expect((await run(Effect.flip(asking.list(by("token"), today)))).why).toBe(why)
      expect(provider.asked).toHaveLength(1)
      expect(lines).toEqual([`403 ${reason}`])
    },
  )

  test.each([
    [{ status: "PERMISSION_DENIED", reason: "ACCESS_TOKEN_SCOPE_INSUFFICIENT" }, "closed", 1],
    [{ status: "RESOURCE_EXHAUSTED", reason: "RATE_LIMIT_EXCEEDED" }, "unavailable", 2],
  ] as const)(
    "403 with its reason in details alone: %p",
    async ({ status, reason }, why, calls) => {
      const details = [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason }]
      const answer = { status: 403, body: { error: { code: 403, status, details } } }
      expect(await after(answer, answer)).toEqual({ outcome: why, calls })
    },
  )

  test.each([
    ["a rate", { status: 429, body: "slow down" }],
    ["a fault", BUSY],
    ["no answer in time", { timeout: true }],
  ])("%s is asked once more, and then it works", async (_, answer) => {
    expect(await after(answer, EMPTY)).toEqual({ outcome: [], calls: 2 })
  })

  test.each([
    [
      "<b>VIP</b>: <a href='https://x.example'>ver</a>",
      "&lt;b>VIP&lt;/b>: &lt;a href='https://x.example'>ver&lt;/a>",
    ],
    ["A &lt;script&gt; &#60;b>", "A &amp;lt;script&amp;gt; &amp;#60;b>"],
    ["Corte & color, 3 < 5", "Corte & color, 3 < 5"],
  ])(
    "a description reaches the owner as the words that it is, not as markup: %s",
    async (description, sent) => {
      provider.answer({ status: 409, body: {} })
      await run(google.insert(by("token"), { ...draft(1, 9, 10), description }))
      expect(provider.asked[0]?.body).toMatchObject({ description: sent })
    },
  )

  test("no answer twice is the end of it, and told as such to whoever runs this", async () => {
    expect(await after({ timeout: true })).toEqual({ outcome: "unavailable", calls: 2 })
    const nobody = googleCalendar({
      ...{ apiUrl: "http://127.0.0.1:1", pauseMs: 1 },
      log: (line) => lines.push(line),
    })
    const lines: string[] = []
    await run(Effect.flip(nobody.list(by("token"), today)))
    expect(lines).toEqual(["no answer"])
  })

  test.each<[string, readonly Answer[], boolean]>([
    ["gets no answer may still be done", [{ timeout: true }], true],
    ["gets none, and then a fault, may still be done", [{ timeout: true }, BUSY], true],
    ["gets a fault twice is not", [BUSY], false],
  ])("a write that %s", async (_, answers, mayBe) => {
    provider.answer(...answers)
    const write = patient(BRIEFLY_MS).insert(by("token"), draft(1, 9, 10))
    const { why, unanswered = false } = await run(Effect.flip(write))
    expect([why, unanswered]).toEqual(["unavailable", mayBe])
  })

  test("no answer in ten calendars in a row is waited for no more, but for one try every half a minute", async () => {
    let passed = 0
    const waiting = patient(BRIEFLY_MS, { now: () => performance.now() + passed })
    const asks = (token: string) =>
      run(waiting.list(by(token), today).pipe(Effect.catch(({ detail }) => Effect.succeed(detail))))
    provider.answer({ timeout: true })
    for (const token of "abcdefghij") expect(await asks(token)).toBe("no answer")
    expect(await asks("k")).toBe("out of order")
    expect(provider.asked).toHaveLength(19)

    passed = 30_000
    const [first, second] = await Promise.all([asks("a"), asks("k")])
    expect([first, second]).toEqual(["no answer", "out of order"])
    expect(provider.asked).toHaveLength(20)

    passed = 60_000
    provider.answer(EMPTY)
    expect(await asks("b")).toEqual([])
    expect(await asks("k")).toEqual([])
  })

  test("ten who waited at the same time do not wait a second time", async () => {
    const waiting = patient(BRIEFLY_MS, { pauseMs: 1_000 })
    provider.answer({ timeout: true })
    const all = [..."abcdefghij"].map((token) => run(Effect.flip(waiting.list(by(token), today))))
    for (const { detail } of await Promise.all(all)) expect(detail).toBe("no answer")
    expect(provider.asked).toHaveLength(10)
  })

  test("a calendar that alone gives no answer keeps no other from being read", async () => {
    const waiting = patient(BRIEFLY_MS)
    provider.answer({ timeout: true })
    for (let n = 0; n < 5; n++) await run(Effect.flip(waiting.list(by("a"), today)))
    provider.answer(EMPTY)
    expect((await run(Effect.flip(waiting.list(by("a"), today)))).detail).toBe("out of order")
    expect(await run(waiting.list(by("b"), today))).toEqual([])
  })

  test("a calendar that gave no answer is out of order with a new token, too", async () => {
    const waiting = patient(BRIEFLY_MS)
    provider.answer({ timeout: true })
    for (let n = 0; n < 5; n++) await run(Effect.flip(waiting.list(by(`t${n}`, "a"), today)))
    expect((await run(Effect.flip(waiting.list(by("new", "a"), today)))).detail).toBe(
      "out of order",
    )
    provider.answer(EMPTY)
    expect(await run(waiting.list(by("new", "b"), today))).toEqual([])
  })

  test("errors that come at once keep nobody waiting: each is asked about anew", async () => {
    for (let n = 0; n < 12; n++)
      expect(await after(BUSY)).toEqual({ outcome: "unavailable", calls: 2 })
    expect(await after(EMPTY)).toEqual({ outcome: [], calls: 1 })
  })

  test("errors that take as long as no answer are waited for no more, and who runs this hears of each refusal", async () => {
    let passed = 0
    const lines: string[] = []
    const slow = googleCalendar({
      ...{ apiUrl: provider.url, pauseMs: 1, timeoutMs: 40 },
      // Each time the clock is read, a whole timeout has passed.
      now: () => (passed += 40),
      log: (line) => lines.push(line),
    })
    provider.answer(BUSY)
    for (const token of "abcdefghij") await run(Effect.flip(slow.list(by(token), today)))
    lines.length = 0
    expect((await run(Effect.flip(slow.list(by("k"), today)))).detail).toBe("out of order")
    expect(lines).toEqual(["out of order"])
  })

  test.each([
    ["a page of somebody in between", { body: PAGE }],
    ["JSON of something else", { body: { kind: "drive#files", items: [] } }],
    ["JSON of whatever", { body: { ok: true } }],
    ["JSON of nothing", { body: null }],
    ["a list that is none", { body: { kind: "calendar#events", items: {} } }],
    ["what does not end", endless(EMPTY.body)],
  ])("%s is no empty calendar", async (_, answer) => {
    expect((await after(answer)).outcome).toBe("unavailable")
  })

  test("an entry that stands and cannot be read is neither free time nor gone", async () => {
    const event = { kind: "calendar#event", id: "ev", status: "confirmed", start: {}, end: {} }
    const page = { body: { kind: "calendar#events", items: [event] } }
    expect((await after(page)).outcome).toBe("unavailable")
    provider.answer({ body: event })
    expect((await run(Effect.flip(google.find(by("token"), "ev")))).why).toBe("unavailable")
    provider.answer({ body: { ...event, status: "cancelled" } })
    expect(await run(google.find(by("token"), "ev"))).toBeNull()
  })

  test("what names no kind is known by what it holds: a list, or the event that was asked for", async () => {
    expect((await after({ body: { items: [] } })).outcome).toEqual([])
    provider.answer({ body: { id: "ev", ...nine } })
    expect(await run(google.find(by("token"), "ev"))).toMatchObject({ id: "ev" })
    expect((await run(Effect.flip(google.find(by("token"), "other")))).why).toBe("unavailable")
  })

  test.each<[string, string | undefined, string | null]>([
    ["2027-03-01T09:00:00", "Europe/Madrid", "2027-03-01T08:00:00.000Z"],
    ["2027-07-01T09:00", "Europe/Madrid", "2027-07-01T07:00:00.000Z"],
    ["2027-03-28T02:30:00", "Europe/Madrid", null],
    ["2027-03-01T09:00:00", "Nowhere/Land", null],
    ["2027-03-01T09:00:00", undefined, null],
  ])("a time without an offset is its zone's: %s, %s", async (dateTime, timeZone, instant) => {
    const start = { dateTime, ...(timeZone && { timeZone }) }
    const end = { dateTime: "2027-12-01T10:00:00Z" }
    provider.answer({ body: { id: "ev", start, end } })
    const found = await run(
      google.find(by("token"), "ev").pipe(Effect.catch(() => Effect.succeed(null))),
    )
    expect(found?.start ?? null).toEqual(instant === null ? null : { instant })
  })

  test("an entry that names no version is changed as it stands", async () => {
    provider.answer({ body: { id: "ev", ...nine } })
    await run(google.change(by("token"), { id: "ev", etag: "" } as Entry, { zone: ZONE }))
    expect(provider.asked[0]?.headers.has("if-match")).toBe(false)
  })

  test.each<[string, readonly object[] | undefined, string]>([
    ["without guests tells nobody", undefined, "none"],
    ["of the owner alone tells nobody", [{ self: true }], "none"],
    ["with guests tells all of them", [{ self: true }, { email: "ana@example.com" }], "all"],
  ])("a move or a cancellation of an entry %s", async (_, attendees, told) => {
    const body = { id: "ev", ...nine, ...(attendees && { attendees }) }
    provider.answer({ body }, { body }, { body: "" })
    const found = (await run(google.find(by("token"), "ev"))) as Entry
    await run(google.change(by("token"), found, { zone: ZONE }))
    await run(google.remove(by("token"), found))
    expect(provider.asked.map(({ method, query }) => [method, query.sendUpdates])).toEqual([
      ["GET", undefined],
      ["PATCH", told],
      ["DELETE", told],
    ])
  })

  const entry = { id: "ev", etag: "1" } as Entry
  test.each<[string, Effect.Effect<unknown, CalendarFailed>, readonly unknown[]]>([
    ["put in", google.insert(by("token"), draft(1, 9, 10)), [PAGE, "", null]],
    [
      "changed",
      google.change(by("token"), entry, { summary: "Corte", zone: ZONE }),
      [PAGE, "", null],
    ],
    ["taken out", google.remove(by("token"), entry), [PAGE, {}, { ok: true }, []]],
  ])("an answer of somebody in between has %s nothing", async (_, write, bodies) => {
    for (const body of bodies) {
      provider.answer({ body })
      expect((await run(Effect.flip(write))).why).toBe("unavailable")
    }
  })

  test("nothing at all is no event that is gone", async () => {
    provider.answer({ body: null })
    expect((await run(Effect.flip(google.find(by("token"), "ev")))).why).toBe("unavailable")
  })

  test("pages are read to the last, also when one is empty", async () => {
    const first = await answerOf("google/calendar/list_page_1_of_2")
    const second = await answerOf("google/calendar/list_page_2_of_2")
    const empty = await answerOf("google/calendar/list_items_key_missing")
    provider.answer(first, second)
    expect((await run(list)).map(({ id }) => id)).toEqual(["evpg0001"])
    expect(provider.asked).toHaveLength(2)
    expect((await after(empty)).outcome).toEqual([])
    const last = { body: { kind: "calendar#events", nextPageToken: "" } }
    expect(await after(last)).toEqual({ outcome: [], calls: 1 })
  })

  test("pages that never come to their end are no calendar: what is on the rest may be busy", async () => {
    expect(
      (await after({ body: { kind: "calendar#events", nextPageToken: "more" } })).outcome,
    ).toBe("unavailable")
  })

  const read = async (name: string) => {
    provider.answer(await answerOf(`google/calendar/${name}`))
    return await run(list)
  }

  test("dates of all-day entries stay dates", async () => {
    const [first, second] = await read("list_all_day")
    expect([first?.start, first?.transparent]).toEqual([{ date: "2026-12-08" }, true])
    expect([second?.end, second?.transparent]).toEqual([{ date: "2026-12-27" }, false])
  })

  test("series are known as such, types and invitations too", async () => {
    expect((await read("list_recurring_masters")).some(({ series }) => series)).toBe(true)
    const types = (await read("list_event_types")).map(({ type }) => type)
    expect(types).toContain("outOfOffice")
    expect(types).toContain("workingLocation")
  })

  test("stubs of what is gone are left out, and entries without words are kept", async () => {
    expect((await read("list_sync_with_cancelled")).map(({ id }) => id)).toEqual(["evfake0041"])
    expect(await read("list_freebusy_reader_only")).toHaveLength(1)
  })
})
