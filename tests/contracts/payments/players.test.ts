import { afterAll, describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { stripeClient } from "../../../adapters/stripe/client.ts"
import { stripePayments } from "../../../adapters/stripe/payments.ts"
import type { PaymentsFailed } from "../../../core/billing/ports.ts"
import { OwnerId, PlanId } from "../../../core/shared/ids.ts"
import { fakeProvider } from "../../fakes/payments.ts"
import { type Answer, endless, loopback } from "../loopback.ts"
import { stage } from "../sandbox/sandbox-stage.ts"

const s = stage()
afterAll(s.stop)

const run = Effect.runPromise
const PLAN = {
  ...{ id: PlanId.parse(crypto.randomUUID()), name: "Pro", currency: "eur" },
  ...{ monthly: null, yearly: null },
}
const orderOf = (owner: OwnerId, customer: string) => ({
  ...{ owner, customer, plan: PLAN, isYearly: false },
})

const theFake = () => {
  const { payments, state } = fakeProvider()
  return {
    payments,
    subscribe: async (owner: OwnerId, customer: string) => {
      const id = `sub ${owner}`
      const [now, price] = [new Date(), { id: "price", lookupKey: null, currency: "eur" }]
      state.subscriptions.set(id, {
        ...{ id, customer, buyer: owner, status: "active", price, cancelAt: null },
        ...{ createdAt: now, periodStart: now, periodEnd: now },
      })
      return id
    },
  }
}
const theSandbox = () => {
  const payments = stripePayments(stripeClient(s.url("/stripe"), "sk_test_sandbox"), s.origin)
  return {
    payments,
    subscribe: async (owner: OwnerId, customer: string) => {
      await run(payments.checkout(orderOf(owner, customer)))
      const page = [...s.stripe.ledger.sessions.values()].find((each) => each.customer === customer)
      await s.control("/stripe/complete", { sessionId: page?.id })
      return s.stripe.ledger.subscriptionOf(customer)?.id ?? ""
    },
  }
}

describe.each([
  ["the fake", theFake],
  ["Stripe's client at the sandbox", theSandbox],
])("who takes the money: %s", (_, open) => {
  const { payments, subscribe } = open()
  const newOwner = () => OwnerId.parse(crypto.randomUUID())
  const customerOf = (owner: OwnerId, instead: string | null = null) =>
    run(payments.newCustomer(owner, "ana@example.com", instead))
  const refusal = <A>(call: Effect.Effect<A, PaymentsFailed>) =>
    run(Effect.flip(call)).then(({ why }) => why)

  test("an owner is one customer, and another in place of one that is gone", async () => {
    const owner = newOwner()
    const first = await customerOf(owner)
    expect(await customerOf(owner)).toBe(first)
    expect(await customerOf(owner, first)).not.toBe(first)
    expect(await customerOf(newOwner())).not.toBe(first)
  })

  test("opens pages for customers alone", async () => {
    const owner = newOwner()
    const customer = await customerOf(owner)
    const pages = [payments.checkout(orderOf(owner, customer)), payments.portal(customer)]
    for (const page of pages) expect(await run(page)).toStartWith("http")
    const strangers = [payments.checkout(orderOf(owner, "cus_none")), payments.portal("cus_none")]
    for (const page of strangers) expect(await refusal(page)).toBe("no-customer")
  })

  test("a subscription lives until it is cancelled, and is known ever after", async () => {
    const owner = newOwner()
    const customer = await customerOf(owner)
    expect(await run(payments.ongoing(customer))).toEqual([])
    const id = await subscribe(owner, customer)
    expect(await run(payments.ongoing(customer))).toEqual([id])
    expect(await run(payments.subscription(id))).toMatchObject({
      ...{ id, customer },
      buyer: owner,
      status: "active",
    })
    for (const _ of ["once", "again"]) await run(payments.cancel(id))
    expect(await run(payments.ongoing(customer))).toEqual([])
    expect(await run(payments.subscription(id))).toMatchObject({ id, status: "canceled" })
    expect(await run(payments.subscription("sub_none"))).toBeNull()
  })

  test("an owner who leaves pays for nothing more, however often that is asked for", async () => {
    const owner = newOwner()
    const customer = await customerOf(owner)
    const id = await subscribe(owner, customer)
    for (const _ of ["once", "again"]) await run(payments.leave(customer))
    expect(await run(payments.ongoing(customer))).toEqual([])
    expect(await run(payments.subscription(id))).toMatchObject({ status: "canceled" })
  })
})

test.each([
  ["that does not end", endless({ object: "list", data: [] })],
  ...["5", "true", '"maintenance"', "null", "[]", "{}", "<html>", ""].map(
    (body) => [`that is ${body || "empty"}`, { body }] as const,
  ),
  ["that a gateway gives in its place", { status: 503, body: { message: "no healthy upstream" } }],
  ["whose error is a word", { status: 502, body: { error: "Bad Gateway" } }],
  ["whose error is nothing", { status: 502, body: { error: null, message: "Bad Gateway" } }],
  ["whose error is a gateway's", { status: 502, body: { error: { code: 502, message: "Bad" } } }],
])("an answer of Stripe's %s is none, and ends nothing but the call", async (_, answer) => {
  const provider = loopback()
  provider.answer(answer)
  const payments = stripePayments(stripeClient(provider.url, "sk_test_loopback"), "http://x")
  const asks: readonly Effect.Effect<unknown, PaymentsFailed>[] = [
    ...[payments.portal("cus_1"), payments.leave("cus_1")],
    payments.newCustomer(OwnerId.parse(crypto.randomUUID()), "ana@owner.example", null),
    ...[payments.customerOfCharge("ch_1"), payments.subscription("sub_1")],
  ]
  for (const ask of asks) expect((await run(Effect.flip(ask))).why).toBe("unreachable")
  await provider.stop()
})

const missing = { code: "resource_missing", type: "invalid_request_error" }
test.each<[Answer, PaymentsFailed["why"] | null]>([
  [{ status: 404, body: "Not Found" }, null],
  [{ status: 404, body: { error: { type: "invalid_request_error" } } }, null],
  [{ status: 405, body: { detail: "Method Not Allowed" } }, null],
  [{ body: {} }, null],
  [{ status: 404, body: { error: missing } }, null],
  [{ status: 404, body: { error: { ...missing, param: "customer" } } }, "no-customer"],
  [{ status: 503, body: "<html>" }, "unreachable"],
  [{ status: 429, body: { error: { type: "invalid_request_error" } } }, "refused"],
  [{ status: 500, body: { error: { type: "api_error" } } }, "refused"],
  [endless({ object: "list", data: [] }), "unreachable"],
])("only who plays Stripe without a list of subscriptions lists none (%#)", async (answer, why) => {
  const provider = loopback()
  provider.answer(answer)
  const payments = stripePayments(stripeClient(provider.url, "sk_test_loopback"), "http://x")
  const listed = payments.ongoing("cus_1")
  if (why === null) expect(await run(listed)).toBeNull()
  else expect((await run(Effect.flip(listed))).why).toBe(why)
  await provider.stop()
})

test.each([
  [503, { message: "no healthy upstream" }],
  [503, { error: null, message: "no healthy upstream" }],
  [503, { error: "no healthy upstream" }],
  [200, {}],
  [200, { status: "ok" }],
])(
  "a cancellation that a gateway answers with %j %j has not happened: the owner would go on paying",
  async (status, body) => {
    const provider = loopback()
    provider.answer({ status, body })
    const payments = stripePayments(stripeClient(provider.url, "sk_test_loopback"), "http://x")
    expect((await run(Effect.flip(payments.cancel("sub_1")))).why).toBe("unreachable")
    await provider.stop()
  },
)

test("a page that a gateway says is closed is open: it could still be paid on", async () => {
  const provider = loopback()
  provider.answer(
    { body: { object: "list", data: [{ id: "cs_1", status: "open" }] } },
    { body: {} },
  )
  const payments = stripePayments(stripeClient(provider.url, "sk_test_loopback"), "http://x")
  expect((await run(Effect.flip(payments.leave("cus_1")))).why).toBe("unreachable")
  expect(provider.asked.map(({ path }) => path)).toEqual([
    "/v1/checkout/sessions",
    "/v1/checkout/sessions/cs_1/expire",
  ])
  await provider.stop()
})

test.each([5, null, "", {}])(
  "an address %j that a gateway gives for a page, or a number for a customer, is none",
  async (value) => {
    const provider = loopback()
    const payments = stripePayments(stripeClient(provider.url, "sk_test_loopback"), "http://x")
    const owner = OwnerId.parse(crypto.randomUUID())
    const order = { ...orderOf(owner, "cus_1"), plan: { ...PLAN, monthly: "price_1" } }
    const answer = { body: { id: value, url: value } }
    provider.answer(answer, answer, { body: { object: "list", data: [] } }, answer)
    for (const call of [
      payments.portal("cus_1"),
      payments.newCustomer(owner, "ana@example.com", null),
    ])
      expect((await run(Effect.flip(call))).why).toBe("unreachable")
    expect((await run(Effect.flip(payments.checkout(order)))).why).toBe("unreachable")
    await provider.stop()
  },
)

test("an open page that is listed with an address that is none is replaced", async () => {
  const provider = loopback()
  const payments = stripePayments(stripeClient(provider.url, "sk_test_loopback"), "http://x")
  const owner = OwnerId.parse(crypto.randomUUID())
  const order = { ...orderOf(owner, "cus_1"), plan: { ...PLAN, monthly: "price_1" } }
  const metadata = { userId: owner, planId: PLAN.id, isYearly: String(order.isYearly) }
  const open = { id: "cs_1", status: "open", url: 5, metadata }
  const page = "https://checkout.example/cs_2"
  provider.answer(
    { body: { object: "list", data: [open] } },
    { body: { ...open, status: "expired" } },
    { body: { id: "cs_2", url: page } },
  )
  expect(await run(payments.checkout(order))).toBe(page)
  await provider.stop()
})
