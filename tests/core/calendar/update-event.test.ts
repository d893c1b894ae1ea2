import { describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { propertiesOf } from "../../../core/calendar/entry.ts"
import type { Access } from "../../../core/calendar/ports.ts"
import { updateEvent } from "../../../core/calendar/update-event.ts"
import { ANA, at, BOT, change, create, idOf, stage, update, wish } from "./appointments-stage.ts"

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

  test("leaves an entry of a whole day as it is, when its beginning is only said again", async () => {
    const s = stage()
    const day = { start: { date: "2027-03-12" }, end: { date: "2027-03-14" } }
    s.has("k", { properties: propertiesOf(BOT.chatbot, ANA), ...day })
    const midnight = new Date("2027-03-12T00:00:00+01:00")
    await s.run(update(BOT, change("k", { start: midnight, summary: "Color" })))
    expect(s.all()).toMatchObject([{ ...day, summary: "Color" }])
    expect(s.receipts).toMatchObject([{ kind: "changed" }])
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

  test.each([
    ["moved", at(12), { start: at(12) }],
    ["changed", at(10), { start: at(10), summary: "Color" }],
  ])(
    "made by a worker that died is told as %s by the next, as the client knows the old time",
    async (kind, stands, more) => {
      const s = stage()
      await s.run(create(BOT, wish("k")))
      await s.run(updateEvent(BOT, change(idOf("k"), more)))
      await s.run(update(BOT, change(idOf("k"), { ...more, repeated: true })))
      expect(s.receipts).toMatchObject([{ kind, start: stands.toISOString() }, { kind: "booked" }])
    },
  )

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
