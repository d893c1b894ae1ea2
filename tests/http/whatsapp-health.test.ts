import { describe, expect, test } from "bun:test"
import { until } from "../support/process.ts"
import { type Owner, openLines } from "./whatsapp-stage.ts"

/* What an owner sees of a line that is linked: how its number fares at Meta, which replies did not arrive, and its manners. */

/** With Embedded Signup, whose dialog takes numbers of the phone app, too. */
const { product, lines } = await openLines({ META_CONFIG_ID: "456" })

const connected = async () => {
  const owner = await product.hasChatbot()
  await lines.connect(owner)
  return owner
}
const told = async ({ token, chatbotid }: Owner): Promise<string[]> =>
  (await product.call(`/api/chatbots/${chatbotid}/memory`, { token })).body.notifications.map(
    ({ text }: { text: string }) => text,
  )
const diagnosis = async ({ token }: Owner) =>
  (await product.call("/api/diagnostics", { token })).body.items.find(
    ({ name }: { name: string }) => name === "WhatsApp: Bar Pepe",
  )
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

let clients = 0
const newClient = () => `346001110${String(++clients).padStart(2, "0")}`
const writes = ({ chatbotid }: Owner, from: string, text: string, id?: string) =>
  product.control("/whatsapp/inbound", { chatbotid, from, text, name: "Ana", ...(id && { id }) })
type Sent = { id: string; body: string; request: { context?: { message_id: string } } }
const sentTo = async (to: string): Promise<Sent[]> =>
  (await product.call(`/sandbox/api/whatsapp/messages?to=${to}`)).body.items
/** Waits for a client's nth reply. */
const replyTo = async (to: string, nth = 1) => {
  await until(`reply ${nth}`, async () => (await sentTo(to)).length >= nth)
  return (await sentTo(to))[nth - 1] as Sent
}

describe("a number that stays in the phone app", () => {
  test("is connected as the dialog leaves it, and not registered", async () => {
    const owner = await product.hasChatbot()
    await product.control("/reset", { records: true })
    const { url } = await lines.connectUrl(owner)
    const { code, state } = await product.allows(url, 1, { phoneApp: "yes" })
    const page = `${product.url}/dashboard/whatsapp-callback`
    const { body } = await lines.callback(owner, code, state, page)
    expect(body.state).toBe("connected")
    expect((await lines.asksOfMeta()).filter((asked) => asked.endsWith("/register"))).toEqual([])
    await product.control("/jobs/token-expiry/run", { now: inMinutes(2) })
    expect((await lines.status(owner)).health).toMatchObject({ sharedWithApp: true })
  })
  test("and is in it alone so far is not registered either, and the owner sees what to do", async () => {
    const owner = await product.hasChatbot()
    await product.fails("is_on_biz_app", {
      ...{ mode: "status", status: 200, body: { is_on_biz_app: true } },
    })
    const { body } = await lines.connect(owner)
    expect(body.state).toBe("partial")
    expect(await lines.status(owner)).toMatchObject({
      fault: "unregistered",
      connection: {
        lastErrorMessage: expect.stringContaining("choose your WhatsApp Business app."),
      },
    })
  })
})

describe("the health of a number", () => {
  test("is asked of Meta soon after it is connected, and told when it gets worse", async () => {
    const owner = await connected()
    expect(await lines.status(owner)).toMatchObject({ fault: null, failures: [] })
    const { chatbotid } = owner
    await product.control("/meta/number", { chatbotid, is_on_biz_app: true })
    await product.control("/jobs/token-expiry/run", { now: inMinutes(2) })
    expect((await lines.status(owner)).health).toEqual({
      ...{ quality: "GREEN", limit: 250, sharedWithApp: true, aiPriced: false },
    })
    const { rows } = await product.database.owner.query(
      `select throughput from "whatsappConnections" where chatbotid = $1`,
      [chatbotid],
    )
    expect(rows).toEqual([{ throughput: 20 }])

    await product.control("/meta/number", { chatbotid, quality_rating: "RED" })
    await product.control("/jobs/token-expiry/run", { now: inMinutes(26 * 60) })
    expect(await lines.status(owner)).toMatchObject({
      ...{ state: "connected", fault: "quality_low", health: { quality: "RED" } },
    })
    expect(await told(owner)).toEqual([expect.stringContaining("calidad de tu número")])
  })

  test("comes by Meta's webhook too: limits and what happens to the account", async () => {
    const owner = await connected()
    const notice = (field: string, value: object, more: object = {}) =>
      product.control("/whatsapp/notice", { chatbotid: owner.chatbotid, field, value, ...more })
    await notice("business_capability_update", { max_daily_conversations_per_business: 10_000 })
    expect((await lines.status(owner)).health.limit).toBe(10_000)
    await notice("phone_number_quality_update", {
      ...{ event: "DOWNGRADE", max_daily_conversations_per_business: "TIER_2K" },
    })
    expect((await lines.status(owner)).health.limit).toBe(2_000)
    expect(await told(owner)).toEqual([expect.stringContaining("a 2000 las personas")])

    await notice("account_update", { event: "ACCOUNT_RESTRICTION" })
    expect(await lines.status(owner)).toMatchObject({ state: "connected", fault: "restricted" })
    expect(await diagnosis(owner)).toEqual({
      ...{ name: "WhatsApp: Bar Pepe", ok: false, fault: "restricted" },
      detail: expect.stringContaining("Meta has restricted the WhatsApp Business account."),
    })
    await notice("account_update", { event: "ACCOUNT_RECONNECTED" })
    expect(await lines.status(owner)).toMatchObject({ fault: null })
    expect(await diagnosis(owner)).toMatchObject({ ok: true, detail: "connected" })
    // What happened before comes late.
    const timestamp = String(Math.floor(Date.now() / 1_000) - 60)
    await notice("account_update", { event: "PARTNER_REMOVED" }, { timestamp })
    expect(await lines.status(owner)).toMatchObject({ fault: null })

    const ban = (waba_ban_state: string) =>
      notice("account_update", { event: "DISABLED_UPDATE", ban_info: { waba_ban_state } })
    for (const [state, fault] of [
      ["SCHEDULE_FOR_DISABLE", "alert"],
      ["DISABLE", "disabled"],
      ["REINSTATE", null],
    ] as const) {
      await ban(state)
      expect([state, (await lines.status(owner)).fault]).toEqual([state, fault])
    }
  })
})

/** Whether an owner's clients see that they are read. Meta is told so beside the reply, and neither waits for the other. */
const showsTyping = async ({ chatbotid, token }: Owner, typing_enabled: boolean) => {
  const change = { method: "PATCH", token, body: { typing_enabled } }
  expect((await product.call(`/api/chatbots/${chatbotid}`, change)).body).toMatchObject({
    typing_enabled,
  })
}

describe("a reply that did not arrive", () => {
  test("is named with its cause; what every reply suffers from is said of the line until one arrives", async () => {
    const owner = await connected()
    // So that Meta's next call is the reply.
    await showsTyping(owner, false)
    const [ana, eva] = [newClient(), newClient()]
    await writes(owner, ana, "Hola")
    const first = await replyTo(ana)
    await product.control("/whatsapp/status", {
      ...{ id: first.id, status: "failed", errorCode: 131_026 },
    })
    expect(await lines.status(owner)).toMatchObject({
      ...{ fault: null, undelivered: 1 },
      failures: [
        {
          ...{ fault: "undeliverable", count: 1 },
          ...{ clients: [{ name: "Ana", phonenumber: ana }], others: false },
        },
      ],
    })
    expect(await told(owner)).toEqual([expect.stringMatching(/^Una respuesta a Ana no llegó\./)])

    await product.fails("messages", {
      mode: "status",
      status: 400,
      body: { error: { code: 131_042, message: "Business eligibility payment issue" } },
    })
    await product.control("/whatsapp/statuses", { on: false })
    await writes(owner, eva, "Hola")
    await until("the fault", async () => (await lines.status(owner)).fault === "payment")
    expect((await diagnosis(owner)).detail).toContain("A valid payment method is missing at Meta.")
    await writes(owner, eva, "¿Hola?")
    const arrived = await replyTo(eva)
    await product.control("/whatsapp/status", { id: arrived.id, status: "delivered" })
    expect(await lines.status(owner)).toMatchObject({ fault: null, undelivered: 2 })
    await product.control("/whatsapp/statuses", { on: true })
  })

  test("is one thing; being billed as a general assistant is an alarm", async () => {
    const owner = await connected()
    const ana = newClient()
    await product.control("/whatsapp/statuses", { on: false })
    await writes(owner, ana, "Hola")
    const { id } = await replyTo(ana)
    await product.control("/whatsapp/status", {
      ...{ id, status: "sent", category: "general_purpose_ai" },
    })
    await product.control("/whatsapp/status", {
      ...{ id, status: "delivered", category: "general_purpose_ai" },
    })
    expect(await lines.status(owner)).toMatchObject({
      fault: "ai_priced",
      health: { aiPriced: true },
    })
    expect(await told(owner)).toEqual([expect.stringContaining("asistente de IA general")])
    await product.control("/whatsapp/statuses", { on: true })
  })
})

describe("manners", () => {
  test("a burst gets one reply that quotes its question; a single message is not quoted", async () => {
    const owner = await connected()
    const ana = newClient()
    const answers = ["Dieciocho euros.", "Dieciocho euros.", "Hasta luego."]
    await product.control("/llm/script", { answers: answers.map((content) => ({ content })) })
    // The model does not answer the first message before the other two have come.
    await product.control("/failures", { provider: "llm", mode: "slow", delayMs: 600_000 })
    await writes(owner, ana, "Hola", "wamid.hello")
    await writes(owner, ana, "¿Cuánto cuesta el corte?", "wamid.question")
    await writes(owner, ana, "gracias", "wamid.thanks")
    await product.control("/failures", {}, "DELETE")
    const reply = await replyTo(ana)
    expect(reply.body).toEndWith("Dieciocho euros.")
    expect(reply.request.context).toEqual({ message_id: "wamid.question" })
    await writes(owner, ana, "Adiós")
    expect((await replyTo(ana, 2)).request).not.toHaveProperty("context")
  })

  test("an owner can do without read marks and typing dots", async () => {
    const owner = await connected()
    const receipts = async () =>
      (await product.call("/sandbox/api/requests?provider=meta")).body.items.filter(
        ({ body }: { body: string }) => JSON.stringify(body).includes("typing_indicator"),
      ).length
    const [ana, eva] = [newClient(), newClient()]
    await product.control("/reset", { records: true })
    await writes(owner, ana, "Hola")
    await replyTo(ana)
    await until("the receipt", async () => (await receipts()) === 1)
    await showsTyping(owner, false)
    await writes(owner, eva, "Hola")
    await replyTo(eva)
    expect(await receipts()).toBe(1)
  })
})
