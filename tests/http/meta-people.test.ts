import { describe, expect, test } from "bun:test"
import { createHmac } from "node:crypto"
import { playedSecrets } from "../../adapters/providers/keys.ts"
import { vault } from "../support/secret.ts"
import { type Owner, openLines } from "./whatsapp-stage.ts"

const { product, lines } = await openLines()

describe("Meta's word about a person", () => {
  const secret = playedSecrets(vault).meta.appSecret
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
  /** The person at Meta who connected an owner's line, as it is stored. */
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
    await lines.connect(owner)
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
    expect(await lines.stored(owner.chatbotid)).toBeUndefined()
  })
  test("is told to the owner whose line it took away, and stands in the trail", async () => {
    const owner = await withPerson("900000000000023")
    const request = signedRequest({ algorithm: "HMAC-SHA256", user_id: "900000000000023" })
    for (const _ of ["first", "again"])
      expect((await send("data-deletion", request)).status).toBe(200)
    const { body } = await product.call(`/api/chatbots/${owner.chatbotid}`, { token: owner.token })
    expect(body.notifymemory).toBe(
      "<notify:Quien conectó WhatsApp ha pedido a Facebook que se borren sus datos. Vuelve a conectarlo para seguir respondiendo.>",
    )
    const { rows } = await product.database.owner.query(
      "select action from audit_log where subject = $1 order by id desc limit 1",
      [owner.chatbotid],
    )
    expect(rows).toEqual([{ action: "facebook_data_deleted" }])
  })
  test("ends their lines when they withdraw, and the owner is told", async () => {
    const owner = await withPerson("900000000000022")
    const request = signedRequest({ algorithm: "HMAC-SHA256", user_id: "900000000000022" })
    expect(await send("deauthorise", request)).toEqual({ status: 200, body: { received: true } })
    expect((await lines.status(owner)).state).toBe("failed")
    await lines.tend()
    const subjects = (await product.mails(owner.email)).map(({ subject }) => subject)
    expect(subjects).toContain("Bar Pepe no puede responder por WhatsApp")
  })
  test("of before they connected again takes nothing away, as a number or as a text", async () => {
    const owner = await withPerson("900000000000024")
    const before = Math.floor(Date.now() / 1_000) - 60
    for (const issued_at of [before, String(before)]) {
      const person = { algorithm: "HMAC-SHA256", user_id: "900000000000024", issued_at }
      for (const path of ["deauthorise", "data-deletion"])
        expect((await send(path, signedRequest(person))).status).toBe(200)
    }
    expect((await lines.status(owner)).state).toBe("connected")
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
