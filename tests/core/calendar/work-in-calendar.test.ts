import { describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { Unsettled } from "../../../core/calendar/work-in-calendar.ts"
import { BOT, create, FOREVER, stage, wish } from "./appointments-stage.ts"

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
