import { describe, expect, test } from "bun:test"
import { inDays, NOW, openLines } from "./line-stage.ts"

const {
  connections,
  care,
  run,
  row,
  notifications,
  due,
  newOwner,
  newLine,
  linkTo,
  link,
  connected,
  hear,
  accountOf,
} = await openLines()

describe("a step that failed", () => {
  test("is named, and the line is partial until it works", async () => {
    const owner = await newOwner()
    const linked = await link(owner, linkTo(newLine()))
    if (!linked) throw new Error("taken")
    const failed = await run(connections.settle(linked.keys, "Registering the number: no"))
    expect(failed).toMatchObject({
      webhookConfigured: false,
      lastErrorMessage: "Registering the number: no",
    })
    const settled = await run(connections.settle(linked.keys, null))
    expect(settled).toMatchObject({ webhookConfigured: true, lastErrorMessage: null })
  })
  test("of a line that has been changed meanwhile touches nothing", async () => {
    const owner = await newOwner()
    const before = await link(owner, linkTo(newLine()))
    await link(owner, linkTo(newLine()))
    if (!before) throw new Error("taken")
    expect(await run(connections.settle(before.keys, null))).toBeNull()
    expect((await row(owner.chatbot))?.webhookConfigured).toBe(false)
  })
  test("of a number that has been connected again meanwhile touches nothing, and one that is done holds", async () => {
    const owner = await newOwner()
    const number = linkTo(newLine())
    const before = await link(owner, number)
    await link(owner, number)
    if (!before) throw new Error("taken")
    expect(await run(connections.settle(before.keys, "Registering the number: no"))).toBeNull()
    expect(await row(owner.chatbot)).toMatchObject({ lastErrorMessage: null })
    const done = await run(connections.settle(before.keys, null))
    expect(done).toMatchObject({ webhookConfigured: true, lastErrorMessage: null })
  })
  test("does not cover what Meta said of the account, which is why it fails", async () => {
    const { keys } = await connected()
    await hear({ ...accountOf(keys), event: "DISABLED_UPDATE" })
    const shown = { lastErrorMessage: "WhatsApp: DISABLED_UPDATE" }
    const failed = await run(connections.settle(keys, "Receiving messages: Meta has locked it."))
    expect(failed).toMatchObject({ ...shown, webhookConfigured: false })
    const settled = await run(connections.settle(keys, null))
    expect(settled).toMatchObject({ ...shown, webhookConfigured: true })
  })
  test("is tried again ever more seldom", async () => {
    const owner = await newOwner()
    const linked = await link(owner, linkTo(newLine()))
    if (!linked) throw new Error("taken")
    await run(connections.settle(linked.keys, "Receiving messages (webhook subscription): no"))
    const tries: number[] = []
    for (let second = 0; second <= 600; second += 10) {
      const [found] = await due(new Date(NOW.getTime() + second * 1_000), owner.chatbot)
      if (found?.duties.includes("setup")) tries.push(second)
    }
    expect(tries.length).toBeGreaterThan(3)
    expect(tries.length).toBeLessThan(8)
  })
  test("leaves the owner tries of their own, of the ten registrations that Meta takes in 72 hours", async () => {
    const owner = await newOwner()
    const linked = await link(owner, linkTo(newLine()))
    if (!linked) throw new Error("taken")
    const fails = () => run(connections.settle(linked.keys, "Registering the number: a PIN."))
    await fails()
    let tries = 1
    for (let minute = 0; minute < 72 * 60; minute += 2) {
      const [found] = await due(new Date(NOW.getTime() + minute * 60_000), owner.chatbot)
      if (!found?.duties.includes("setup")) continue
      tries++
      await fails()
    }
    expect(tries).toBeGreaterThan(4)
    expect(tries).toBeLessThan(8)
  })
})

describe("the daily look", () => {
  test("falls due after a day, for one worker", async () => {
    const { chatbot } = await connected()
    expect(await due(inDays(0.9), chatbot)).toEqual([])
    const looks = await Promise.all([1, 2, 3].map(() => due(inDays(1.1), chatbot)))
    expect(looks.flat()).toMatchObject([{ duties: ["check"] }])
  })
  test("comes again in an hour when Meta did not answer", async () => {
    const { chatbot, keys } = await connected()
    await due(inDays(1.1), chatbot)
    await run(care.postpone(keys, inDays(1.1)))
    expect(await due(inDays(1.12), chatbot)).toEqual([])
    expect(await due(inDays(1.15), chatbot)).toHaveLength(1)
  })
  test("comes at once when Meta took the account away, and the owner is told", async () => {
    const { chatbot, keys } = await connected()
    await hear({ ...accountOf(keys), event: "PARTNER_REMOVED" })
    const byASlowClock = inDays(-0.01)
    expect(await due(byASlowClock, chatbot)).toMatchObject([{ duties: ["check"] }])
    expect(await notifications(chatbot)).toContain("se ha retirado en Meta. Vuelve a conectar")
  })
})
