import { describe, expect, test } from "bun:test"
import { createEvent } from "../../../core/calendar/create-event.ts"
import { propertiesOf } from "../../../core/calendar/entry.ts"
import { EventDetails } from "../../../core/calendar/event.ts"
import { createAsOwner } from "../../../core/calendar/keep-appointments.ts"
import type { Access } from "../../../core/calendar/ports.ts"
import {
  ANA,
  at,
  BEA,
  BOT,
  create,
  FOREVER,
  idOf,
  span,
  stage,
  wish,
} from "./appointments-stage.ts"

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

  test("that Google may still make keeps its time from all others", async () => {
    const s = stage()
    s.fails("insert", "late")
    expect(await s.refused(create(BOT, wish("k")))).toBe("calendar_failed")
    // Its own client, too, would get a second one.
    for (const client of [ANA, BEA]) {
      expect(await s.refused(create(BOT, wish("l", 10, 11, client)))).toBe("time_unavailable")
    }
    await s.run(create(BOT, wish("k")))
    expect(s.all()).toHaveLength(1)
    // What Google refuses is free at once.
    s.fails("insert", "unavailable")
    expect(await s.refused(create(BOT, wish("n", 16, 17)))).toBe("calendar_failed")
    await s.run(create(BOT, wish("o", 16, 17)))
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
