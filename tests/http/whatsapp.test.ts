import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { createHmac } from "node:crypto"
import { playedSecrets } from "../../adapters/provider-keys.ts"
import { openVault } from "../../adapters/secrets/vault.ts"
import { until } from "../support/process.ts"
import { openProduct, type Product } from "./product-stage.ts"
import { SECRET } from "./server-stage.ts"

const TOKEN = "EAA a token that an owner pasted"
const STRANGER = "00000000-0000-4000-8000-000000000001"

let product: Product
type Owner = Awaited<ReturnType<Product["hasChatbot"]>>
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.stop())

let pasted = 0
const newToken = () => `${TOKEN} ${++pasted}`

const post = ({ token }: Pick<Owner, "token">, path: string, body: object) =>
  product.call(`/api/whatsapp/${path}`, { method: "POST", token, body })
const connect = (owner: Owner, accesstoken = newToken()) =>
  post(owner, "process-token", { chatbotid: owner.chatbotid, accesstoken })
const status = async ({ token, chatbotid }: Owner) =>
  (await product.call(`/api/whatsapp/connection-status?chatbotid=${chatbotid}`, { token })).body
const connectUrl = async ({ token, chatbotid }: Owner) =>
  (await product.call(`/api/whatsapp/connect-url?chatbotid=${chatbotid}`, { token })).body as {
    url: string
    state: string
  }
const callback = (owner: Owner, code: string, state?: string, redirectUri = "") =>
  post(owner, "facebook-callback", { code, chatbotid: owner.chatbotid, redirectUri, state })
const tend = (now?: Date) =>
  product.control("/jobs/token-expiry/run", now ? { now: now.toISOString() } : {})
const asksOfMeta = async () =>
  (await product.call("/sandbox/api/requests?provider=meta")).body.items.map(
    ({ method, path }: { method: string; path: string }) => `${method} ${path.split("?")[0]}`,
  ) as string[]
const stored = async (chatbotid: string) =>
  (
    await product.database.owner.query(`select * from "whatsappConnections" where chatbotid = $1`, [
      chatbotid,
    ])
  ).rows[0]
/** Nothing real was stored: the row is as the wizard left it. */
const expectNothing = async (owner: Owner) => {
  expect(await stored(owner.chatbotid)).toMatchObject({
    phonenumberid: "placeholder",
    accesstoken: "placeholder",
    verified: false,
  })
  const lines = await product.database.owner.query(
    "select 1 from whatsapp_lines where chatbotid = $1",
    [owner.chatbotid],
  )
  expect(lines.rows).toEqual([])
}

describe("connecting by login", () => {
  test("goes from the dialog to a line that answers, and each step at Meta is taken once", async () => {
    const owner = await product.hasChatbot()
    await product.control("/reset", { records: true })
    const { url, state } = await connectUrl(owner)
    expect(new URL(url).searchParams.get("redirect_uri")).toBe(
      `${product.url}/dashboard/whatsapp-callback`,
    )
    const back = await product.allows(url)
    expect(back.state).toBe(state)
    const redirectUri = `${product.url}/dashboard/whatsapp-callback`
    const { status: code, body } = await callback(owner, back.code, back.state, redirectUri)
    expect([code, body.state, body.message]).toEqual([
      200,
      "connected",
      "Connection with WhatsApp Business established correctly.",
    ])
    const { phonenumberid, businessaccountid } = body.connection
    expect(await asksOfMeta()).toEqual(
      [
        "GET /dialog/oauth",
        "GET /v25.0/oauth/access_token",
        "GET /v25.0/debug_token",
        `GET /v25.0/${businessaccountid}/phone_numbers`,
        `POST /v25.0/${businessaccountid}/subscribed_apps`,
        `POST /v25.0/${phonenumberid}/register`,
      ].slice(1),
    )
    expect(await status(owner)).toMatchObject({ state: "connected", connected: true })
    expect(JSON.stringify(body)).not.toContain("EAASANDBOX")

    await product.control("/whatsapp/inbound", {
      chatbotid: owner.chatbotid,
      from: "34600111222",
      text: "Hola",
    })
    await until("an answer", async () => {
      const sent = (await product.call("/sandbox/api/whatsapp/messages?to=34600111222")).body
      return sent.items.length > 0
    })
    const { recent } = await status(owner)
    expect([recent.last24h, recent.last7d, recent.latest[0].content]).toEqual([1, 1, "Hola"])
  })

  test("a popup's code needs no address, and no state", async () => {
    const owner = await product.hasChatbot()
    const { url } = await connectUrl(owner)
    const { code } = await product.allows(url)
    expect((await callback(owner, code)).body.state).toBe("connected")
  })

  test("the same code twice, as a doubled page would send it, connects once and says why", async () => {
    const owner = await product.hasChatbot()
    const { code } = await product.allows((await connectUrl(owner)).url)
    await callback(owner, code)
    const again = await callback(owner, code)
    expect([again.status, again.body.error]).toEqual([
      502,
      "Error connecting WhatsApp with Facebook: the login has expired or was already used. Please log in again.",
    ])
    expect((await status(owner)).state).toBe("connected")
  })

  test("an owner with two numbers gets the first, sees both, and chooses", async () => {
    const owner = await product.hasChatbot()
    const { code } = await product.allows((await connectUrl(owner)).url, 2)
    const { body } = await callback(owner, code)
    const [first, second] = body.numbers
    expect(body.connection.phonenumberid).toBe(first.phonenumberid)
    const chosen = await product.call("/api/whatsapp/connection", {
      method: "PATCH",
      token: owner.token,
      body: { chatbotid: owner.chatbotid, phonenumberid: second.phonenumberid },
    })
    expect(chosen.body).toMatchObject({
      state: "connected",
      connection: { phonenumberid: second.phonenumberid, assignednumber: second.display },
    })
    const foreign = await product.call("/api/whatsapp/connection", {
      method: "PATCH",
      token: owner.token,
      body: { chatbotid: owner.chatbotid, phonenumberid: "100000000000009" },
    })
    expect([foreign.status, foreign.body.field]).toEqual([400, "phonenumberid"])
  })

  test("an account without numbers is told what it needs", async () => {
    const owner = await product.hasChatbot()
    const { code } = await product.allows((await connectUrl(owner)).url, 0)
    const { status: refused, body } = await callback(owner, code)
    expect([refused, body.code]).toEqual([422, "no_number"])
    await expectNothing(owner)
  })
})

describe("a state", () => {
  test.each<[string, (mine: Owner, other: Owner) => Promise<string>]>([
    [
      "that was used",
      async (mine) => {
        const { url, state } = await connectUrl(mine)
        await callback(mine, (await product.allows(url)).code, state)
        await product.call(`/api/whatsapp/connection?chatbotid=${mine.chatbotid}`, {
          method: "DELETE",
          token: mine.token,
        })
        return state
      },
    ],
    ["of another owner", async (_, other) => (await connectUrl(other)).state],
    [
      "of another session",
      async (mine) => (await connectUrl({ ...mine, token: await mine.signIn() })).state,
    ],
    ["that was made up", async ({ chatbotid }) => JSON.stringify({ chatbotid, nonce: "x" })],
    [
      "that names another chatbot",
      async (mine) => (await connectUrl(mine)).state.replace(mine.chatbotid, STRANGER),
    ],
    ["that is no JSON", async () => "{"],
  ])("%s connects nothing", async (_, stateOf) => {
    const [mine, other] = [await product.hasChatbot(), await product.hasChatbot()]
    const { code } = await product.allows((await connectUrl(mine)).url)
    const refused = await callback(mine, code, await stateOf(mine, other))
    expect([refused.status, refused.body.error]).toEqual([
      400,
      "Error processing the request data.",
    ])
    expect((await status(mine)).state).toBe("disconnected")
  })
})

describe("what is wrong is said in one sentence, and nothing is stored", () => {
  const NOT_VALID = "The Facebook access token is not valid. Please try logging in again."
  const debugged = (data: object) => ({ mode: "status", status: 200, body: { data } })
  const graphError = (code: number, message = "", more: object = {}) => ({
    mode: "status",
    status: 400,
    body: { error: { code, message, ...more } },
  })
  const FOUND = { app_id: "1000000000001", is_valid: true }

  test.each([
    [undefined, "Chatbot ID not provided"],
    [null, "Chatbot ID not provided"],
    ["", "Chatbot ID not provided"],
    [" \u0000", "Chatbot ID not provided"],
    [5, "The chatbot ID '5' does not have a valid UUID format."],
    ["abc", "The chatbot ID 'abc' does not have a valid UUID format."],
  ])("a chatbot's id given as %p", async (chatbotid, error) => {
    const owner = await product.hasChatbot()
    const answer = await post(owner, "process-token", { chatbotid, accesstoken: TOKEN })
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid_chatbot_id", error } })
  })
  test.each([5, null, ["x"], "x".repeat(3_000)])("a state that is none: %p", async (state) => {
    const owner = await product.hasChatbot()
    const sent = { chatbotid: owner.chatbotid, code: "c", redirectUri: "", state }
    expect(await post(owner, "facebook-callback", sent)).toMatchObject({
      ...{ status: 400, body: { code: "facebook_state" } },
    })
  })

  const endsSoon = async () => {
    const token = newToken()
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    await product.control("/meta/token", { token, expiresAt })
    return token
  }
  test("a token that ends within hours is traded for one that lasts weeks", async () => {
    const owner = await product.hasChatbot()
    const { body } = await connect(owner, await endsSoon())
    expect(body.state).toBe("connected")
    const days = (Date.parse(body.connection.tokenExpiresAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(60)
    const typed = await product.hasChatbot()
    const ids = { phonenumberid: "100000000007701", businessaccountid: "200000000007701" }
    const { body: byHand } = await post(typed, "connection", {
      ...{ chatbotid: typed.chatbotid, accesstoken: await endsSoon() },
      ...ids,
    })
    expect([byHand.state, byHand.connection.phonenumberid]).toEqual([
      "connected",
      ids.phonenumberid,
    ])
  })
  test.each(["phonenumberid", "businessaccountid"])(
    "a %s that would lead out of its address at Meta is none, and Meta is not asked",
    async (field) => {
      const owner = await product.hasChatbot()
      const ids = { phonenumberid: "100000000007702", businessaccountid: "200000000007702" }
      const before = await asksOfMeta()
      const answer = await post(owner, "connection", {
        ...{ ...ids, [field]: ".." },
        ...{ chatbotid: owner.chatbotid, accesstoken: TOKEN },
      })
      expect(answer).toMatchObject({ status: 400, body: { code: "invalid_field", field } })
      expect(await asksOfMeta()).toEqual(before)
    },
  )
  test.each<[string, object, number, string]>([
    ["refused", graphError(190), 400, NOT_VALID],
    [
      "not heard",
      { mode: "status", status: 503, body: "" },
      502,
      "Error connecting WhatsApp with Facebook: Meta did not answer. Please try again.",
    ],
    [
      "limited",
      graphError(4),
      502,
      "Error connecting WhatsApp with Facebook: Meta limits requests at the moment. Please try again later.",
    ],
  ])("the trade for a lasting token is %s", async (_, failure, code, sentence) => {
    const owner = await product.hasChatbot()
    const token = await endsSoon()
    await product.fails("oauth/access_token", failure)
    const refused = await connect(owner, token)
    expect([refused.status, refused.body.error]).toEqual([code, sentence])
    await expectNothing(owner)
    expect((await connect(owner, token)).status).toBe(200)
  })

  test.each<[string, string, string, object, number, string]>([
    [
      "another app's token",
      newToken(),
      "debug_token",
      debugged({ app_id: "5", is_valid: true }),
      400,
      NOT_VALID,
    ],
    [
      "a dead token",
      newToken(),
      "debug_token",
      debugged({ ...FOUND, is_valid: false }),
      400,
      NOT_VALID,
    ],
    ["a token that dies on the way", newToken(), "phone_numbers", graphError(190), 400, NOT_VALID],
    [
      "a permission that was not given",
      newToken(),
      "debug_token",
      debugged({ ...FOUND, scopes: ["whatsapp_business_management"] }),
      502,
      "Error connecting WhatsApp with Facebook: a permission is missing (whatsapp_business_messaging). Please log in again and allow everything that is asked.",
    ],
    [
      "a locked account",
      newToken(),
      "debug_token",
      graphError(368),
      502,
      "Error connecting WhatsApp with Facebook: Meta has locked this account. Please look at it in the WhatsApp Manager.",
    ],
    [
      "a Meta that is down",
      newToken(),
      "debug_token",
      { mode: "status", status: 502, body: "<html>" },
      502,
      "Error connecting WhatsApp with Facebook: Meta did not answer. Please try again.",
    ],
    [
      "a limit",
      newToken(),
      "phone_numbers",
      graphError(80007),
      502,
      "Error connecting WhatsApp with Facebook: Meta limits requests at the moment. Please try again later.",
    ],
    ["a short token", "19 characters long.", "never", {}, 400, NOT_VALID],
  ])("%s", async (_, token, path, failure, code, sentence) => {
    const owner = await product.hasChatbot()
    if (path !== "never") await product.fails(path, failure)
    const refused = await connect(owner, token)
    expect([refused.status, refused.body.error]).toEqual([code, sentence])
    await expectNothing(owner)
    // It can be tried again at once.
    expect((await connect(owner)).status).toBe(200)
  })

  test("a chatbot of another owner", async () => {
    const [mine, other] = [await product.hasChatbot(), await product.hasChatbot()]
    const foreign = { ...mine, chatbotid: other.chatbotid }
    const calls = [
      connect(foreign, "short"),
      callback(foreign, "code", "{}"),
      post(foreign, "connection", {
        chatbotid: foreign.chatbotid,
        ...{ phonenumberid: "1", businessaccountid: "2", accesstoken: TOKEN },
      }),
      product.call(`/api/whatsapp/connect-url?chatbotid=${other.chatbotid}`, { token: mine.token }),
    ]
    for (const refused of await Promise.all(calls)) {
      expect([refused.status, refused.body.error]).toEqual([
        404,
        "You do not have permission to connect this chatbot or it does not exist.",
      ])
    }
    const seen = await product.call(
      `/api/whatsapp/connection-status?chatbotid=${other.chatbotid}`,
      { token: mine.token },
    )
    expect([seen.status, seen.body.error]).toEqual([404, "Chatbot not found"])
    await expectNothing(other)
  })

  test("nobody signed in", async () => {
    const { status: refused, body } = await product.call("/api/whatsapp/process-token", {
      method: "POST",
      body: { chatbotid: STRANGER, accesstoken: TOKEN },
    })
    expect([refused, body.error]).toEqual([401, "You must be logged in to connect WhatsApp."])
  })

  test("a number that is another chatbot's, also when it is typed", async () => {
    const [first, second] = [await product.hasChatbot(), await product.hasChatbot()]
    const token = newToken()
    const { phonenumberid, businessaccountid } = (await connect(first, token)).body.connection
    const byHand = {
      chatbotid: second.chatbotid,
      ...{ phonenumberid, businessaccountid, accesstoken: newToken() },
    }
    for (const refused of [
      await connect(second, token),
      await post(second, "connection", byHand),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([409, "number_taken"])
    }
    await expectNothing(second)
    expect((await status(first)).state).toBe("connected")
  })

  test("an address that the dialog was never opened with", async () => {
    const owner = await product.hasChatbot()
    const { code } = await product.allows((await connectUrl(owner)).url)
    const refused = await callback(owner, code, undefined, "https://evil.example/")
    expect([refused.status, refused.body.field]).toEqual([400, "redirectUri"])
  })
})

describe("connecting by hand", () => {
  test("confirms the number at Meta, and keeps the number that the owner calls it", async () => {
    const owner = await product.hasChatbot()
    const made = await post(owner, "connection", {
      chatbotid: owner.chatbotid,
      ...{ phonenumberid: "100000000007777", businessaccountid: "200000000007777" },
      ...{ accesstoken: newToken(), assignednumber: "+34 600 000 000" },
    })
    expect(made.body).toMatchObject({
      state: "connected",
      connection: { phonenumberid: "100000000007777", assignednumber: "+34 600 000 000" },
      numbers: [{ phonenumberid: "100000000007777", businessaccountid: "200000000007777" }],
    })
  })
  test("takes no placeholder and no number that Meta does not know", async () => {
    const owner = await product.hasChatbot()
    const typed = (phonenumberid: string) =>
      post(owner, "connection", {
        chatbotid: owner.chatbotid,
        ...{ phonenumberid, businessaccountid: "200000000007777", accesstoken: newToken() },
      })
    const placeholder = await typed("placeholder")
    expect([placeholder.status, placeholder.body.field]).toEqual([400, "phonenumberid"])
    expect((await typed("12")).status).toBe(502)
    await expectNothing(owner)
  })
})

describe("a step that fails after the link", () => {
  const PARTIAL =
    "WhatsApp was linked, but its webhook could not be configured. We will keep trying."

  test.each([
    ["subscribed_apps", "Receiving messages (webhook subscription): Meta did not answer."],
    ["register", "Registering the number: Meta did not answer."],
  ])(
    "%s leaves the line partial, names the step, and works by itself later",
    async (path, fault) => {
      const owner = await product.hasChatbot()
      await product.fails(path, { mode: "status", status: 500, method: "POST" })
      const { status: ok, body } = await connect(owner)
      expect([ok, body.state, body.message]).toEqual([200, "partial", PARTIAL])
      expect(body.connection.lastErrorMessage).toStartWith(fault)
      expect((await status(owner)).state).toBe("partial")
      await tend(new Date(Date.now() + 60_000))
      expect(await status(owner)).toMatchObject({
        state: "connected",
        connection: { lastErrorMessage: null },
      })
    },
  )

  test("can be tried again by hand, that step alone", async () => {
    const owner = await product.hasChatbot()
    await product.fails("register", { mode: "status", status: 500 })
    const { connection } = (await connect(owner)).body
    await product.control("/reset", { records: true, failures: false })
    const again = await product.call("/api/whatsapp/connection", {
      method: "PATCH",
      token: owner.token,
      body: { chatbotid: owner.chatbotid, phonenumberid: connection.phonenumberid },
    })
    expect(again.body.state).toBe("connected")
    const asked = await asksOfMeta()
    expect(asked.filter((call) => call.startsWith("POST"))).toEqual([
      `POST /v25.0/${connection.phonenumberid}/register`,
    ])
  })
})

describe("a line that dies", () => {
  test("is found by the daily look; owner and page are told once, and reconnecting heals it", async () => {
    const owner = await product.hasChatbot()
    const token = newToken()
    const { connection } = (await connect(owner, token)).body
    await product.control("/meta/revoke", { chatbotid: owner.chatbotid })
    await tend()
    expect((await status(owner)).state).toBe("connected")
    const tomorrow = new Date(Date.now() + 25 * 3_600_000)
    await tend(tomorrow)
    await tend(tomorrow)
    await tend()
    expect(await status(owner)).toMatchObject({
      state: "failed",
      connected: false,
      connection: { status: "TOKEN_EXPIRED" },
    })
    const told = (await product.mails(owner.email)).filter(({ subject }) =>
      subject.includes("no puede responder por WhatsApp"),
    )
    expect(told).toHaveLength(1)
    expect(told[0]?.links).toContain(`${product.url}/dashboard/whatsapp`)

    const byHand = {
      chatbotid: owner.chatbotid,
      ...{ phonenumberid: connection.phonenumberid, accesstoken: newToken() },
      businessaccountid: connection.businessaccountid,
    }
    expect((await post(owner, "connection", byHand)).body).toMatchObject({
      state: "connected",
      connection: { status: null },
    })
  })

  test("is found by the first reply that it refuses; the reply waits and goes out after reconnecting", async () => {
    const owner = await product.hasChatbot()
    const { phonenumberid, businessaccountid } = (await connect(owner)).body.connection
    await product.control("/meta/revoke", { chatbotid: owner.chatbotid })
    const from = "34600999888"
    await product.control("/whatsapp/inbound", { chatbotid: owner.chatbotid, from, text: "Hola" })
    await until("the dead line", async () => (await status(owner)).state === "failed")
    const replies = async () =>
      (await product.call(`/sandbox/api/whatsapp/messages?to=${from}`)).body.items as unknown[]
    expect(await replies()).toEqual([])
    await tend()
    expect((await product.mails(owner.email)).map(({ subject }) => subject)).toContain(
      "Bar Pepe no puede responder por WhatsApp",
    )

    await post(owner, "connection", {
      chatbotid: owner.chatbotid,
      ...{ phonenumberid, businessaccountid, accesstoken: newToken() },
    })
    await until("the reply that waited", async () => (await replies()).length > 0)
    expect(await replies()).toHaveLength(1)
  })

  test("is alive again once its number is chosen with a token that Meta still takes", async () => {
    const owner = await product.hasChatbot()
    const { phonenumberid } = (await connect(owner)).body.connection
    await product.database.owner.query("select expire_line($1)", [owner.chatbotid])
    const chosen = await product.call("/api/whatsapp/connection", {
      ...{ method: "PATCH", token: owner.token },
      body: { chatbotid: owner.chatbotid, phonenumberid },
    })
    expect(chosen.body).toMatchObject({ state: "connected", connection: { status: null } })
    expect((await status(owner)).state).toBe("connected")
  })

  test("is announced a week ahead, by mail and notification", async () => {
    const owner = await product.hasChatbot()
    const ends = Math.floor(Date.now() / 1_000) + 20 * 86_400
    await product.fails("debug_token", {
      mode: "status",
      status: 200,
      body: { data: { app_id: "1000000000001", is_valid: true, expires_at: ends } },
    })
    const { connection } = (await connect(owner)).body
    expect(connection.tokenExpiresAt).toBe(new Date(ends * 1_000).toISOString())
    await tend(new Date((ends - 8 * 86_400) * 1_000))
    expect(await product.mails(owner.email)).toHaveLength(1)
    await tend(new Date((ends - 6 * 86_400) * 1_000))
    await tend(new Date((ends - 6 * 86_400) * 1_000))
    const [newest, ...more] = (await product.mails(owner.email)).filter(({ subject }) =>
      subject.includes("caduca el"),
    )
    expect([newest?.subject, more]).toEqual([
      `Bar Pepe: WhatsApp caduca el ${connection.tokenExpiresAt.slice(0, 10)}`,
      [],
    ])
    const memory = await product.call(`/api/chatbots/${owner.chatbotid}/memory`, {
      token: owner.token,
    })
    expect(memory.body.notifications[0].text).toContain("caduca el")
    await tend(new Date((ends + 1) * 1_000))
    expect((await status(owner)).state).toBe("failed")
  })

  test("a lost subscription is taken out again by the daily look", async () => {
    const owner = await product.hasChatbot()
    await connect(owner)
    await product.control("/reset", { records: true })
    await product.fails("subscribed_apps", {
      mode: "status",
      status: 200,
      body: { data: [] },
      method: "GET",
    })
    await tend(new Date(Date.now() + 25 * 3_600_000))
    expect((await asksOfMeta()).filter((call) => call.startsWith("POST"))).toHaveLength(1)
    expect((await status(owner)).state).toBe("connected")
  })
})

describe("the sandbox's controls", () => {
  test.each([
    ["whatsapp/inbound", { from: "34600111222", text: "Hola" }],
    ["whatsapp/echo", { to: "34600111222", text: "Hola" }],
    ["meta/revoke", {}],
    ["google/revoke", {}],
  ])(
    "know no chatbot by a name that is no id, and say so as any refusal does: %s",
    async (path, body) => {
      for (const chatbotid of ["x", "", "00000000-0000-4000-8000-000000000000", "\u0000"]) {
        const refused = { method: "POST", body: { chatbotid, ...body } }
        expect(await product.call(`/sandbox/api/${path}`, refused)).toMatchObject({
          status: 404,
          body: { error: expect.stringContaining("This chatbot has no"), id: expect.any(String) },
        })
      }
    },
  )

  test("say nothing in a client's name that the client did not say", async () => {
    const { chatbotid } = await product.hasChatbot()
    const silent = { method: "POST", body: { chatbotid, from: "34600111222" } }
    expect(await product.call("/sandbox/api/whatsapp/inbound", silent)).toMatchObject({
      ...{ status: 400, body: { error: "body: text or message is needed" } },
    })
  })
})

describe("leaving", () => {
  test("deletes the connection, tells Meta, and may be done twice", async () => {
    const owner = await product.hasChatbot()
    const { connection } = (await connect(owner)).body
    await product.control("/reset", { records: true })
    const leave = () =>
      product.call(`/api/whatsapp/connection?chatbotid=${owner.chatbotid}`, {
        method: "DELETE",
        token: owner.token,
      })
    for (const left of [await leave(), await leave()]) {
      expect([left.status, left.body]).toEqual([
        200,
        { success: true, message: "WhatsApp disconnected successfully" },
      ])
    }
    expect(await stored(owner.chatbotid)).toBeUndefined()
    expect(await status(owner)).toMatchObject({ state: "disconnected", connection: null })
    expect(await asksOfMeta()).toEqual([
      `DELETE /v25.0/${connection.businessaccountid}/subscribed_apps`,
    ])
  })

  test("for a number of another account, Meta sends nothing more of the one before", async () => {
    const owner = await product.hasChatbot()
    const before = (await connect(owner)).body.connection
    await product.control("/reset", { records: true })
    const after = (await connect(owner, "EAA the token of another account")).body.connection
    expect(after.businessaccountid).not.toBe(before.businessaccountid)
    expect((await asksOfMeta()).filter((asked) => asked.includes("subscribed_apps"))).toEqual([
      `POST /v25.0/${after.businessaccountid}/subscribed_apps`,
      `DELETE /v25.0/${before.businessaccountid}/subscribed_apps`,
    ])
  })

  test.each([false, true])(
    "with the chatbot itself Meta sends its customers' messages no more (Meta down: %p)",
    async (down) => {
      const owner = await product.hasChatbot()
      const { connection } = (await connect(owner)).body
      await product.control("/reset", { records: true })
      if (down) await product.fails("subscribed_apps", { mode: "status", status: 500 })
      const gone = await product.call(`/api/chatbots/${owner.chatbotid}`, {
        ...{ method: "DELETE", token: owner.token },
      })
      expect([gone.status, gone.body]).toEqual([200, { success: true }])
      expect(await asksOfMeta()).toEqual([
        `DELETE /v25.0/${connection.businessaccountid}/subscribed_apps`,
      ])
    },
  )

  test("all Facebook data goes, and the owner hears of it also from a Meta that takes its time", async () => {
    const owner = await product.hasChatbot()
    await connect(owner)
    // Together longer than the server keeps a connection on which nobody says anything.
    for (const path of ["subscribed_apps", "permissions"]) {
      await product.fails(path, { mode: "slow", delayMs: 11_000 })
    }
    const gone = await product.call("/api/whatsapp/delete-facebook-data", {
      ...{ method: "POST", token: owner.token },
    })
    expect(gone.status).toBe(200)
  })
  test("all Facebook data goes, also while Meta is down", async () => {
    const owner = await product.hasChatbot()
    await connect(owner)
    await product.fails("subscribed_apps", { mode: "status", status: 500 })
    const gone = await post(owner, "delete-facebook-data", {})
    expect([gone.status, gone.body]).toEqual([
      200,
      { message: "Facebook data deleted successfully." },
    ])
    expect(await stored(owner.chatbotid)).toBeUndefined()
  })
})

describe("Meta's word about a person", () => {
  const secret = playedSecrets(openVault(SECRET, [])).meta.appSecret
  const signedRequest = (payload: object, key = secret) => {
    const body = Buffer.from(JSON.stringify(payload)).toString("base64url")
    return `${createHmac("sha256", key).update(body).digest("base64url")}.${body}`
  }
  const send = async (path: string, signed_request: string) => {
    const response = await fetch(`${product.url}/webhooks/facebook/${path}`, {
      method: "POST",
      body: new URLSearchParams({ signed_request }),
    })
    return { status: response.status, body: await response.json() }
  }
  /** The sandbox's person behind a token: the business it leads to. */
  const personOf = async (owner: Owner) => {
    const { rows } = await product.database.owner.query(
      "select metauser from whatsapp_lines where chatbotid = $1",
      [owner.chatbotid],
    )
    return rows[0]?.metauser as string | null
  }
  const withPerson = async (user_id: string) => {
    const owner = await product.hasChatbot()
    await product.fails("debug_token", {
      mode: "status",
      status: 200,
      body: { data: { app_id: "1000000000001", is_valid: true, user_id } },
    })
    await connect(owner)
    return owner
  }

  test("deletes what they connected, and gives the same code each time", async () => {
    const owner = await withPerson("900000000000021")
    expect(await personOf(owner)).not.toContain("9000")
    const request = signedRequest({ algorithm: "HMAC-SHA256", user_id: "900000000000021" })
    const first = await send("data-deletion", request)
    expect(first.status).toBe(200)
    expect(first.body.url).toBe(
      `${product.url}/privacy-policy?deletion=${first.body.confirmation_code}`,
    )
    expect(await send("data-deletion", request)).toEqual(first)
    expect(await stored(owner.chatbotid)).toBeUndefined()
  })
  test("ends their lines when they withdraw, and the owner is told", async () => {
    const owner = await withPerson("900000000000022")
    const request = signedRequest({ algorithm: "HMAC-SHA256", user_id: "900000000000022" })
    expect(await send("deauthorise", request)).toEqual({ status: 200, body: { received: true } })
    expect((await status(owner)).state).toBe("failed")
    await tend()
    const subjects = (await product.mails(owner.email)).map(({ subject }) => subject)
    expect(subjects).toContain("Bar Pepe no puede responder por WhatsApp")
  })
  test.each([
    ["signed with another secret", signedRequest({ algorithm: "HMAC-SHA256", user_id: "1" }, "x")],
    ["of another algorithm", signedRequest({ algorithm: "none", user_id: "1" })],
    ["about nobody", signedRequest({ algorithm: "HMAC-SHA256" })],
    ["without a signature", `.${signedRequest({ user_id: "1" }).split(".")[1]}`],
    ["in three parts", `${signedRequest({ algorithm: "HMAC-SHA256", user_id: "1" })}.x`],
    ["empty", ""],
  ])("%s is refused", async (_, request) => {
    for (const path of ["data-deletion", "deauthorise"]) {
      const refused = await send(path, request)
      expect([refused.status, refused.body.code]).toEqual([400, "bad_signature"])
    }
  })
})
