import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import { cancelAsOwner, updateAsOwner } from "../../../core/calendar/keep-appointments.ts"
import { STUCK_MS } from "../../support/database.ts"
import { until } from "../../support/process.ts"
import { calendarStage, type Line } from "./calendar-stage.ts"

const s = await calendarStage()
afterAll(s.stop)
beforeEach(() => s.failures.remove())

const ANA = "00000000-0000-4000-8000-0000000000a1"
const BEA = "00000000-0000-4000-8000-0000000000a2"
/** A Friday. */
const at = (clock: string, day = "2027-03-12") => `${day}T${clock}`
const on = (clock: string) => ({ dateTime: `${at(clock)}:00`, timeZone: "Europe/Madrid" })
const wish = (clock: string, summary = "Corte") => ({ summary, start_time: at(clock) })
const idOf = ({ seen }: Awaited<ReturnType<typeof s.create>>) => seen.event?.event_id ?? ""
const outcome = ({ seen }: Awaited<ReturnType<typeof s.create>>) => seen.error ?? "done"

describe.each([
  ["an owner", s.sibling],
  ["two owners", s.stranger],
])("two bots of %s with one calendar: what the first booked and the owner", (_, besides) => {
  test("takes out at Google is the second's to book at once", async () => {
    const first = await s.line()
    const second = await besides(first)
    const booked = await s.create(first, ANA, wish("10:00"))
    expect(outcome(await s.create(second, BEA, wish("10:30")))).toBe("unavailable")
    s.calendars.remove(first.email, idOf(booked), null)
    expect(outcome(await s.create(second, BEA, wish("10:30")))).toBe("done")
  })

  test("moves at Google leaves its old time to the second, not its new one", async () => {
    const first = await s.line()
    const second = await besides(first)
    const booked = await s.create(first, ANA, wish("10:00"))
    const moved = { start: on("16:00"), end: on("17:00") }
    s.calendars.change(first.email, idOf(booked), null, moved)
    expect(outcome(await s.create(second, BEA, wish("10:00")))).toBe("done")
    expect(outcome(await s.create(second, BEA, wish("16:30")))).toBe("unavailable")
  })

  test("moves by half an hour and cancels through the second leaves its time to both", async () => {
    const first = await s.line()
    const second = await besides(first)
    await s.run(s.connections.allow(second.bot, true))
    const eventId = idOf(await s.create(first, ANA, wish("10:00")))
    await s.run(updateAsOwner(second.bot, eventId, wish("10:30"), s.newKey()))
    await s.run(cancelAsOwner(second.bot, eventId, null, s.newKey()))
    expect(outcome(await s.create(first, BEA, wish("10:00")))).toBe("done")
  })

  test("is just booking is not offered instead by the second", async () => {
    const first = await s.line()
    const second = await besides(first)
    const hour = { start: new Date(`${at("11:00")}Z`), end: new Date(`${at("12:00")}Z`) }
    await s.run(s.bookings.hold(first.bot, s.newKey(), hour, null))
    const { seen } = await s.create(second, BEA, wish("12:30"))
    expect(seen.error).toBe("unavailable")
    expect(seen.alternatives?.length).toBeGreaterThan(0)
    for (const { start_time, end_time } of seen.alternatives ?? [])
      expect(+new Date(end_time) <= +hour.start || +new Date(start_time) >= +hour.end).toBe(true)
  })

  test("is booked forty times at once by both is booked once", async () => {
    const first = await s.line()
    const second = await besides(first)
    const wishes = Array.from({ length: 40 }, (_, n) =>
      s.create(n % 2 ? first : second, n % 3 ? ANA : BEA, wish(`10:${10 + (n % 30)}`)),
    )
    const results = (await Promise.all(wishes)).map(outcome)
    expect(results.filter((result) => result === "done")).toHaveLength(1)
    expect(results.filter((result) => result === "unavailable")).toHaveLength(39)
    expect(s.standing(first.email)).toHaveLength(1)
  })
})

test("an appointment that the owner leaves free for others stands in nobody's way", async () => {
  const line = await s.line()
  const booked = await s.create(line, ANA, wish("10:00"))
  s.calendars.change(line.email, idOf(booked), null, { transparency: "transparent" })
  expect(outcome(await s.create(line, BEA, wish("10:00")))).toBe("done")
})

describe("a write whose answer is lost", () => {
  const told = async ({ bot }: Line) => {
    const asked = "select notifymemory from memory where chatbot_id = $1"
    const [memory] = await s.sql(asked, [bot.chatbot])
    return memory?.notifymemory
  }

  test("when nobody can look, is found by whoever asks again, and is no second appointment", async () => {
    const line = await s.line()
    const key = s.newKey()
    s.fails("POST", "do_then_500", { times: 2 })
    s.fails("GET", "status", { path: "/events/", status: 503, times: 2 })
    expect(outcome(await s.create(line, ANA, wish("10:00"), key))).toBe("try_later")
    expect(outcome(await s.create(line, ANA, wish("10:00"), key))).toBe("done")
    const { seen } = await s.create(line, ANA, wish("10:00"))
    expect(seen.own).toHaveLength(1)
    expect(s.standing(line.email)).toHaveLength(1)
  })

  test("keeps its time: who asks again at once is told to try later, and others that it is taken", async () => {
    const line = await s.line()
    const [talk] = await s.sql(
      `with who as (insert into clients (chatbotid, phonenumber) values ($1, $2) returning id)
       insert into conversations (chatbotid, clientid) select $1, id from who returning id, clientid`,
      [line.bot.chatbot, `+${Math.random()}`],
    )
    const [turn] = await s.sql(
      "insert into turns (chatbotid, conversationid, fromseq, toseq) values ($1, $2, 1, 1) returning id",
      [line.bot.chatbot, talk.id],
    )
    s.fails("POST", "reset", { times: 2 })
    const asks = (client: string, key?: string) => s.create(line, client, wish("10:00"), key)
    expect(outcome(await asks(talk.clientid, `${turn.id}:0`))).toBe("try_later")
    expect(outcome(await asks(BEA))).toBe("unavailable")
    expect((await asks(talk.clientid)).seen).toMatchObject({ ok: false, error: "try_later" })
    expect(outcome(await asks(talk.clientid, `${turn.id}:0`))).toBe("done")
    expect(s.standing(line.email)).toHaveLength(1)
  })

  test("before the token is no good, and no new one is given, is told to the owner, and keeps its time", async () => {
    const line = await s.line()
    s.fails("POST", "do_then_reset")
    s.fails("POST", "status", { status: 401 })
    s.fails("GET", "status", { path: "/events/", status: 401 })
    s.fails("POST", "status", { path: "/token", status: 503 })
    expect(outcome(await s.create(line, ANA, wish("10:00")))).toBe("try_later")
    expect(s.standing(line.email)).toHaveLength(1)
    expect(await told(line)).toContain("Google no ha contestado")
    const held = await s.run(
      s.bookings.held(line.bot, { start: new Date("2027-03-12"), end: new Date("2027-03-13") }),
    )
    expect(held).toHaveLength(1)
  })

  test("and whose repeat found the entry changed, by itself, is told to the owner when nobody can look", async () => {
    const line = await s.line()
    const eventId = idOf(await s.create(line, ANA, wish("10:00")))
    s.fails("PATCH", "do_then_reset")
    s.fails("GET", "status", { path: "/events/", status: 503, skip: 1, times: 2 })
    const moved = await s.update(line, ANA, { event_id: eventId, start_time: at("12:00") })
    expect(outcome(moved)).toBe("try_later")
    expect(s.standing(line.email)[0]?.start.dateTime).toBe(`${at("12:00")}:00+01:00`)
    expect(await told(line)).toContain("Google no ha contestado")
  })

  test("and whose repeat found it booked, by itself, is told to the owner when nobody can look", async () => {
    const line = await s.line()
    s.fails("POST", "do_then_500")
    s.fails("GET", "status", { path: "/events/", status: 503, times: 2 })
    expect(outcome(await s.create(line, ANA, wish("10:00")))).toBe("try_later")
    expect(s.standing(line.email)).toHaveLength(1)
    expect(await told(line)).toContain("Google no ha contestado")
  })

  test("and answered by a token that is no good has booked once", async () => {
    const line = await s.line()
    s.fails("POST", "do_then_500", { status: 401 })
    expect(outcome(await s.create(line, ANA, wish("10:00")))).toBe("done")
    expect(s.standing(line.email)).toHaveLength(1)
  })

  test("has moved or cancelled, and is told as such", async () => {
    const line = await s.line()
    const eventId = idOf(await s.create(line, ANA, wish("10:00")))
    s.fails("PATCH", "do_then_500")
    const moved = await s.update(line, ANA, { event_id: eventId, start_time: at("12:00") })
    expect(moved.receipt).toMatchObject({ kind: "moved", start: `${at("11:00")}:00.000Z` })
    s.fails("DELETE", "do_then_reset", { times: 2 })
    const cancelled = await s.cancel(line, ANA, { event_id: eventId })
    expect(cancelled.receipt?.kind).toBe("cancelled")
    expect(s.standing(line.email)).toEqual([])
  })
})

test("of an appointment that the owner repeats every week one is moved, another cancelled, the rest stay", async () => {
  const line = await s.line()
  const weekly = idOf(await s.create(line, ANA, wish("10:00")))
  const recurrence = ["RRULE:FREQ=WEEKLY;COUNT=4"]
  s.calendars.change(line.email, weekly, null, { recurrence })
  const month = { time_min: "2027-03-01", time_max: "2027-04-15" }
  const [, second, third] = (await s.list(line, ANA, month)).seen.events ?? []
  expect(outcome(await s.cancel(line, ANA, { event_id: weekly }))).toBe("not_found")
  const later = { event_id: second?.event_id, start_time: at("15:00", "2027-03-19") }
  expect(outcome(await s.update(line, ANA, later))).toBe("done")
  expect(outcome(await s.cancel(line, ANA, { event_id: third?.event_id }))).toBe("done")
  const { seen } = await s.list(line, ANA, month)
  expect(seen.events?.map(({ start_time }) => start_time)).toEqual([
    "2027-03-12T10:00:00+01:00",
    "2027-03-19T15:00:00+01:00",
    "2027-04-02T10:00:00+02:00",
  ])
})

test("what the owner has written in Google's editor is read as words, stays as it is, and is added to without its marks", async () => {
  const line = await s.line()
  const eventId = idOf(await s.create(line, ANA, wish("10:00")))
  const written = "<b>Alergia</b> a las nueces<br><ul><li>R&amp;D&nbsp;&lt;3</li></ul>"
  s.calendars.change(line.email, eventId, null, { description: written })
  const { seen } = await s.list(line, ANA, { time_min: "2027-03-12", time_max: "2027-03-12" })
  const read = "Alergia a las nueces\nR&D <3"
  expect(seen.events).toMatchObject([{ description: read }])
  const description = () => s.standing(line.email)[0]?.description
  const again = { event_id: eventId, start_time: at("12:00"), description: read }
  expect(outcome(await s.update(line, ANA, again))).toBe("done")
  expect(description()).toBe(written)
  const moved = { summary: "Corte", start_time: at("13:00"), description: read }
  await s.run(updateAsOwner(line.bot, eventId, moved, s.newKey()))
  expect(description()).toBe(written)
  const more = { event_id: eventId, description: `${read}\nSon 6.` }
  expect(outcome(await s.update(line, ANA, more))).toBe("done")
  expect(description()).toBe(`${read}\nSon 6.`)
})

test.each([
  [
    'Entra por <a href="https://meet.example/a?b=1&amp;c=2" target="_blank">la sala</a>.',
    "Entra por la sala (https://meet.example/a?b=1&c=2).",
  ],
  ['<a href="https://www.google.com/url?q=x">https://meet.example/a</a>', "https://meet.example/a"],
  ["<a href='mailto:ana@example.com'><b>ana@example.com</b></a>", "ana@example.com"],
  ['<a name="top">Arriba</a>', "Arriba"],
  [
    "Ana <ana@example.com>, <https://meet.example/a><br/>Sala 2",
    "Ana <ana@example.com>, <https://meet.example/a>\nSala 2",
  ],
])(
  "where a link of the owner's leads is read, unless its words say it, and an address in brackets: %s",
  async (description, read) => {
    const line = await s.line()
    const eventId = idOf(await s.create(line, ANA, wish("10:00")))
    s.calendars.change(line.email, eventId, null, { description })
    const { seen } = await s.list(line, ANA, { time_min: "2027-03-12", time_max: "2027-03-12" })
    expect(seen.events).toMatchObject([{ description: read }])
  },
)

test("a copy that the owner makes of a client's appointment for somebody else is not the client's", async () => {
  const line = await s.line()
  const eventId = idOf(await s.create(line, ANA, wish("10:00")))
  const original = s.calendars.find(line.email, eventId)
  const copy = s.calendars.insert(line.email, {
    ...{ summary: "SECRET Bea", extendedProperties: original.extendedProperties },
    ...{ start: on("17:00"), end: on("18:00") },
  })
  const { seen } = await s.list(line, ANA, { time_min: "2027-03-12", time_max: "2027-03-12" })
  expect(seen.events?.map(({ event_id }) => event_id)).toEqual([eventId])
  expect(seen.busy).toHaveLength(1)
  expect(JSON.stringify(seen)).not.toContain("SECRET")
  const later = { event_id: copy.id, start_time: at("19:00") }
  expect(outcome(await s.update(line, ANA, later))).toBe("not_found")
  expect(outcome(await s.cancel(line, ANA, { event_id: copy.id }))).toBe("not_found")
  expect(s.standing(line.email)).toHaveLength(2)
})

test("no call says a word of others' entries, whatever goes wrong and whatever may be changed", async () => {
  const line = await s.line()
  await s.run(s.connections.allow(line.bot, true))
  const words = { description: "SECRET alergia", location: "SECRET casa" }
  const bea = idOf(await s.create(line, BEA, { ...wish("10:00", "SECRET Bea"), ...words }))
  s.calendars.insert(line.email, {
    ...{ id: "dentist", summary: "SECRET dentista", ...words },
    ...{ start: on("17:00"), end: on("18:00") },
  })
  const mine = idOf(await s.create(line, ANA, wish("12:00")))
  const body = { error: { code: 403, message: "SECRET", errors: [{ reason: "quotaExceeded" }] } }
  const said = [
    await s.list(line, ANA, { time_min: "2027-03-12", time_max: "2027-03-12" }),
    await s.create(line, ANA, wish("10:15")),
    await s.update(line, ANA, { event_id: mine, start_time: at("10:30") }),
    await s.update(line, ANA, { event_id: bea, start_time: at("13:30") }),
    await s.cancel(line, ANA, { event_id: bea }),
    await s.update(line, ANA, { event_id: "dentist", start_time: at("19:00") }),
  ]
  for (const method of ["GET", "POST", "PATCH", "DELETE"]) {
    s.fails(method, "status", { status: 403, body, times: 3 })
    said.push(await s.create(line, ANA, wish("08:00")))
    said.push(await s.update(line, ANA, { event_id: mine, start_time: at("09:00") }))
    said.push(await s.cancel(line, ANA, { event_id: mine }))
    s.failures.remove()
  }
  expect(JSON.stringify(said.map(({ seen }) => seen))).not.toContain("SECRET")
  expect(said.slice(1, 5).map(outcome)).toEqual([
    ...["unavailable", "unavailable"],
    ...["not_found", "not_found"],
  ])
})

test("times that another zone or offset was named for are shown by the clock of the bot", async () => {
  const line = await s.line()
  const tokyo = { timezone: "Asia/Tokyo" }
  const written = { summary: "Corte", start_time: `${at("10:00")}:00-05:00` }
  const { seen } = await s.create(line, ANA, { ...written, ...tokyo })
  expect(seen.event?.start_time).toBe(`${at("16:00")}:00+01:00`)
  const later = { event_id: seen.event?.event_id, start_time: at("20:00") }
  const moved = await s.update(line, ANA, { ...later, ...tokyo })
  expect(moved.seen.event?.start_time).toBe(`${at("12:00")}:00+01:00`)
})

test("an appointment is moved by the clock that its bot has now", async () => {
  const line = await s.line()
  const eventId = idOf(await s.create(line, ANA, wish("16:00")))
  await s.speaksIn(line.bot, "America/New_York")
  const there = { ...line, zone: "America/New_York" }
  const later = { event_id: eventId, start_time: at("10:00", "2027-03-15") }
  const { seen, receipt } = await s.update(there, ANA, later)
  expect(seen.event?.start_time).toBe("2027-03-15T10:00:00-04:00")
  expect(receipt).toMatchObject({ zone: "America/New_York", end: "2027-03-15T15:00:00.000Z" })
})

describe("while a token is being renewed", () => {
  /** Does something that needs a new token; Google is slow to give it until something else has happened. */
  const renewing = async <Result>(
    work: () => Promise<Result>,
    meanwhile: () => Promise<unknown>,
  ) => {
    const asked = () => s.records.of("google").filter(({ path }) => path.includes("/token")).length
    const before = asked()
    s.fails("POST", "slow", { path: "/token", delayMs: STUCK_MS })
    const working = work()
    await until("a renewal", () => asked() > before)
    await meanwhile()
    s.failures.remove()
    return working
  }
  const booking = async (meanwhile: (line: Line) => Promise<unknown>) => {
    const line = await s.line()
    await s.connect(line.bot, line.email, new Date(0))
    const book = () => s.create(line, ANA, wish("10:00"))
    return { line, booked: await renewing(book, () => meanwhile(line)) }
  }

  test("the owner connects another account: it is booked there", async () => {
    const { line, booked } = await booking(({ bot }) => s.connect(bot, "another@example.com"))
    expect(outcome(booked)).toBe("done")
    expect(s.standing(line.email)).toEqual([])
    expect(s.standing("another@example.com")).toHaveLength(1)
  })

  test("the owner disconnects the calendar: nothing is booked in it any more", async () => {
    const { line, booked } = await booking(({ bot }) => s.run(s.connections.remove(bot)))
    expect(outcome(booked)).toBe("not_connected")
    expect(s.standing(line.email)).toEqual([])
  })

  test("the owner connects another account: what may be changed there is asked for anew", async () => {
    const line = await s.line()
    await s.run(s.connections.allow(line.bot, true))
    const other = "another-still@example.com"
    s.calendars.insert(other, { id: "dentist", start: on("17:00"), end: on("18:00") })
    await s.connect(line.bot, line.email, new Date(0))
    const cancelled = await renewing(
      () => s.cancel(line, ANA, { event_id: "dentist" }),
      async () => {
        await s.run(s.connections.remove(line.bot))
        await s.connect(line.bot, other)
      },
    )
    expect(outcome(cancelled)).toBe("forbidden")
    expect(s.standing(other)).toHaveLength(1)
  })
})
