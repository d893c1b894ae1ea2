import { describe, expect, test } from "bun:test"
import { accountOf, businessOf } from "../../adapters/sandbox/meta/accounts.ts"
import { until } from "../support/process.ts"
import { newToken, type Owner, openLines } from "./whatsapp-stage.ts"

const { product, lines } = await openLines()

const STRANGER = "00000000-0000-4000-8000-000000000001"

describe("connecting by login", () => {
  test("goes from the dialog to a line that answers, and each step at Meta is taken once", async () => {
    const owner = await product.hasChatbot()
    await product.control("/reset", { records: true })
    const { url, state } = await lines.connectUrl(owner)
    expect(new URL(url).searchParams.get("redirect_uri")).toBe(
      `${product.url}/dashboard/whatsapp-callback`,
    )
    const back = await product.allows(url)
    expect(back.state).toBe(state)
    const redirectUri = `${product.url}/dashboard/whatsapp-callback`
    const { status: code, body } = await lines.callback(owner, back.code, back.state, redirectUri)
    expect([code, body.state, body.message]).toEqual([
      200,
      "connected",
      "Connection with WhatsApp Business established correctly.",
    ])
    const { phonenumberid, businessaccountid } = body.connection
    expect(await lines.asksOfMeta()).toEqual([
      "GET /v25.0/oauth/access_token",
      "GET /v25.0/debug_token",
      `GET /v25.0/${businessaccountid}/phone_numbers`,
      `POST /v25.0/${businessaccountid}/subscribed_apps`,
      `POST /v25.0/${phonenumberid}/register`,
    ])
    expect(await lines.status(owner)).toMatchObject({ state: "connected", connected: true })
    const noted = await product.database.owner.query(
      "select action from audit_log where subject = $1 and action like 'whatsapp%'",
      [owner.chatbotid],
    )
    expect(noted.rows).toEqual([{ action: "whatsapp_connected" }])
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
    const { recent } = await lines.status(owner)
    expect([recent.last24h, recent.last7d, recent.latest[0].content]).toEqual([1, 1, "Hola"])
  })

  test("is told of all lines of the owner's in one call, and of nobody else's", async () => {
    const [owner, other] = [await product.hasChatbot(), await product.hasChatbot()]
    await lines.connect(owner)
    await lines.connect(other)
    const { token, chatbotid } = owner
    const { body } = await product.call("/api/whatsapp/connection-statuses", { token })
    const { fault, connection } = await lines.status(owner)
    expect(body).toEqual({ items: [{ chatbotid, fault, connection }], total: 1 })
  })

  test("a popup's code needs no address, and no state", async () => {
    const owner = await product.hasChatbot()
    const { url } = await lines.connectUrl(owner)
    const { code } = await product.allows(url)
    expect((await lines.callback(owner, code)).body.state).toBe("connected")
  })

  test("the same code twice, as a doubled page would send it, connects once and says why", async () => {
    const owner = await product.hasChatbot()
    const { code } = await product.allows((await lines.connectUrl(owner)).url)
    await lines.callback(owner, code)
    const again = await lines.callback(owner, code)
    expect([again.status, again.body.error]).toEqual([
      502,
      "Error connecting WhatsApp with Facebook: the login has expired or was already used. Please log in again.",
    ])
    expect((await lines.status(owner)).state).toBe("connected")
  })

  test("an owner with two numbers gets the first, sees both, and chooses", async () => {
    const owner = await product.hasChatbot()
    const { code } = await product.allows((await lines.connectUrl(owner)).url, 2)
    const { body } = await lines.callback(owner, code)
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

  test("a number in another portfolio of the owner's is chosen as of that one", async () => {
    const owner = await product.hasChatbot()
    const token = newToken()
    const lists = {
      [`${accountOf(businessOf(token))}/phone_numbers`]: [],
      "me/businesses": [{ id: "700000000008801" }, { id: "700000000008802" }],
      "700000000008801/owned_whatsapp_business_accounts": [{ id: "200000000008801" }],
      "200000000008801/phone_numbers": [{ id: "100000000008801" }],
      "700000000008802/owned_whatsapp_business_accounts": [{ id: "200000000008802" }],
      "200000000008802/phone_numbers": [{ id: "100000000008802" }],
    }
    for (const [path, data] of Object.entries(lists)) {
      await product.fails(path, { mode: "status", status: 200, body: { data } })
    }
    const { body } = await product.call("/api/whatsapp/process-token", {
      method: "POST",
      token: owner.token,
      body: { chatbotid: owner.chatbotid, accesstoken: token },
    })
    expect(body.connection).toMatchObject({
      ...{ phonenumberid: "100000000008801", businessid: "700000000008801" },
    })
    // The owner sees of a number what the contract names.
    expect(Object.keys(body.numbers[1])).toEqual([
      ...["phonenumberid", "businessaccountid", "display", "verifiedName"],
    ])
    const chooses = (phonenumberid: string) =>
      product.call("/api/whatsapp/connection", {
        method: "PATCH",
        token: owner.token,
        body: { chatbotid: owner.chatbotid, phonenumberid },
      })
    expect((await chooses("100000000008802")).body.connection).toMatchObject({
      ...{ phonenumberid: "100000000008802", businessid: "700000000008802" },
    })
    // An earlier version stored a list that names none: Meta is asked who owns the two accounts.
    const owned = (account: string) => `${account}?fields=owner_business_info`
    const isOwnedBy = (account: string, id: string) =>
      product.fails(owned(account), {
        ...{ mode: "status", status: 200 },
        body: { id: account, owner_business_info: { id, name: "" } },
      })
    await isOwnedBy("200000000008801", "700000000008801")
    await isOwnedBy("200000000008802", "700000000008802")
    const forget = () =>
      product.database.owner.query(
        `update "whatsappConnections" set numbers = (select jsonb_agg(n - 'businessid') from jsonb_array_elements(numbers) n)
         where chatbotid = $1`,
        [owner.chatbotid],
      )
    await forget()
    expect((await chooses("100000000008801")).body.connection).toMatchObject({
      ...{ phonenumberid: "100000000008801", businessid: "700000000008801" },
    })
    // The list names them from then on.
    expect((await chooses("100000000008802")).body.connection).toMatchObject({
      ...{ phonenumberid: "100000000008802", businessid: "700000000008802" },
    })
    // Where Meta does not say, the number is chosen all the same.
    await forget()
    await product.fails(owned("200000000008801"), { mode: "status", status: 503 })
    await product.fails(owned("200000000008802"), { mode: "status", status: 503 })
    expect((await chooses("100000000008801")).body.connection).toMatchObject({
      ...{ phonenumberid: "100000000008801", businessid: null },
    })
  })

  test("a number that was moved to another account, where it has another id, is found again by its digits", async () => {
    const owner = await product.hasChatbot()
    const [shop, salon] = ["+34 600 11 11 11", "+34 600 22 22 22"]
    const connects = async (chatbotid: string, ...numbers: readonly [string, string][]) => {
      const data = numbers.map(([id, display_phone_number]) => ({ id, display_phone_number }))
      await product.fails("phone_numbers", { mode: "status", status: 200, body: { data } })
      const { body } = await lines.connect({ ...owner, chatbotid })
      return body.connection.phonenumberid
    }
    const before: [string, string] = ["100000000009902", salon]
    expect(await connects(owner.chatbotid, before)).toBe(before[0])
    const moved: [string, string] = ["100000000009912", "+34 600-222-222"]
    expect(await connects(owner.chatbotid, ["100000000009901", shop], moved)).toBe(moved[0])
    // Nor does another chatbot of the owner's get it, just because it has a new id.
    await product.database.owner.query(
      "update plans set limits = limits || '{\"chatbotsLimit\": 2}'",
    )
    const made = await product.call("/api/chatbots", {
      ...{ method: "POST", token: owner.token, body: { name: "Bar Pepa" } },
    })
    const again: [string, string] = ["100000000009922", salon]
    const free: [string, string] = ["100000000009901", shop]
    expect(await connects(String(made.body.chatbot?.id), again, free)).toBe(free[0])
  })

  test("an account without numbers is told what it needs", async () => {
    const owner = await product.hasChatbot()
    const { code } = await product.allows((await lines.connectUrl(owner)).url, 0)
    const { status: refused, body } = await lines.callback(owner, code)
    expect([refused, body.code]).toEqual([422, "no_number"])
    await lines.expectNothing(owner)
  })
})

describe("a state of Meta's dialog", () => {
  test.each<[string, (mine: Owner, other: Owner) => Promise<string>]>([
    [
      "that was used",
      async (mine) => {
        const { url, state } = await lines.connectUrl(mine)
        await lines.callback(mine, (await product.allows(url)).code, state)
        await product.call(`/api/whatsapp/connection?chatbotid=${mine.chatbotid}`, {
          method: "DELETE",
          token: mine.token,
        })
        return state
      },
    ],
    ["of another owner", async (_, other) => (await lines.connectUrl(other)).state],
    [
      "of another session",
      async (mine) => (await lines.connectUrl({ ...mine, token: await mine.signIn() })).state,
    ],
    ["that was made up", async ({ chatbotid }) => JSON.stringify({ chatbotid, nonce: "x" })],
    [
      "that names another chatbot",
      async (mine) => (await lines.connectUrl(mine)).state.replace(mine.chatbotid, STRANGER),
    ],
    ["that is no JSON", async () => "{"],
  ])("%s connects nothing", async (_, stateOf) => {
    const [mine, other] = [await product.hasChatbot(), await product.hasChatbot()]
    const { code } = await product.allows((await lines.connectUrl(mine)).url)
    const refused = await lines.callback(mine, code, await stateOf(mine, other))
    expect([refused.status, refused.body.error]).toEqual([
      400,
      "Error processing the request data.",
    ])
    expect((await lines.status(mine)).state).toBe("disconnected")
  })
})

describe("connecting by hand", () => {
  let made = 0
  test("confirms the number at Meta, and keeps the number that the owner calls it", async () => {
    const owner = await product.hasChatbot()
    const made = await lines.post(owner, "connection", {
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
  const TYPED = "200000000007777"
  const typed = (
    { token, chatbotid }: Owner,
    phonenumberid: string,
    accesstoken: string = newToken(),
  ) =>
    lines.post({ token }, "connection", {
      ...{ chatbotid, phonenumberid, accesstoken },
      businessaccountid: TYPED,
    })
  test("takes no placeholder and no number that Meta does not know", async () => {
    const owner = await product.hasChatbot()
    const placeholder = await typed(owner, "placeholder")
    expect([placeholder.status, placeholder.body.field]).toEqual([400, "phonenumberid"])
    expect((await typed(owner, "12")).status).toBe(502)
    await lines.expectNothing(owner)
  })
  const listed = (...ids: string[]) => ({
    ...{ mode: "status", status: 200 },
    body: { data: ids.map((id) => ({ id })) },
  })
  test("takes no number that is in another account, and names that one", async () => {
    const owner = await product.hasChatbot()
    const token = newToken()
    const account = accountOf(businessOf(token))
    await product.fails(`${account}/phone_numbers`, listed("100000000007778"))
    const { status: code, body } = await typed(owner, "100000000007778", token)
    expect([code, body.code]).toEqual([502, "facebook_failed"])
    expect(body.error).toEndWith(
      `: this number belongs to the WhatsApp account ${account}. Please correct the account's id.`,
    )
    await lines.expectNothing(owner)
  })
  test("searches nothing else if the typed account has the number, and never more than the token is given for", async () => {
    const searched = async (phonenumberid: string, token: string) => {
      await product.control("/reset", { records: true })
      const { body } = await typed(await product.hasChatbot(), phonenumberid, token)
      expect(body.state).toBe("connected")
      return (await lines.asksOfMeta()).filter((call) => /phone_numbers|business|me\//.test(call))
    }
    const list = (account: string) => `GET /v25.0/${account}/phone_numbers`
    await product.fails(`${TYPED}/phone_numbers`, listed("100000000007779"))
    expect(await searched("100000000007779", newToken())).toEqual([list(TYPED)])
    const token = newToken()
    const granted = accountOf(businessOf(token))
    await product.fails("phone_numbers", { ...listed(), times: 2 })
    expect(await searched("100000000007780", token)).toEqual([list(TYPED), list(granted)])
  })
  test.each<[string, object]>([
    ["has no numbers for this token", listed()],
    ["lists others", listed("100000000007701")],
    ["refuses the list", { mode: "status", status: 400, body: { error: { code: 10 } } }],
    ["does not know the list", { mode: "status", status: 404, body: "" }],
    ["does not answer", { mode: "status", status: 503, body: "" }],
    ["answers something else", { mode: "status", status: 200, body: {} }],
  ])("takes the number as it was typed where Meta %s", async (_, failure) => {
    const owner = await product.hasChatbot()
    await product.fails("phone_numbers", { ...failure, times: 2 })
    const phonenumberid = String(100_000_000_008_000 + made++)
    expect((await typed(owner, phonenumberid)).body).toMatchObject({
      ...{ state: "connected", connection: { phonenumberid } },
    })
    await product.control("/reset", { failures: true })
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
      const { status: ok, body } = await lines.connect(owner)
      expect([ok, body.state, body.message]).toEqual([200, "partial", PARTIAL])
      expect(body.connection.lastErrorMessage).toStartWith(fault)
      expect((await lines.status(owner)).state).toBe("partial")
      await lines.tend(new Date(Date.now() + 60_000))
      expect(await lines.status(owner)).toMatchObject({
        state: "connected",
        connection: { lastErrorMessage: null },
      })
    },
  )

  test("can be tried again by hand, that step alone", async () => {
    const owner = await product.hasChatbot()
    await product.fails("register", { mode: "status", status: 500 })
    const { connection } = (await lines.connect(owner)).body
    await product.control("/reset", { records: true, failures: false })
    const again = await product.call("/api/whatsapp/connection", {
      method: "PATCH",
      token: owner.token,
      body: { chatbotid: owner.chatbotid, phonenumberid: connection.phonenumberid },
    })
    expect(again.body.state).toBe("connected")
    const asked = await lines.asksOfMeta()
    expect(asked.filter((call) => call.startsWith("POST"))).toEqual([
      `POST /v25.0/${connection.phonenumberid}/register`,
    ])
  })
})
