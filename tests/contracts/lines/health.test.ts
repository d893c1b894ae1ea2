import { describe, expect, test } from "bun:test"
import { type HealthNews, NO_NEWS } from "../../../core/whatsapp/health.ts"
import { inDays, NOW, type Owner, openLines } from "./line-stage.ts"

const {
  connections,
  care,
  run,
  query,
  row,
  notifications,
  standing,
  due,
  newOwner,
  newLine,
  linkTo,
  link,
  connected,
  hear,
} = await openLines()

describe("the health of a number", () => {
  const good = { ...NO_NEWS, quality: "GREEN", limit: 10_000, throughput: 1_000 } as const
  test("is asked for once, as soon as the line stands", async () => {
    const owner = await newOwner()
    const linked = await link(owner, linkTo(newLine()))
    if (!linked) throw new Error("taken")
    expect(await due(inDays(0.01), owner.chatbot)).toMatchObject([{ duties: ["setup"] }])
    await run(connections.settle(linked.keys, null))
    expect(await due(inDays(0.02), owner.chatbot)).toMatchObject([{ duties: ["health"] }])
    expect(await due(inDays(0.03), owner.chatbot)).toEqual([])
  })
  test("is shown, and told where it is worse than before", async () => {
    const line = await connected()
    const note = (news: Partial<HealthNews>) =>
      run(care.noteHealth(line.keys, { ...NO_NEWS, ...news }))
    await note(good)
    expect((await standing(line)).health).toEqual({
      ...{ quality: "GREEN", limit: 10_000, sharedWithApp: false, aiPriced: false },
    })
    expect(await notifications(line.chatbot)).toBe("")
    await note({ quality: "YELLOW" })
    await note({ limit: 250 })
    const told = await notifications(line.chatbot)
    expect(told).toContain("Meta valora como media la calidad de tu número.")
    expect(told).toContain("Meta ha bajado a 250 las personas")
    await note({ quality: "GREEN" })
    await note({ limit: -1 })
    expect((await notifications(line.chatbot)).split("\n")).toHaveLength(2)
  })
  test("stays with its number, and is not taken over by the next one", async () => {
    const line = await connected()
    const { phonenumberid } = line.keys
    const shared = { ...good, quality: "RED", sharedWithApp: true } as const
    await run(care.noteHealth(line.keys, shared))
    await link(line, linkTo(phonenumberid))
    expect((await standing(line)).health).toMatchObject({ quality: "RED", sharedWithApp: true })
    await link(line, linkTo(newLine()))
    expect((await standing(line)).health).toEqual({
      ...{ quality: "UNKNOWN", limit: null, sharedWithApp: false, aiPriced: false },
    })
    expect((await row(line.chatbot))?.throughput).toBe(80)
  })
  test("comes by webhook too, for the number that it names and no other of the account", async () => {
    const account = newLine()
    const [one, two] = [await connected(), await connected()]
    for (const [each, display] of [
      [one, "+34 600 111 001"],
      [two, "+34 600 111 002"],
    ] as const) {
      await query(
        `with l as (update whatsapp_lines set businessaccountid = $2 where chatbotid = $1)
         update "whatsappConnections" set numbers = jsonb_build_array(jsonb_build_object(
           'phonenumberid', phonenumberid, 'display', $3::text)) where chatbotid = $1`,
        [each.chatbot, account, display],
      )
    }
    const news = { ...NO_NEWS, quality: "RED" } as const
    const at = Math.floor(Date.now() / 1_000)
    expect(await hear({ kind: "health", account, number: "34600111002", at, news })).toEqual({
      health: 1,
    })
    const quality = async (line: Owner) => (await standing(line)).health?.quality
    expect([await quality(one), await quality(two)]).toEqual(["GREEN", "RED"])
    const limited = { ...NO_NEWS, limit: 2_000 }
    await hear({ kind: "health", account, number: null, at, news: limited })
    expect((await standing(one)).health?.limit).toBe(2_000)
    expect(await hear({ kind: "health", account: "unknown", number: null, at, news })).toEqual({
      unknown_number: 1,
    })
  })
  test("is what Meta said last, however late it says what was before, and no owner is told of that", async () => {
    const line = await connected()
    const account = line.keys.businessaccountid
    const says = (news: Partial<HealthNews>, at: number) =>
      hear({ kind: "health", account, number: null, at, news: { ...NO_NEWS, ...news } })
    const health = async () => (await standing(line)).health
    const now = Math.floor(Date.now() / 1_000)
    await says({ limit: 10_000 }, now - 60)
    await says({ limit: 250 }, now - 3_600)
    expect(await health()).toMatchObject({ limit: 10_000 })
    expect(await notifications(line.chatbot)).toBe("")
    // Its quality was read just now.
    await says({ quality: "YELLOW" }, now - 1_800)
    expect(await health()).toMatchObject({ limit: 10_000, quality: "GREEN" })
    await says({ quality: "YELLOW" }, now)
    expect(await health()).toMatchObject({ quality: "YELLOW" })
    await run(care.noteHealth(line.keys, { ...NO_NEWS, limit: 2_000, quality: "GREEN" }))
    expect(await health()).toMatchObject({ limit: 2_000, quality: "GREEN" })
    await says({ limit: 250, quality: "RED" }, now - 1_800)
    expect(await health()).toMatchObject({ limit: 2_000, quality: "GREEN" })
  })
  test("that is shared with the phone app takes 20 messages a second, whatever Meta says of its speed", async () => {
    const line = await connected()
    const speed = async () => (await row(line.chatbot))?.throughput
    await run(care.noteHealth(line.keys, good))
    expect(await speed()).toBe(1_000)
    await hear({
      ...{
        kind: "echo",
        line: line.keys.phonenumberid,
        id: "wamid.echo",
        at: Math.floor(NOW.getTime() / 1_000),
      },
      ...{
        from: { phone: "34600111222", userId: null },
        name: "",
        type: "text",
        content: "Hola",
        ours: null,
      },
    })
    expect([await speed(), (await standing(line)).health?.sharedWithApp]).toEqual([20, true])
    await run(care.noteHealth(line.keys, good))
    expect(await speed()).toBe(20)
    await run(care.noteHealth(line.keys, { ...good, sharedWithApp: false }))
    expect(await speed()).toBe(1_000)
  })
})
