import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import { createHmac } from "node:crypto"
import { metaJson } from "../../../adapters/sandbox/meta/webhook.ts"
import vectors from "../../fixtures/whatsapp/signature/vectors.json"
import sent from "../../fixtures/whatsapp/statuses/sent_v24_without_conversation.json"
import { until } from "../../support/process.ts"
import { LINE, stage } from "./sandbox-stage.ts"

const s = stage()
afterAll(s.stop)
beforeEach(async () => {
  await s.control("/reset")
  await s.control("/whatsapp/statuses", { on: false })
  s.posted.length = 0
})

const TOKEN = "a-token-of-twenty-characters"
const APP = { client_id: "800000000000001", client_secret: "sandbox-app-secret" }
const CALLBACK = () => `${s.origin}/dashboard/whatsapp-callback`

const graph = async (path: string, token?: string, body?: object) => {
  const response = await fetch(s.url(`/meta/v25.0${path}`), {
    method: body ? "POST" : "GET",
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: await response.json() }
}
const text = (to: string, body = "Hola", more: object = {}) => ({
  messaging_product: "whatsapp",
  recipient_type: "individual",
  to,
  type: "text",
  text: { preview_url: false, body },
  ...more,
})
const send = (to: string, body?: string, more?: object, line = LINE.phonenumberid) =>
  graph(`/${line}/messages`, TOKEN, text(to, body, more))

const consent = async (fields: object = {}) => {
  const form = new URLSearchParams({
    client_id: APP.client_id,
    redirect_uri: CALLBACK(),
    state: '{"chatbotid":"b","nonce":"n"}',
    numbers: "1",
    decision: "allow",
    ...fields,
  })
  const answer = await fetch(s.url("/meta/dialog/oauth"), {
    method: "POST",
    body: form,
    redirect: "manual",
  })
  return new URL(answer.headers.get("location") ?? "http://none.invalid")
}
const exchange = (code: string, more: Record<string, string> = {}) =>
  graph(`/oauth/access_token?${new URLSearchParams({ ...APP, code, ...more })}`)
const debug = (token: string, app = `${APP.client_id}|${APP.client_secret}`) =>
  graph(`/debug_token?${new URLSearchParams({ input_token: token, access_token: app })}`)
const connect = async (fields: object = {}) => {
  const code = (await consent(fields)).searchParams.get("code") ?? ""
  return String((await exchange(code, { redirect_uri: CALLBACK() })).body.access_token)
}

describe("sending", () => {
  test("a text is accepted with WhatsApp's id for it and the client's number", async () => {
    const { status, body } = await send("+12025550111")
    expect(status).toBe(200)
    expect(body).toMatchObject({
      messaging_product: "whatsapp",
      contacts: [{ input: "+12025550111", wa_id: "12025550111" }],
    })
    expect(body.messages[0].id).toStartWith("wamid.")
    expect(atob(body.messages[0].id.slice(6))).toContain("12025550111")
  })

  test("what was sent is listed oldest first, without read receipts", async () => {
    await send("12025550111", "one")
    await graph(`/${LINE.phonenumberid}/messages`, TOKEN, {
      messaging_product: "whatsapp",
      status: "read",
      message_id: "wamid.x",
      typing_indicator: { type: "text" },
    })
    await send("12025550112", "two")
    const { items } = await s.get("/api/whatsapp/messages")
    expect(items).toMatchObject([
      { body: "one", to: "12025550111", phonenumberid: LINE.phonenumberid, status: "accepted" },
      { body: "two", request: { type: "text" } },
    ])
    expect((await s.get("/api/whatsapp/messages?to=%2B12025550112")).items).toHaveLength(1)
  })

  test("a client without a number is reached by user id", async () => {
    const body = { ...text(""), to: undefined, recipient: "US.123" }
    const answer = await graph(`/${LINE.phonenumberid}/messages`, TOKEN, body)
    expect(answer.body.contacts).toEqual([{ input: "US.123", user_id: "US.123" }])
  })

  test.each([
    ["no text", text("12025550111", ""), 100],
    ["a text beyond 4,096 characters", text("12025550111", "x".repeat(4097)), 100],
    ["nobody to send to", text(""), 131008],
    ["another type", text("12025550111", "x", { type: "sticker" }), 131051],
    ["the business's own number", text("14155550101"), 131021],
  ])("%s is refused as Meta does", async (_, body, code) => {
    const answer = await graph(`/${LINE.phonenumberid}/messages`, TOKEN, body)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toMatchObject({ code, type: "OAuthException" })
  })

  test("no client writes from a business's own number: their replies would be refused", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        const last = String(n).padStart(2, "0")
        return (await send(`120255501${last}`, "Hola", {}, `1000000000000${last}`)).status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  test("beyond 24 hours after the client's last message the window is closed", async () => {
    const old = new Date(Date.now() - 90_000_000).toISOString()
    await s.control("/whatsapp/inbound", {
      ...{ phonenumberid: LINE.phonenumberid, from: "12025550113", text: "Hi", timestamp: old },
    })
    expect((await send("12025550113")).body.error.code).toBe(131047)
    await s.control("/whatsapp/inbound", {
      ...{ phonenumberid: LINE.phonenumberid, from: "12025550113", text: "Hi" },
    })
    expect((await send("12025550113")).status).toBe(200)
  })

  test("an unknown path is refused with a code", async () => {
    expect((await graph("/1/2/3/4", TOKEN)).body.error.code).toBe(2500)
  })
})

describe("webhooks", () => {
  test("are written and signed as Meta does: escaped beyond ASCII, over the raw bytes", () => {
    const example = vectors.cases[0]?.raw_body ?? ""
    expect(metaJson(JSON.parse(example))).toBe(example)
  })

  test("what a client writes is posted, signed, as often as asked", async () => {
    s.answers.push(200, 503)
    const answer = await s.control("/whatsapp/inbound", {
      chatbotid: LINE.chatbotid,
      from: "+1 202 555 0111",
      text: "¿Cuánto? 😀",
      name: "Ana",
      copies: 2,
    })
    expect(answer.answers.toSorted()).toEqual([200, 503])
    expect(s.posted).toHaveLength(2)
    const { path, raw, headers } = s.posted[0] ?? { path: "", raw: "", headers: {} }
    expect(path).toBe("/webhooks/whatsapp")
    expect(raw).not.toMatch(/[^\x20-\x7e]/)
    const hmac = createHmac("sha256", "sandbox-app-secret").update(raw).digest("hex")
    expect(headers["x-hub-signature-256"]).toBe(`sha256=${hmac}`)
    const body = JSON.parse(raw)
    expect(body.entry[0].id).toBe(LINE.businessaccountid)
    expect(body.entry[0].changes[0].value).toMatchObject({
      metadata: { phone_number_id: LINE.phonenumberid },
      contacts: [{ profile: { name: "Ana" }, wa_id: "12025550111" }],
      messages: [{ from: "12025550111", id: answer.id, text: { body: "¿Cuánto? 😀" } }],
    })
  })

  test("a message object of Meta's own passes as it is, and ids and times can be chosen", async () => {
    await s.control("/whatsapp/inbound", {
      phonenumberid: "1",
      userId: "US.9",
      message: { type: "image", image: { id: "4", caption: "¿Este?" } },
      id: "wamid.mine",
      timestamp: "1795251600",
    })
    const { value } = JSON.parse(s.posted[0]?.raw ?? "").entry[0].changes[0]
    expect(value.messages).toEqual([
      {
        from_user_id: "US.9",
        type: "image",
        image: { id: "4", caption: "¿Este?" },
        id: "wamid.mine",
        timestamp: "1795251600",
      },
    ])
    expect(value.contacts[0]).toEqual({ profile: { name: "" }, user_id: "US.9" })
  })

  test.each([
    { message: { from_user_id: "ES.9A", type: "text", text: { body: "Hola" } } },
    { from: "ES.9A", text: "Hola" },
  ])("whoever hides their number is named by their user id alone: %o", async (said) => {
    await s.control("/whatsapp/inbound", { phonenumberid: "1", name: "Ana", ...said })
    const { value } = JSON.parse(s.posted[0]?.raw ?? "").entry[0].changes[0]
    expect(value.contacts).toEqual([{ profile: { name: "Ana" }, user_id: "ES.9A" }])
    const [{ id: _, timestamp: __, ...message }] = value.messages
    expect(message).toEqual({ from_user_id: "ES.9A", type: "text", text: { body: "Hola" } })
  })

  test("a sent message is followed by its statuses, with the id that the product sent along", async () => {
    await s.control("/whatsapp/statuses", { on: true })
    const { body } = await send("12025550111", "Hola", { biz_opaque_callback_data: "ours-1" })
    await until("both statuses", () => s.posted.length === 2)
    const values = s.posted.map(({ raw }) => JSON.parse(raw).entry[0].changes[0].value)
    expect(values.map((value) => value.statuses[0].status)).toEqual(["sent", "delivered"])
    expect(values[0].statuses[0]).toMatchObject({
      id: body.messages[0].id,
      recipient_id: "12025550111",
      biz_opaque_callback_data: "ours-1",
    })
    const real = Object.keys(sent.entry[0]?.changes[0]?.value ?? {})
    expect(Object.keys(values[0]).toSorted()).toEqual(real.toSorted())
    expect((await s.get("/api/whatsapp/messages")).items.at(-1).status).toBe("delivered")
  })

  test("news of an account say when it happened; messages do not", async () => {
    const { chatbotid } = LINE
    const notice = { chatbotid, field: "account_update", value: { event: "PARTNER_REMOVED" } }
    await s.control("/whatsapp/notice", { ...notice, timestamp: "1795251600" })
    await s.control("/whatsapp/inbound", { chatbotid, from: "34600111222", text: "Hola" })
    const times = s.posted.map(({ raw }) => JSON.parse(raw).entry[0].time)
    expect(times).toEqual([1_795_251_600, undefined])
  })

  test("a status that the product could not take is repeated", async () => {
    await s.control("/whatsapp/statuses", { on: true })
    s.answers.push(503)
    await send("12025550111")
    await until("the repeated status too", () => s.posted.length === 3)
    const statuses = s.posted.map(
      ({ raw }) => JSON.parse(raw).entry[0].changes[0].value.statuses[0],
    )
    expect(statuses.map(({ status }) => status)).toEqual(["sent", "sent", "delivered"])
  })

  test("a failure is reported by hand with its code", async () => {
    const { body } = await send("12025550111", "Hola", { biz_opaque_callback_data: "ours-2" })
    const id = body.messages[0].id
    await s.control("/whatsapp/status", { id, status: "failed", errorCode: 131047 })
    const { value } = JSON.parse(s.posted[0]?.raw ?? "").entry[0].changes[0]
    expect(value.statuses[0]).toMatchObject({ id, status: "failed", errors: [{ code: 131047 }] })
    expect(value.contacts).toBeUndefined()
  })

  test("what the owner writes on the telephone comes as an echo", async () => {
    const { chatbotid } = LINE
    const answer = await s.control("/whatsapp/echo", { chatbotid, to: "12025550111", text: "Yo" })
    expect(answer).toEqual({ answers: [200] })
    const [change] = JSON.parse(s.posted[0]?.raw ?? "").entry[0].changes
    expect(change.field).toBe("smb_message_echoes")
    expect(change.value.message_echoes[0]).toMatchObject({
      to: "12025550111",
      text: { body: "Yo" },
    })
  })

  test("an echo names a client who hides the number by the user id alone", async () => {
    await s.control("/whatsapp/echo", { chatbotid: LINE.chatbotid, to: "ES.9A", text: "Yo" })
    const { value } = JSON.parse(s.posted[0]?.raw ?? "").entry[0].changes[0]
    expect(value.contacts).toEqual([{ profile: { name: "" }, user_id: "ES.9A" }])
    const [said] = value.message_echoes
    expect([said.to, said.to_user_id]).toEqual([undefined, "ES.9A"])
  })
})

describe("connecting", () => {
  test("who lets a chatbot in again that has a number gives it the same one, before the others", async () => {
    const line = { account: LINE.businessaccountid, number: LINE.phonenumberid }
    const again = await connect({
      state: JSON.stringify({ chatbotid: LINE.chatbotid, nonce: "n" }),
      numbers: "2",
    })
    const { data } = (await debug(again)).body
    expect(data.granular_scopes[0].target_ids).toEqual([line.account])
    const numbers = (await graph(`/${line.account}/phone_numbers`, again)).body.data
    expect(numbers.map(({ id }: { id: string }) => id)).toEqual([line.number, expect.any(String)])
    expect((await graph(`/${line.number}/messages`, again, text("1"))).status).toBe(200)

    const businesses = (await graph("/me/businesses", again)).body.data
    const accounts = await graph(`/${businesses[0].id}/owned_whatsapp_business_accounts`, again)
    expect(accounts.body.data).toMatchObject([{ id: line.account }])
  })

  test("the dialog asks for consent, and refuses an address that is not the app's", async () => {
    const ask = (redirect: string) =>
      fetch(
        s.url(
          `/meta/dialog/oauth?${new URLSearchParams({ client_id: APP.client_id, redirect_uri: redirect, state: '"><script>' })}`,
        ),
      )
    const shown = await (await ask(CALLBACK())).text()
    expect(shown).toContain("Sandbox")
    expect(shown).toContain(">Allow</button>")
    expect(shown).toContain(">Deny</button>")
    expect(shown).not.toContain('"><script>')
    expect((await ask("https://evil.example/")).status).toBe(400)
  })

  test("if the owner allows it, a code comes back, which works once, for the same address, within 30 seconds", async () => {
    const back = await consent()
    expect(back.pathname).toBe("/dashboard/whatsapp-callback")
    expect(back.searchParams.get("state")).toBe('{"chatbotid":"b","nonce":"n"}')
    const code = back.searchParams.get("code") ?? ""
    const other = await exchange(code, { redirect_uri: `${CALLBACK()}/` })
    expect(other.body.error).toMatchObject({ code: 100, error_subcode: 36008 })
    const first = await exchange(code, { redirect_uri: CALLBACK() })
    expect(first.body).toMatchObject({ token_type: "bearer" })
    expect((await exchange(code)).body.error).toMatchObject({ code: 100, error_subcode: 36009 })
    expect((await exchange("made-up")).body.error.error_subcode).toBe(36007)
  })

  test("numbers stay in the phone app only where Embedded Signup was asked for it", async () => {
    const extras = JSON.stringify({ featureType: "whatsapp_business_app_onboarding" })
    const found = async (fields: object) => {
      const token = await connect({ phoneApp: "yes", ...fields })
      const account = (await debug(token)).body.data.granular_scopes[0].target_ids[0]
      const [number] = (await graph(`/${account}/phone_numbers`, token)).body.data
      return [number.platform_type, number.is_on_biz_app]
    }
    expect(await found({ extras })).toEqual(["CLOUD_API", true])
    expect(await found({ extras, phoneApp: "" })).toEqual(["NOT_APPLICABLE", false])
    expect(await found({})).toEqual(["NOT_APPLICABLE", false])
    expect(await found({ extras: "{" })).toEqual(["NOT_APPLICABLE", false])
  })

  test("an account that is unsubscribed says so, until it is subscribed again", async () => {
    const path = "/200000000000077/subscribed_apps"
    const apps = async () => (await graph(path, TOKEN)).body.data.length
    const headers = { authorization: `Bearer ${TOKEN}` }
    expect(await apps()).toBe(1)
    await fetch(s.url(`/meta/v25.0${path}`), { method: "DELETE", headers })
    expect(await apps()).toBe(0)
    await graph(path, TOKEN, {})
    expect(await apps()).toBe(1)
  })

  test("if the owner denies it, the error comes back", async () => {
    const back = await consent({ decision: "deny" })
    expect(back.searchParams.get("error")).toBe("access_denied")
    expect(back.searchParams.get("code")).toBeNull()
  })

  test("a token leads to its account, its number, and through registration", async () => {
    const token = await connect()
    const { data } = (await debug(token)).body
    expect(data).toMatchObject({ app_id: APP.client_id, is_valid: true, expires_at: 0 })
    const account = data.granular_scopes[0].target_ids[0]
    const [number] = (await graph(`/${account}/phone_numbers`, token)).body.data
    expect(number).toMatchObject({
      platform_type: "NOT_APPLICABLE",
      verified_name: "Sandbox Business",
    })
    expect((await graph(`/${account}/subscribed_apps`, token, {})).body).toEqual({ success: true })
    const register = { messaging_product: "whatsapp", pin: "123456" }
    expect((await graph(`/${number.id}/register`, token, register)).body).toEqual({ success: true })
    expect((await graph(`/${number.id}`, token)).body.platform_type).toBe("CLOUD_API")
    const [business] = (await graph("/me/businesses", token)).body.data
    const owned = await graph(`/${business.id}/owned_whatsapp_business_accounts`, token)
    expect(owned.body.data[0].id).toBe(account)
    const { owner_business_info } = (await graph(`/${account}`, token)).body
    expect(owner_business_info.id).toBe(business.id)
  })

  test("two owners get different numbers; one can have two, or none", async () => {
    const numbers = async (token: string) => {
      const [scope] = (await debug(token)).body.data.granular_scopes
      if (!scope.target_ids) return []
      const found = await graph(`/${scope.target_ids[0]}/phone_numbers`, token)
      return found.body.data.map(({ id }: { id: string }) => id)
    }
    const [a, b] = [await numbers(await connect()), await numbers(await connect({ numbers: "2" }))]
    expect(new Set([...a, ...b]).size).toBe(3)
    const none = await connect({ numbers: "0" })
    expect(await numbers(none)).toEqual([])
    expect((await graph("/me/businesses", none)).body.data).toEqual([])
  })

  test("a token cannot act for another owner's number", async () => {
    const answer = await graph(
      `/${LINE.phonenumberid}/messages`,
      await connect(),
      text("12025550111"),
    )
    expect(answer.body.error.code).toBe(200)
  })

  test("only the app itself may inspect tokens", async () => {
    expect((await debug(TOKEN, "800000000000001|wrong")).body.error.code).toBe(190)
    expect((await debug("short")).body.data.is_valid).toBe(false)
  })

  test("after a revocation a number's token is dead until the owner connects again", async () => {
    await send("12025550111")
    await s.control("/meta/revoke", { chatbotid: LINE.chatbotid })
    expect((await send("12025550111")).body.error).toMatchObject({ code: 190 })
    expect((await send("12025550111")).status).toBe(401)
    expect((await debug(TOKEN)).body.data.is_valid).toBe(false)
    const fresh = "another-token-of-twenty-characters"
    await debug(fresh)
    const again = await graph(`/${LINE.phonenumberid}/messages`, fresh, text("12025550111"))
    expect(again.status).toBe(200)
  })

  test("a chatbot without a number cannot be revoked or written to", async () => {
    for (const path of ["/meta/revoke", "/whatsapp/inbound"]) {
      const answer = await s.control(path, { chatbotid: "nobody", from: "1", text: "x" })
      expect(answer.error).toBe("This chatbot has no WhatsApp number.")
    }
  })
})
