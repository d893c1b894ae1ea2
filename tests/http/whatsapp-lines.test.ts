import { describe, expect, test } from "bun:test"
import { until } from "../support/process.ts"
import { newToken, openLines } from "./whatsapp-stage.ts"

const { product, lines } = await openLines()

describe("a line that dies", () => {
  test("is found by the daily look; owner and page are told once, and reconnecting heals it", async () => {
    const owner = await product.hasChatbot()
    const token = newToken()
    const { connection } = (await lines.connect(owner, token)).body
    await product.control("/meta/revoke", { chatbotid: owner.chatbotid })
    await lines.tend()
    expect((await lines.status(owner)).state).toBe("connected")
    const tomorrow = new Date(Date.now() + 25 * 3_600_000)
    await lines.tend(tomorrow)
    await lines.tend(tomorrow)
    await lines.tend()
    expect(await lines.status(owner)).toMatchObject({
      state: "failed",
      connected: false,
      connection: { status: "TOKEN_EXPIRED" },
    })
    const told = (await product.mails(owner.email)).filter(({ subject }) =>
      subject.includes("no puede responder por WhatsApp"),
    )
    expect(told).toHaveLength(1)
    const screen = `/dashboard/whatsapp?chatbotid=${owner.chatbotid}`
    expect(told[0]?.links).toContain(product.url + screen)

    const byHand = {
      chatbotid: owner.chatbotid,
      ...{ phonenumberid: connection.phonenumberid, accesstoken: newToken() },
      businessaccountid: connection.businessaccountid,
    }
    expect((await lines.post(owner, "connection", byHand)).body).toMatchObject({
      state: "connected",
      connection: { status: null },
    })
  })

  test("is found by the first reply that it refuses; the reply waits and goes out after reconnecting", async () => {
    const owner = await product.hasChatbot()
    const { phonenumberid, businessaccountid } = (await lines.connect(owner)).body.connection
    await product.control("/meta/revoke", { chatbotid: owner.chatbotid })
    const from = "34600999888"
    await product.control("/whatsapp/inbound", { chatbotid: owner.chatbotid, from, text: "Hola" })
    await until("the dead line", async () => (await lines.status(owner)).state === "failed")
    const replies = async () =>
      (await product.call(`/sandbox/api/whatsapp/messages?to=${from}`)).body.items as unknown[]
    expect(await replies()).toEqual([])
    await lines.tend()
    expect((await product.mails(owner.email)).map(({ subject }) => subject)).toContain(
      "Bar Pepe no puede responder por WhatsApp",
    )

    await lines.post(owner, "connection", {
      chatbotid: owner.chatbotid,
      ...{ phonenumberid, businessaccountid, accesstoken: newToken() },
    })
    await until("the reply that waited", async () => (await replies()).length > 0)
    expect(await replies()).toHaveLength(1)
  })

  test("is alive again once its number is chosen with a token that Meta still takes", async () => {
    const owner = await product.hasChatbot()
    const { phonenumberid } = (await lines.connect(owner)).body.connection
    await product.database.owner.query("select expire_line($1)", [owner.chatbotid])
    const chosen = await product.call("/api/whatsapp/connection", {
      ...{ method: "PATCH", token: owner.token },
      body: { chatbotid: owner.chatbotid, phonenumberid },
    })
    expect(chosen.body).toMatchObject({ state: "connected", connection: { status: null } })
    expect((await lines.status(owner)).state).toBe("connected")
  })

  test("is announced a week ahead, by mail and notification", async () => {
    const owner = await product.hasChatbot()
    const ends = Math.floor(Date.now() / 1_000) + 20 * 86_400
    await product.fails("debug_token", {
      mode: "status",
      status: 200,
      body: { data: { app_id: "1000000000001", is_valid: true, expires_at: ends } },
    })
    const { connection } = (await lines.connect(owner)).body
    expect(connection.tokenExpiresAt).toBe(new Date(ends * 1_000).toISOString())
    await lines.tend(new Date((ends - 8 * 86_400) * 1_000))
    expect(await product.mails(owner.email)).toHaveLength(1)
    await lines.tend(new Date((ends - 6 * 86_400) * 1_000))
    await lines.tend(new Date((ends - 6 * 86_400) * 1_000))
    const [newest, ...more] = (await product.mails(owner.email)).filter(({ subject }) =>
      subject.includes("caduca el"),
    )
    expect([newest?.subject, more]).toEqual([
      `Bar Pepe: WhatsApp caduca el ${new Date(ends * 1_000).toLocaleDateString("es-ES", {
        ...{ dateStyle: "long", timeZone: "Europe/Madrid" },
      })}`,
      [],
    ])
    const memory = await product.call(`/api/chatbots/${owner.chatbotid}/memory`, {
      token: owner.token,
    })
    expect(memory.body.notifications[0].text).toContain("caduca el")
    await lines.tend(new Date((ends + 1) * 1_000))
    expect((await lines.status(owner)).state).toBe("failed")
  })

  test("a lost subscription is taken out again by the daily look", async () => {
    const owner = await product.hasChatbot()
    await lines.connect(owner)
    await product.control("/reset", { records: true })
    await product.fails("subscribed_apps", {
      mode: "status",
      status: 200,
      body: { data: [] },
      method: "GET",
    })
    await lines.tend(new Date(Date.now() + 25 * 3_600_000))
    expect((await lines.asksOfMeta()).filter((call) => call.startsWith("POST"))).toHaveLength(1)
    expect((await lines.status(owner)).state).toBe("connected")
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
    const { connection } = (await lines.connect(owner)).body
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
    expect(await lines.stored(owner.chatbotid)).toBeUndefined()
    expect(await lines.status(owner)).toMatchObject({ state: "disconnected", connection: null })
    expect(await lines.asksOfMeta()).toEqual([
      `DELETE /v25.0/${connection.businessaccountid}/subscribed_apps`,
    ])
  })

  test("for a number of another account, Meta sends nothing more of the one before", async () => {
    const owner = await product.hasChatbot()
    const before = (await lines.connect(owner)).body.connection
    await product.control("/reset", { records: true })
    const after = (await lines.connect(owner, "EAA the token of another account")).body.connection
    expect(after.businessaccountid).not.toBe(before.businessaccountid)
    expect((await lines.asksOfMeta()).filter((asked) => asked.includes("subscribed_apps"))).toEqual(
      [
        `POST /v25.0/${after.businessaccountid}/subscribed_apps`,
        `DELETE /v25.0/${before.businessaccountid}/subscribed_apps`,
      ],
    )
  })

  test.each([false, true])(
    "with the chatbot itself Meta sends its customers' messages no more (Meta down: %p)",
    async (down) => {
      const owner = await product.hasChatbot()
      const { connection } = (await lines.connect(owner)).body
      await product.control("/reset", { records: true })
      if (down) await product.fails("subscribed_apps", { mode: "status", status: 500 })
      const gone = await product.call(`/api/chatbots/${owner.chatbotid}`, {
        ...{ method: "DELETE", token: owner.token },
      })
      expect([gone.status, gone.body]).toEqual([200, { success: true }])
      expect(await lines.asksOfMeta()).toEqual([
        `DELETE /v25.0/${connection.businessaccountid}/subscribed_apps`,
      ])
    },
  )

  test("all Facebook data goes, and the owner hears of it also from a Meta that takes its time", async () => {
    const owner = await product.hasChatbot()
    await lines.connect(owner)
    // Together longer than the server keeps an idle connection.
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
    await lines.connect(owner)
    await product.fails("subscribed_apps", { mode: "status", status: 500 })
    const gone = await lines.post(owner, "delete-facebook-data", {})
    expect([gone.status, gone.body]).toEqual([
      200,
      { message: "Facebook data deleted successfully." },
    ])
    expect(await lines.stored(owner.chatbotid)).toBeUndefined()
  })
})
