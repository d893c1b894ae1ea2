import { describe, expect, test } from "bun:test"
import { permutations } from "../../support/permutations.ts"
import { LINE_1, LINE_2, openInbox, status } from "./inbox-stage.ts"

const stage = await openInbox()

describe("delivery states", () => {
  const FINAL: Readonly<Record<string, number>> = { sent: 2, delivered: 3, read: 4, failed: 5 }

  test("only move forward, in every order of arrival", async () => {
    const sets = [
      ["sent", "delivered", "read"],
      ["sent", "delivered", "read", "failed"],
    ]
    for (const order of sets.flatMap(permutations)) {
      await stage.clear()
      await stage.sending("wamid.out")
      let highest = 0
      for (const state of order) {
        await stage.post(status("wamid.out", state))
        highest = Math.max(highest, FINAL[state] ?? 0)
        const [row] = await stage.messages()
        expect(FINAL[row?.status ?? ""]).toBe(highest)
      }
    }
  })

  test("a status names our own id before the send call has answered", async () => {
    const id = await stage.sending(null)
    await stage.post(status("wamid.out", "delivered", { biz_opaque_callback_data: id }))
    expect(await stage.messages()).toMatchObject([{ status: "delivered", wamid: "wamid.out" }])
  })

  test("the reason why a reply was not sent is removed once it has arrived", async () => {
    const id = await stage.sending(null, "unknown")
    await stage.query("update messages set errorcode = 131056, reason = 'unconfirmed'")
    await stage.post(status("wamid.out", "sent", { biz_opaque_callback_data: id }))
    const shown = await stage.query("select status, errorcode, reason from messages")
    expect(shown).toEqual([{ status: "sent", errorcode: null, reason: null }])
  })

  test("of a reply that was sent twice the better status counts, in every order", async () => {
    const told = [
      ["wamid.first", "failed", { errors: [{ code: 131_000 }] }],
      ["wamid.second", "sent", {}],
      ["wamid.second", "delivered", {}],
    ] as const
    for (const before of ["unknown", "sending"]) {
      for (const order of permutations(told)) {
        await stage.clear()
        const id = await stage.sending(null, before)
        for (const [wamid, state, more] of order) {
          await stage.post(status(wamid, state, { biz_opaque_callback_data: id, ...more }))
        }
        const shown = await stage.query(
          `select status, errorcode, reason, "whatsappMessageId" as wamid from messages`,
        )
        expect(shown).toEqual([
          { status: "delivered", errorcode: null, reason: null, wamid: "wamid.second" },
        ])
      }
    }
  })

  test("a status of another line cannot touch our message", async () => {
    const id = await stage.sending("wamid.out")
    const [entry] = status("wamid.out", "failed", { biz_opaque_callback_data: id }).entry as never[]
    const foreign = JSON.parse(
      JSON.stringify({ object: "whatsapp_business_account", entry: [entry] }).replace(
        LINE_1,
        LINE_2,
      ),
    )
    expect(await stage.post(foreign)).toEqual({ status_unknown: 1 })
    expect(await stage.messages()).toMatchObject([{ status: "sending" }])
  })

  test.each(["teleported", "constructor", "__proto__", "toString"])(
    "a state called %s is ignored",
    async (state) => {
      await stage.sending("wamid.out")
      expect(await stage.post(status("wamid.out", state))).toEqual({ status_ignored: 1 })
      expect(await stage.messages()).toMatchObject([{ status: "sending" }])
    },
  )

  test("the status of a send with an unknown outcome wakes its conversation once, and no other", async () => {
    await stage.sending("wamid.other", "unknown", "12025550112")
    await stage.sending("wamid.out", "unknown")
    await stage.post(status("wamid.out", "sent"))
    await stage.post(status("wamid.out", "delivered"))
    expect(await stage.jobs()).toBe(1)
    const woken = (await stage.conversations()).filter(({ scheduled }) => scheduled)
    expect(woken).toHaveLength(1)
  })
})
