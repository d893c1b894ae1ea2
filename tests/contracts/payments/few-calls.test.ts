import { afterAll, expect, test } from "bun:test"
import { paymentsRevocation } from "../../../adapters/stripe/revocation.ts"
import { receivePaymentEvent } from "../../../core/billing/apply-payment-event.ts"
import { startCheckout } from "../../../core/billing/start-checkout.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import { paymentsStage } from "./payments-stage.ts"

/* A player of Stripe that knows only the calls that contract.md 2.9 names. */

const sessions = new Map<string, { url: string; form: string }>()
/** Idempotency keys of pages that are being made. */
const running = new Set<string>()
const inUse = { type: "idempotency_error", code: "idempotency_key_in_use", message: "In use." }
const ended: string[] = []
const missing = { type: "invalid_request_error", code: "resource_missing", message: "No such." }
const broken = { error: { type: "api_error", message: "Something went wrong." } }
const asStripe = (request: Request) =>
  Response.json(
    {
      error: {
        type: "invalid_request_error",
        message: `Unrecognized request URL (${request.method}: ${new URL(request.url).pathname}).`,
      },
    },
    { status: 404 },
  )
/** What it may answer to any other call. */
const OTHERS: readonly [string, typeof asStripe][] = [
  ["what Stripe says", asStripe],
  ["that nothing is there", () => Response.json({ error: missing }, { status: 404 })],
  ["nothing", () => Response.json({})],
  ["what any server says", () => new Response("Not Found", { status: 404 })],
  ["that it can be made in another way", () => Response.json({}, { status: 405 })],
]
let unknown = asStripe
const stripe = Bun.serve({
  hostname: "127.0.0.1",
  port: 0,
  routes: {
    "/v1/customers": {
      POST: (request) => Response.json({ id: `cus_${request.headers.get("idempotency-key")}` }),
    },
    "/v1/prices": (request) => {
      const keys = new URL(request.url).searchParams.getAll("lookup_keys[]")
      const data = keys.map((key) => ({ id: `price_${key}` }))
      return Response.json({ object: "list", data })
    },
    "/v1/checkout/sessions": {
      POST: async (request) => {
        const key = request.headers.get("idempotency-key") ?? ""
        const form = await request.text()
        if (running.has(key)) return Response.json({ error: inUse }, { status: 409 })
        running.add(key)
        await Bun.sleep(20)
        running.delete(key)
        const made = sessions.get(key) ?? { url: `https://pay.example/${sessions.size}`, form }
        sessions.set(key, made)
        if (made.form === form) return Response.json({ id: key, url: made.url, status: "open" })
        const error = { type: "idempotency_error", message: "Keys are for the same parameters." }
        return Response.json({ error }, { status: 400 })
      },
    },
    "/v1/billing_portal/sessions": {
      POST: async (request) => {
        const customer = new URLSearchParams(await request.text()).get("customer")
        return Response.json({ url: `https://pay.example/portal/${customer}` })
      },
    },
    "/v1/subscriptions/:id": {
      GET: ({ params: { id } }) => {
        const lookup_key = id === "sub_bare" ? "pro_monthly" : null
        const price = { id: "price_pro_monthly", lookup_key }
        const item = { price, current_period_start: 1793527200, current_period_end: 1796119200 }
        const customer = id === "sub_bare" ? "cus_1" : id.replace("sub_", "cus_")
        return Response.json({ id, customer, status: "active", items: { data: [item] } })
      },
      DELETE: ({ params: { id } }) => {
        if (id === "sub_stuck") return Response.json(broken, { status: 500 })
        ended.push(id)
        return Response.json({ id, status: "canceled" })
      },
    },
  },
  fetch: (request) => unknown(request),
})
const p = await paymentsStage(stripe.url.origin, "https://recado.example", "whsec_few")
afterAll(async () => {
  await p.stop()
  await stripe.stop(true)
})

const hasSubscriptions = async (owner: OwnerId, all: readonly [id: string, status: string][]) => {
  const plan = await p.planCalled("Pro")
  for (const [id, status] of all) {
    await p.rows(
      `insert into subscriptions (userid, "planId", status, stripesubscriptionid, "currentPeriodStart")
       values ($1, $2, $3, $4, now())`,
      [owner, plan, status, id],
    )
  }
}

const buy = async (owner: OwnerId, plan: string) =>
  p.run(startCheckout(owner, { userId: owner, planId: await p.planCalled(plan), isYearly: false }))

test.each(OTHERS)(
  "a checkout needs no call that the contract does not name (of which %s is said), and repeated it is the same page",
  async (_, says) => {
    unknown = says
    sessions.clear()
    const owner = await p.hasOwner()
    const { url } = await buy(owner, "Pro")
    expect(url).toStartWith("https://pay.example/")
    expect(await buy(owner, "Pro")).toEqual({ url })
    const other = await buy(owner, "Basic")
    expect(other.url).not.toBe(url)
    const prices = [...sessions.values()].map(({ form }) =>
      new URLSearchParams(form).get("line_items[0][price]"),
    )
    expect(prices).toEqual(["price_pro_monthly", "price_basic_monthly"])
  },
)

test.each(OTHERS)(
  "a price that tells no lookup key is of the plan whose key leads to it, and who has it buys no second one (%s)",
  async (_, says) => {
    unknown = says
    const customer = `cus_${crypto.randomUUID()}`
    const owner = await p.hasOwner(customer)
    const subject = customer.replace("cus_", "sub_")
    const event = { id: `evt ${subject}`, type: "customer.subscription.created", subject }
    expect(await p.run(receivePaymentEvent(event))).toBe("settled")
    expect(await p.paidFor(owner)).toMatchObject([{ name: "Pro", status: "active" }])
    expect(await buy(owner, "Basic")).toEqual({ url: `https://pay.example/portal/${customer}` })
  },
)

test.each<[string, typeof asStripe]>([
  ["is down", () => new Response("<html>", { status: 503 })],
  [
    "fails",
    () => Response.json({ error: { type: "api_error", message: "Sorry" } }, { status: 500 }),
  ],
  ["says nothing of its own", () => new Response("<html>")],
])(
  "while Stripe %s nobody is sold what may be paid for already: its events may not have come yet",
  async (_, says) => {
    unknown = says
    sessions.clear()
    const owner = await p.hasOwner(`cus_${crypto.randomUUID()}`)
    const wish = { userId: owner, planId: await p.planCalled("Pro"), isYearly: false }
    expect(await p.refused(startCheckout(owner, wish))).toMatchObject({ code: "checkout_failed" })
    expect(sessions.size).toBe(0)
  },
)

test("a subscription of which no more is told than what the contract reads is one, from its period on", async () => {
  expect(await p.run(p.payments.subscription("sub_bare"))).toEqual({
    ...{ id: "sub_bare", customer: "cus_1", buyer: null, status: "active", cancelAt: null },
    price: { id: "price_pro_monthly", lookupKey: "pro_monthly", currency: null },
    createdAt: new Date("2026-11-01T10:00:00Z"),
    periodStart: new Date("2026-11-01T10:00:00Z"),
    periodEnd: new Date("2026-12-01T10:00:00Z"),
  })
})

test.each(OTHERS)(
  "a checkout asked for by two clicks at once is one page for both (%s)",
  async (_, says) => {
    unknown = says
    const owner = await p.hasOwner(`cus_${crypto.randomUUID()}`)
    const [one, other] = await Promise.all([buy(owner, "Pro"), buy(owner, "Pro")])
    expect(one).toEqual(other)
  },
)

test("an owner whose first bill was never paid buys as if there were none", async () => {
  unknown = asStripe
  const owner = await p.hasOwner("cus_unpaid")
  await hasSubscriptions(owner, [["sub_unpaid", "incomplete"]])
  expect((await buy(owner, "Basic")).url).not.toContain("portal")
})

test.each(OTHERS.slice(0, 2))(
  "an owner who leaves pays for nothing more that is known here (%s)",
  async (_, says) => {
    unknown = says
    ended.length = 0
    const owner = await p.hasOwner(`cus_${crypto.randomUUID()}`)
    const goingOn = `sub_${crypto.randomUUID()}`
    await hasSubscriptions(owner, [
      [goingOn, "past_due"],
      [`sub_${crypto.randomUUID()}`, "canceled"],
    ])
    await paymentsRevocation(p.payments, p.purchases).revoke(owner)
    expect(ended).toEqual([goingOn])
  },
)

test("a subscription that cannot be ended now keeps no other from ending, and asks to be tried again", async () => {
  unknown = asStripe
  ended.length = 0
  const owner = await p.hasOwner("cus_with_two")
  await hasSubscriptions(owner, [
    ["sub_stuck", "active"],
    ["sub_other", "active"],
  ])
  const revoked = paymentsRevocation(p.payments, p.purchases).revoke(owner)
  expect(await revoked.catch(() => "tried again")).toBe("tried again")
  expect(ended).toEqual(["sub_other"])
})
