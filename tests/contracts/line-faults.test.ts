import { afterAll, describe, expect, test } from "bun:test"
import { readFile } from "node:fs/promises"
import { decide } from "../../core/conversations/inbound.ts"
import { type HealthNews, NO_NEWS } from "../../core/whatsapp/health.ts"
import { inDays, NOW, type Owner, openLines } from "./line-stage.ts"

const stage = await openLines()
const {
  connections,
  care,
  run,
  store,
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
  accountOf,
} = stage
afterAll(stage.close)

describe("a send that failed", () => {
  /** A reply that was sent, and a later status event about it. */
  const replied = async (
    { chatbot, keys }: Awaited<ReturnType<typeof connected>>,
    n = 1,
    name = "Ana",
  ) => {
    await query(
      `with c as (insert into clients (chatbotid, phonenumber, name) values ($1, $3, $4) on conflict do nothing returning id),
         v as (insert into conversations (chatbotid, clientid) select $1, id from c returning id)
       insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid,
         "whatsappMessageId", sentat, origin, status)
       select $1, c.id, v.id, 'OUTBOUND', 'CHATBOT', 'Hola', $2, 'wamid.' || $3, clock_timestamp(), 'bot', 'sent' from c, v`,
      [chatbot, keys.phonenumberid, String(n), name],
    )
    return (
      status: "delivered" | "failed",
      errorCode: number | null = null,
      aiPriced: boolean | null = null,
    ) =>
      hear({
        ...{ kind: "status", line: keys.phonenumberid, id: `wamid.${n}`, ours: null },
        ...{ status, errorCode, aiPriced },
      })
  }
  test("with what only the owner can put right is said once where the owner looks, and stays said", async () => {
    const line = await connected()
    await (await replied(line))("failed", 131_042)
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: error 131042")
    expect(await notifications(line.chatbot)).toContain("Falta un método de pago válido en Meta.")
    expect(await run(connections.settle(line.keys, null))).toMatchObject({
      lastErrorMessage: "WhatsApp: error 131042",
    })
  })
  test("is over when a later reply has arrived", async () => {
    const line = await connected()
    const before = await replied(line, 1)
    await (await replied(line, 2))("failed", 131_042)
    await before("delivered")
    expect((await row(line.chatbot))?.lastErrorMessage).toBe("WhatsApp: error 131042")
    await (await replied(line, 3))("delivered")
    expect((await row(line.chatbot))?.lastErrorMessage).toBeNull()
  })
  test("leaves what Meta holds against the account, which is told again until a day later", async () => {
    const line = await connected()
    const told = async () => {
      const now = await row(line.chatbot)
      return [now?.lastErrorMessage, now?.lastErrorTime]
    }
    await hear({ ...accountOf(line.keys), event: "ACCOUNT_RESTRICTION" })
    const before = await told()
    await (await replied(line, 1))("failed", 131_042)
    await (await replied(line, 2))("delivered")
    expect(await told()).toEqual(before)
    await query(
      `update "whatsappConnections" set "lastErrorTime" = "lastErrorTime" - interval '1 day',
         accountnotedat = accountnotedat - interval '1 day' where chatbotid = $1`,
      [line.chatbot],
    )
    await (await replied(line, 3))("failed", 131_042)
    await (await replied(line, 4))("delivered")
    expect(await told()).toEqual([null, null])
  })
  test("because of one client is no fault of the line; the owner hears whom it did not reach, once an hour", async () => {
    const line = await connected()
    const told = async () =>
      (await notifications(line.chatbot)).match(/respuesta a \w+ no llegó/g)?.toSorted()
    await (await replied(line, 1))("failed", 131_026)
    expect(await told()).toEqual(["respuesta a Ana no llegó"])
    await (await replied(line, 2, "Bea"))("failed", 131_026)
    expect(await told()).toEqual(["respuesta a Ana no llegó"])
    expect((await row(line.chatbot))?.lastErrorMessage).toBeNull()
    expect((await standing(line)).failed).toMatchObject([{ code: 131_026, count: 2 }])
    await query(
      "update messages set sentat = sentat - interval '61 minutes' where chatbotid = $1",
      [line.chatbot],
    )
    await (await replied(line, 3, "Eva"))("failed", 131_026)
    expect(await told()).toEqual(["respuesta a Ana no llegó", "respuesta a Eva no llegó"])
  })
  test("is one thing; that Meta bills as a general assistant's is another, and is told until it is over", async () => {
    const line = await connected()
    await (await replied(line, 1))("delivered", null, true)
    expect((await standing(line)).health?.aiPriced).toBe(true)
    expect(await notifications(line.chatbot)).toContain("asistente de IA general")
    const aDayLater = () =>
      query(
        `update "whatsappConnections" set aipricedat = aipricedat - interval '1 day' where chatbotid = $1`,
        [line.chatbot],
      )
    const told = async (n: number, general: boolean | null) => {
      await (await replied(line, n))("delivered", null, general)
      return (await standing(line)).health?.aiPriced
    }
    // Some of a number's messages cost nothing, and others are billed still.
    expect(await told(2, false)).toBe(true)
    await aDayLater()
    expect([await told(3, null), await told(4, true), await told(5, false)]).toEqual([
      true,
      true,
      true,
    ])
    expect((await notifications(line.chatbot)).split("\n")).toHaveLength(1)
    await aDayLater()
    expect(await told(6, false)).toBe(false)
  })
  test.each([
    ["of an earlier version, which stored since when", "now() - interval '9 days'", true],
    ["in the future, by a clock that was wrong", "now() + interval '9 days'", false],
  ])("and was billed so at a time %s, is heeded as it is meant", async (_, at, stands) => {
    const line = await connected()
    await query(`update "whatsappConnections" set aipricedat = ${at} where chatbotid = $1`, [
      line.chatbot,
    ])
    if (stands) await query(await readFile("db/migrations/0019_ai_price_of_today.sql", "utf8"))
    await (await replied(line))("delivered", null, false)
    expect((await standing(line)).health?.aiPriced).toBe(stands)
  })
})

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

describe("Meta's word about an account", () => {
  test("is over when Meta says so", async () => {
    const { chatbot, keys } = await connected()
    const note = async () => (await row(chatbot))?.lastErrorMessage
    await hear({ ...accountOf(keys), event: "DISABLED_UPDATE" })
    expect(await note()).toBe("WhatsApp: DISABLED_UPDATE")
    await hear({ ...accountOf(keys), event: "NAME_APPROVED" })
    expect(await note()).toBe("WhatsApp: DISABLED_UPDATE")
    await hear({ ...accountOf(keys), event: "REINSTATED" })
    expect(await note()).toBeNull()
  })

  test("is not brought back by what was said before and comes after it, nor told", async () => {
    const { chatbot, keys } = await connected()
    const note = async () => (await row(chatbot))?.lastErrorMessage
    const { at } = accountOf(keys)
    await hear({ ...accountOf(keys), event: "REINSTATED" })
    await hear({ ...accountOf(keys), event: "DISABLED_UPDATE", at: at - 60 })
    expect(await note()).toBeNull()
    expect(await notifications(chatbot)).toBe("")
    await hear({ ...accountOf(keys), event: "NAME_REJECTED", at: at - 60 })
    expect(await note()).toBe("WhatsApp: NAME_REJECTED")
    await hear({ ...accountOf(keys), event: "DISABLED_UPDATE", at: at + 60 })
    expect(await note()).toBe("WhatsApp: DISABLED_UPDATE")
  })

  test("that it is over stands also when both words are written down at the same moment", async () => {
    const { chatbot, keys } = await connected()
    const { at } = accountOf(keys)
    const over = decide({ ...accountOf(keys), event: "REINSTATED" }, (secret) => [secret])
    let late: ReturnType<typeof hear> | undefined
    await store.transaction({}, async ({ query: within }) => {
      await within("select accept_messages($1)", [JSON.stringify([over])])
      late = hear({ ...accountOf(keys), event: "DISABLED_UPDATE", at: at - 60 })
      await Bun.sleep(200)
    })
    await late
    expect((await row(chatbot))?.lastErrorMessage).toBeNull()
  })
})
