import { describe, expect, test } from "bun:test"
import { newToken, openLines } from "./whatsapp-stage.ts"

const { product, lines } = await openLines()

const TOKEN = "EAA a token that an owner pasted"
const STRANGER = "00000000-0000-4000-8000-000000000001"

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
    const answer = await lines.post(owner, "process-token", { chatbotid, accesstoken: TOKEN })
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid_chatbot_id", error } })
  })
  test.each([5, null, ["x"], "x".repeat(3_000)])("a state that is none: %p", async (state) => {
    const owner = await product.hasChatbot()
    const sent = { chatbotid: owner.chatbotid, code: "c", redirectUri: "", state }
    expect(await lines.post(owner, "facebook-callback", sent)).toMatchObject({
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
    const { body } = await lines.connect(owner, await endsSoon())
    expect(body.state).toBe("connected")
    const days = (Date.parse(body.connection.tokenExpiresAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(60)
    const typed = await product.hasChatbot()
    const ids = { phonenumberid: "100000000007701", businessaccountid: "200000000007701" }
    const { body: byHand } = await lines.post(typed, "connection", {
      ...{ chatbotid: typed.chatbotid, accesstoken: await endsSoon() },
      ...ids,
    })
    expect([byHand.state, byHand.connection.phonenumberid]).toEqual([
      "connected",
      ids.phonenumberid,
    ])
  })
  test.each<[string, object]>([
    ["refuses", graphError(100, "Unsupported request")],
    ["does not know", graphError(2500)],
    ["does not allow", graphError(10)],
    ["takes for a used code", graphError(100, "", { error_subcode: 36009 })],
    ["takes for a dead token's", graphError(190)],
    ["limits", graphError(4)],
    ["does not hear", { mode: "status", status: 503, body: "" }],
    ["answers with nothing", { mode: "status", status: 200, body: "{}" }],
  ])("a token whose trade Meta %s serves until it ends", async (_, failure) => {
    const owner = await product.hasChatbot()
    const token = await endsSoon()
    await product.fails("oauth/access_token", failure)
    const { body } = await lines.connect(owner, token)
    expect(body.state).toBe("connected")
    const hours = (Date.parse(body.connection.tokenExpiresAt) - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(1)
  })
  test("a token that was traded for one that is not good serves until it ends, too", async () => {
    const owner = await product.hasChatbot()
    const token = await endsSoon()
    const given = {
      mode: "status",
      status: 200,
      body: JSON.stringify({ access_token: newToken() }),
    }
    await product.fails("oauth/access_token", given)
    await product.fails("debug_token", { ...debugged({ ...FOUND, is_valid: false }), skip: 1 })
    const { body } = await lines.connect(owner, token)
    expect(body.state).toBe("connected")
    expect(Date.parse(body.connection.tokenExpiresAt)).toBeLessThan(Date.now() + 2 * 3_600_000)
  })
  test.each(["phonenumberid", "businessaccountid"])(
    "a %s that would lead out of its address at Meta is none, and Meta is not asked",
    async (field) => {
      const owner = await product.hasChatbot()
      const ids = { phonenumberid: "100000000007702", businessaccountid: "200000000007702" }
      const before = await lines.asksOfMeta()
      const answer = await lines.post(owner, "connection", {
        ...{ ...ids, [field]: ".." },
        ...{ chatbotid: owner.chatbotid, accesstoken: TOKEN },
      })
      expect(answer).toMatchObject({ status: 400, body: { code: "invalid_field", field } })
      expect(await lines.asksOfMeta()).toEqual(before)
    },
  )
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
    [
      "a token that was copied over two lines",
      "EAA a token that\nwraps",
      "never",
      {},
      400,
      NOT_VALID,
    ],
    ["a token with its middle left out", "EAA a token that… ends", "never", {}, 400, NOT_VALID],
  ])("%s", async (_, token, path, failure, code, sentence) => {
    const owner = await product.hasChatbot()
    if (path !== "never") await product.fails(path, failure)
    const refused = await lines.connect(owner, token)
    expect([refused.status, refused.body.error]).toEqual([code, sentence])
    await lines.expectNothing(owner)
    // The owner can try again at once.
    expect((await lines.connect(owner)).status).toBe(200)
  })

  test("a chatbot of another owner", async () => {
    const [mine, other] = [await product.hasChatbot(), await product.hasChatbot()]
    const foreign = { ...mine, chatbotid: other.chatbotid }
    const calls = [
      lines.connect(foreign, "short"),
      lines.callback(foreign, "code", "{}"),
      lines.post(foreign, "connection", {
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
    await lines.expectNothing(other)
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
    const { phonenumberid, businessaccountid } = (await lines.connect(first, token)).body.connection
    const byHand = {
      chatbotid: second.chatbotid,
      ...{ phonenumberid, businessaccountid, accesstoken: newToken() },
    }
    for (const refused of [
      await lines.connect(second, token),
      await lines.post(second, "connection", byHand),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([409, "number_taken"])
    }
    await lines.expectNothing(second)
    expect((await lines.status(first)).state).toBe("connected")
  })

  test("the first of two numbers that another owner's chatbot has: the second is not taken in its place", async () => {
    const [first, second] = [await product.hasChatbot(), await product.hasChatbot()]
    const ids = ["100000000007801", "100000000007802"]
    const data = ids.map((id) => ({ id, display_phone_number: "+1 415-555-0101" }))
    const connect = async (owner: typeof first) => {
      await product.fails("phone_numbers", { mode: "status", status: 200, body: { data } })
      return lines.connect(owner)
    }
    expect((await connect(first)).body.connection.phonenumberid).toBe(ids[0])
    const refused = await connect(second)
    expect([refused.status, refused.body.code]).toEqual([409, "number_taken"])
    await lines.expectNothing(second)
    // Numbers of one account always come together: an owner with two chatbots has one for each.
    await product.database.owner.query(
      "update plans set limits = limits || '{\"chatbotsLimit\": 2}'",
    )
    const made = await product.call("/api/chatbots", {
      ...{ method: "POST", token: first.token, body: { name: "Bar Pepa" } },
    })
    const beside = { ...first, chatbotid: String(made.body.chatbot?.id) }
    expect((await connect(beside)).body.connection.phonenumberid).toBe(ids[1])
    expect((await connect(beside)).body.connection.phonenumberid).toBe(ids[1])
  })

  test("an address that the dialog was never opened with", async () => {
    const owner = await product.hasChatbot()
    const { code } = await product.allows((await lines.connectUrl(owner)).url)
    const refused = await lines.callback(owner, code, undefined, "https://evil.example/")
    expect([refused.status, refused.body.field]).toEqual([400, "redirectUri"])
  })
})
