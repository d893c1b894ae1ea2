import { describe, expect, test } from "bun:test"
import { createHmac } from "node:crypto"
import { readDelivery } from "../../../adapters/stripe/webhook.ts"
import vectors from "../../fixtures/stripe/signature/vectors.json"
import { events, openStripe, SECRET, signed } from "./stripe-stage.ts"

const { p, now } = await openStripe()

describe("the signature", () => {
  const keys = { webhookSecret: vectors.secret, live: false }
  const payload = Buffer.from(vectors.payload)

  test.each(vectors.cases.map(({ name, header, valid }) => [name, header, valid] as const))(
    "%s",
    async (_, header, valid) => {
      const { kind } = await readDelivery(payload, header, keys, vectors.now * 1000)
      expect(kind).toBe(valid ? "event" : "forged")
    },
  )

  test.each([
    ["300 s ahead", vectors.now + 300, "event"],
    ["301 s ahead", vectors.now + 301, "forged"],
    ["at no time", "NaN", "forged"],
    ["at nothing", "", "forged"],
  ] as const)("made %s", async (_, at, kind) => {
    const mac = createHmac("sha256", vectors.secret).update(`${at}.${vectors.payload}`)
    const header = `t=${at},v1=${mac.digest("hex")}`
    expect((await readDelivery(payload, header, keys, vectors.now * 1000)).kind).toBe(kind)
  })

  test("is over bytes: white space makes another body", async () => {
    const header = vectors.cases[0]?.header ?? null
    const spaced = Buffer.from(`${vectors.payload} `)
    expect((await readDelivery(spaced, header, keys, vectors.now * 1000)).kind).toBe("forged")
  })

  test("does not make an event of the other mode ours", async () => {
    const header = vectors.cases[0]?.header ?? null
    const live = { ...keys, live: true }
    expect((await readDelivery(payload, header, live, vectors.now * 1000)).kind).toBe("forged")
  })

  test.each([
    ["missing", () => ({})],
    ["of another secret", (raw: string) => ({ "stripe-signature": signed(raw, "whsec_other") })],
    [
      "ten minutes old",
      (raw: string) => ({ "stripe-signature": signed(raw, SECRET, Date.now() / 1000 - 600) }),
    ],
    ["of another body", () => ({ "stripe-signature": signed("{}") })],
  ])("%s: refused, and nothing changes", async (_, headers) => {
    const raw = JSON.stringify(events.subscription_updated_renewed)
    const answer = await p.post(raw, headers(raw))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({
      code: "bad_signature",
      error: "Invalid signature.",
    })
    expect(await p.rows("select * from provider_events")).toEqual([])
    expect(now.asked).toEqual([])
  })

  test("of what is no event: refused", async () => {
    expect((await p.post("[]", { "stripe-signature": signed("[]") })).status).toBe(400)
    expect((await p.post("x", { "stripe-signature": signed("x") })).status).toBe(400)
  })

  test("of more than a megabyte is not even looked at", async () => {
    const raw = JSON.stringify({ filler: "x".repeat(1024 * 1024) })
    expect((await p.post(raw, { "stripe-signature": signed(raw) })).status).toBe(413)
  })
})
