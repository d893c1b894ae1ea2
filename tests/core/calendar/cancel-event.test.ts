import { describe, expect, test } from "bun:test"
import { BOT, cancel, create, idOf, stage, wish } from "./appointments-stage.ts"

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
