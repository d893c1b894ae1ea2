import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import Stripe from "stripe"
import { readForm } from "../../../adapters/sandbox/stripe/form.ts"
import retrieved from "../../fixtures/stripe/api/subscription_retrieved.json"
import completed from "../../fixtures/stripe/events/checkout_session_completed_paid.json"
import invoicePaid from "../../fixtures/stripe/events/invoice_paid_subscription_create.json"
import planned from "../../fixtures/stripe/events/subscription_updated_cancel_undone.json"
import { until } from "../../support/process.ts"
import { stage } from "./sandbox-stage.ts"

const s = stage()
afterAll(s.stop)
beforeEach(async () => {
  await s.control("/reset")
  s.posted.length = 0
  s.answers.length = 0
})

// The SDK takes a host, but no path before its own.
const stripe = new Stripe("sk_test_sandbox", {
  ...{ host: "127.0.0.1", port: Number(new URL(s.origin).port), protocol: "http" },
  maxNetworkRetries: 0,
  httpClient: Stripe.createFetchHttpClient(((input: string, init?: RequestInit) => {
    const { pathname, search } = new URL(input)
    return fetch(s.url(`/stripe${pathname}${search}`), init)
  }) as typeof fetch),
})

let users = 0
const user = () => `00000000-0000-4000-8000-${String(++users).padStart(12, "0")}`
const events = () =>
  Promise.all(
    s.posted.map(({ raw, headers }) =>
      stripe.webhooks.constructEventAsync(raw, headers["stripe-signature"] ?? "", "whsec_sandbox"),
    ),
  )
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => null,
    (failed: unknown) => failed,
  )
  return error as InstanceType<typeof Stripe.errors.StripeError> | null
}
const openCheckout = async (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
  const userId = user()
  const customer = await stripe.customers.create({ email: "ana@example.com", metadata: { userId } })
  const prices = await stripe.prices.list({ lookup_keys: ["pro_monthly"] })
  const metadata = { userId, planId: "plan-pro", isYearly: "false" }
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    client_reference_id: userId,
    line_items: [{ price: prices.data[0]?.id ?? "", quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    success_url: `${s.origin}/dashboard/pricing?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${s.origin}/dashboard/pricing?checkout=cancelled`,
    ...more,
  })
  return { userId, customer, session }
}
const decide = (url: string, decision: string, more: object = {}) =>
  fetch(url, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ decision, ...more }),
  })
const subscribed = async () => {
  const { userId, customer, session } = await openCheckout()
  await s.control("/stripe/complete", { sessionId: session.id })
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data
  if (!subscription) throw new Error("not subscribed")
  s.posted.length = 0
  return { userId, customer, subscription }
}

test("nested form keys become what they mean", () => {
  const form = readForm(
    "a=1&b[c]=2&b[d][e]=3&lookup_keys[]=x&lookup_keys[]=y&items[0][price]=p&items[1][price]=q&__proto__[x]=1",
  )
  expect({ ...form }).toEqual({
    ...{ a: "1", b: { c: "2", d: { e: "3" } }, lookup_keys: ["x", "y"] },
    items: [{ price: "p" }, { price: "q" }],
  })
  expect(({} as { x?: string }).x).toBeUndefined()
})

describe("the API, through the SDK", () => {
  test("prices are found by lookup key, the same at every call", async () => {
    const keys = ["basic_monthly", "basic_yearly", "no-such-key"]
    const { data } = await stripe.prices.list({ lookup_keys: keys })
    const intervals = Object.fromEntries(
      data.map((price) => [price.lookup_key, [price.recurring?.interval, price.unit_amount]]),
    )
    expect(intervals).toEqual({ basic_monthly: ["month", 2000], basic_yearly: ["year", 21_600] })
  })

  test("a checkout is opened with its own address, and can expire", async () => {
    const { session } = await openCheckout()
    expect(session.url).toBe(`${s.origin}/sandbox/stripe/checkout/${session.id}`)
    expect(session).toMatchObject({ status: "open", payment_status: "unpaid", amount_total: 5000 })
    const expired = await stripe.checkout.sessions.expire(session.id)
    expect(expired).toMatchObject({ status: "expired", url: null })
    expect((await events())[0]?.type).toBe("checkout.session.expired")
    expect((await refusal(stripe.checkout.sessions.expire(session.id)))?.statusCode).toBe(400)
  })

  test("the same idempotency key gives the same session, other parameters an error", async () => {
    const prices = await stripe.prices.list({ lookup_keys: ["pro_monthly"] })
    const asked: Stripe.Checkout.SessionCreateParams = {
      mode: "subscription",
      line_items: [{ price: prices.data[0]?.id ?? "", quantity: 1 }],
      success_url: `${s.origin}/`,
    }
    const create = (params: Stripe.Checkout.SessionCreateParams) =>
      stripe.checkout.sessions.create(params, { idempotencyKey: "key-1" })
    const first = await create(asked)
    const second = await create(asked)
    expect(second.id).toBe(first.id)
    expect(await refusal(create({ ...asked, client_reference_id: "x" }))).toMatchObject({
      statusCode: 400,
      type: "StripeIdempotencyError",
    })
  })

  test("a lost answer can be asked for again with the same key", async () => {
    // Twice, as the SDK asks again by itself after the first broken connection.
    await s.control("/failures", {
      ...{ provider: "stripe", path: "/customers", mode: "do_then_reset", times: 2 },
    })
    const create = () =>
      stripe.customers.create({ email: "lost@example.com" }, { idempotencyKey: "key-2" })
    expect(await refusal(create())).toMatchObject({ type: "StripeConnectionError" })
    const { id } = await create()
    const made = [...s.stripe.ledger.customers.values()].filter(
      ({ email }) => email === "lost@example.com",
    )
    expect(made.map((each) => each.id)).toEqual([id])
  })

  test("an unknown price or customer is named in the refusal", async () => {
    const line_items = [{ price: "price_unknown", quantity: 1 }]
    expect(await refusal(openCheckout({ line_items }))).toMatchObject({
      ...{ code: "resource_missing", param: "line_items[0][price]", statusCode: 400 },
    })
    expect(await refusal(openCheckout({ customer: "cus_x" }))).toMatchObject({
      param: "customer",
    })
    const portal = stripe.billingPortal.sessions.create({ customer: "cus_x" })
    expect(await refusal(portal)).toMatchObject({ code: "resource_missing" })
  })

  test("without a secret key nothing is answered", async () => {
    const answer = await fetch(s.url("/stripe/v1/customers"), {
      headers: { authorization: "Bearer pk_test_x" },
    })
    expect(answer.status).toBe(401)
  })

  test("a subscription has the shape of the real one, its period on the item", async () => {
    const { subscription } = await subscribed()
    const known = await stripe.subscriptions.retrieve(subscription.id)
    expect(Object.keys(known)).toEqual(
      expect.arrayContaining(
        Object.keys(retrieved.body).filter((key) => key !== "customer_account"),
      ),
    )
    const [item] = known.items.data
    expect(Object.keys(item ?? {}).toSorted()).toEqual(
      Object.keys(retrieved.body.items.data[0] ?? {}).toSorted(),
    )
    expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThan(
      27 * 86_400,
    )
    expect(known.metadata.planId).toBe("plan-pro")
  })

  test("a cancelled subscription ends at once, and only once", async () => {
    const { subscription } = await subscribed()
    const ended = await stripe.subscriptions.cancel(subscription.id)
    expect(ended).toMatchObject({ status: "canceled", ended_at: expect.any(Number) })
    expect((await events())[0]?.type).toBe("customer.subscription.deleted")
    expect((await refusal(stripe.subscriptions.cancel(subscription.id)))?.statusCode).toBe(404)
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled")
  })
})

describe("the hosted pages", () => {
  test("paying leads back with the session's id, after the signed events were taken", async () => {
    const { session, customer } = await openCheckout()
    const shown = await (await fetch(session.url ?? "")).text()
    for (const part of ["Sandbox", ">Pay</button>", ">Cancel</button>", "50.00"]) {
      expect(shown).toContain(part)
    }
    const answer = await decide(session.url ?? "", "pay")
    expect(answer.headers.get("location")).toBe(
      `${s.origin}/dashboard/pricing?checkout=success&session_id=${session.id}`,
    )
    const told = await events()
    expect(told.map(({ type }) => type).toSorted()).toEqual([
      "checkout.session.completed",
      "customer.subscription.created",
      "invoice.paid",
    ])
    const paid = told.find(({ type }) => type === "checkout.session.completed")
    expect(Object.keys(paid ?? {}).toSorted()).toEqual(Object.keys(completed).toSorted())
    const shape = Object.keys(completed.data.object)
    expect(Object.keys(paid?.data.object ?? {})).toEqual(expect.arrayContaining(shape))
    expect(paid?.data.object).toMatchObject({
      ...{ status: "complete", payment_status: "paid", customer: customer.id, url: null },
      metadata: { planId: "plan-pro" },
    })
    const invoice = told.find(({ type }) => type === "invoice.paid")?.data.object as unknown as {
      parent: unknown
    }
    expect(Object.keys(invoice.parent ?? {})).toEqual(Object.keys(invoicePaid.data.object.parent))
    expect((await decide(session.url ?? "", "pay")).status).toBe(400)
  })

  test("cancelling leads back and leaves the checkout open", async () => {
    const { session } = await openCheckout()
    const answer = await decide(session.url ?? "", "cancel")
    expect(answer.headers.get("location")).toContain("checkout=cancelled")
    expect(s.posted).toEqual([])
    expect(s.stripe.ledger.sessions.get(session.id)?.status).toBe("open")
  })

  test("nobody is sent to a stranger's address", async () => {
    const { session } = await openCheckout({ success_url: "https://evil.example/" })
    expect((await decide(session.url ?? "", "pay")).status).toBe(400)
    expect(s.stripe.ledger.sessions.get(session.id)?.status).toBe("open")
  })

  test("an event that the product could not take is repeated", async () => {
    const { session } = await openCheckout()
    s.answers.push(503)
    await decide(session.url ?? "", "pay")
    await until("the repeated event too", () => s.posted.length === 4)
    expect(new Set((await events()).map(({ id }) => id)).size).toBe(3)
  })

  test("in the portal a subscription is cancelled, resumed and changed", async () => {
    const { customer, subscription } = await subscribed()
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: `${s.origin}/dashboard`,
    })
    const shown = await (await fetch(portal.url)).text()
    for (const part of ["Sandbox", "Cancel subscription", "Change plan", `${s.origin}/dashboard`]) {
      expect(shown).toContain(part)
    }
    await decide(portal.url, "cancel")
    const ending = await stripe.subscriptions.retrieve(subscription.id)
    expect(ending).toMatchObject({ status: "active", cancel_at_period_end: false })
    expect(ending.cancel_at).toBe(ending.items.data[0]?.current_period_end ?? 0)
    expect(await (await fetch(portal.url)).text()).toContain("Resume subscription")
    await decide(portal.url, "resume")
    expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull()
    await decide(portal.url, "change", { price: "basic_yearly" })
    const changed = await stripe.subscriptions.retrieve(subscription.id)
    expect(changed.items.data[0]?.price.lookup_key).toBe("basic_yearly")
    expect(changed.metadata.planId).toBe("plan-pro")
    const told = await events()
    expect(told.map(({ type }) => type)).toEqual(Array(3).fill(planned.type))
    expect(Object.keys(told[0]?.data ?? {})).toEqual(Object.keys(planned.data))
  })
})

describe("events by hand", () => {
  test("completing a checkout gives the product's answers", async () => {
    const { session } = await openCheckout()
    s.answers.push(200, 500, 200)
    const answer = await s.control("/stripe/complete", { sessionId: session.id })
    expect(answer.answers.toSorted()).toEqual([200, 200, 500])
    const again = await s.control("/stripe/complete", { sessionId: session.id })
    expect(again.error).toBe("No such open checkout.")
  })

  test.each([
    ["invoice.payment_failed", "past_due"],
    ["invoice.paid", "active"],
    ["customer.subscription.deleted", "canceled"],
    ["customer.subscription.paused", "paused"],
    ["customer.subscription.updated", "active"],
    ["customer.subscription.trial_will_end", "active"],
  ])("%s leaves the subscription %s", async (type, status) => {
    const { userId, subscription } = await subscribed()
    expect(await s.control("/stripe/event", { type, userId })).toEqual({ answers: [200] })
    expect((await events()).map((each) => each.type as string)).toEqual([type])
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe(status as never)
  })

  test.each(["invoice.paid", "invoice.payment_failed", "customer.subscription.resumed"])(
    "what has ended stays ended, also when %s comes after it",
    async (type) => {
      const { userId, subscription } = await subscribed()
      await s.control("/stripe/event", { type: "customer.subscription.deleted", userId })
      const ended = await stripe.subscriptions.retrieve(subscription.id)
      expect(await s.control("/stripe/event", { type, userId })).toEqual({ answers: [200] })
      expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(ended)
    },
  )

  test("a removed customer takes the subscription along", async () => {
    const { userId, subscription } = await subscribed()
    const { answers } = await s.control("/stripe/event", { type: "customer.deleted", userId })
    expect(answers).toEqual([200, 200])
    expect((await events()).at(-1)?.type).toBe("customer.deleted")
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled")
  })

  test("a dispute leads to the customer through its charge", async () => {
    const { userId, customer } = await subscribed()
    await s.control("/stripe/event", { type: "charge.dispute.created", userId })
    const dispute = (await events())[0]?.data.object as Stripe.Dispute
    expect((await stripe.charges.retrieve(String(dispute.charge))).customer).toBe(customer.id)
  })

  test("no event can be made for a user without a purchase", async () => {
    const answer = await s.control("/stripe/event", { type: "invoice.paid", userId: user() })
    expect(answer.error).toBe("This user has no customer.")
  })
})
