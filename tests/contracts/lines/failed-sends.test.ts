import { describe, expect, test } from "bun:test"
import { readFile } from "node:fs/promises"
import { openLines } from "./line-stage.ts"

const { connections, run, query, row, notifications, standing, connected, hear, accountOf } =
  await openLines()

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
