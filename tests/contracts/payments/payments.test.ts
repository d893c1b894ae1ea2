import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { stripePayments } from "../../../adapters/stripe/payments.ts"
import { paymentsRevocation } from "../../../adapters/stripe/revocation.ts"
import { openPortal } from "../../../core/billing/open-portal.ts"
import { startCheckout } from "../../../core/billing/start-checkout.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import otherParams from "../../fixtures/stripe/errors/400_idempotency_key_other_params.json"
import noSuchPrice from "../../fixtures/stripe/errors/400_invalid_request_no_such_price.json"
import badKey from "../../fixtures/stripe/errors/401_invalid_api_key.json"
import declined from "../../fixtures/stripe/errors/402_card_declined.json"
import locked from "../../fixtures/stripe/errors/429_lock_timeout.json"
import broken from "../../fixtures/stripe/errors/500_api_error.json"
import { STUCK_MS } from "../../support/database.ts"
import { until } from "../../support/process.ts"
import { stage } from "../sandbox/sandbox-stage.ts"
import { paymentsStage } from "./payments-stage.ts"

const s = stage()
const p = await paymentsStage(s.url("/stripe"), s.origin, "whsec_sandbox")
afterAll(async () => {
  await p.stop()
  await s.stop()
})
beforeEach(() => s.control("/reset"))

const buy = async (owner: OwnerId, plan = "Pro", isYearly = false) =>
  p.run(startCheckout(owner, { userId: owner, planId: await p.planCalled(plan), isYearly }))
const refusedToBuy = async (owner: OwnerId, plan = "Pro") =>
  p.refused(
    startCheckout(owner, { userId: owner, planId: await p.planCalled(plan), isYearly: false }),
  )
const sessionsOf = async (owner: OwnerId) => {
  const customer = await p.customerOf(owner)
  return [...s.stripe.ledger.sessions.values()].filter((each) => each.customer === customer)
}
const pay = async (owner: OwnerId) => {
  const open = (await sessionsOf(owner)).find(({ status }) => status === "open")
  await s.control("/stripe/complete", { sessionId: open?.id })
}

describe("a checkout", () => {
  test("is opened for the owner, at the price of our table, with what the events will need", async () => {
    const owner = await p.hasOwner()
    const planId = await p.planCalled("Pro")
    const { url } = await buy(owner, "Pro", true)
    const [session] = await sessionsOf(owner)
    expect(url).toBe(`${s.origin}/sandbox/stripe/checkout/${session?.id}`)
    const metadata = { userId: owner, planId, isYearly: "true" }
    expect(session).toMatchObject({
      mode: "subscription",
      client_reference_id: owner,
      metadata,
      subscriptionMetadata: metadata,
      price: { lookup_key: "pro_yearly", currency: "eur" },
      success_url: `${s.origin}/dashboard/pricing?checkout=success&session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${s.origin}/dashboard/pricing?checkout=cancelled`,
    })
    const { items } = await s.get("/api/requests?provider=stripe")
    const creations = items.filter(({ method }: { method: string }) => method === "POST")
    expect(creations).toHaveLength(2)
    for (const { headers } of creations) expect(headers["idempotency-key"]).toContain(owner)
  })

  test("takes the price that stands in the plan's row before any lookup key", async () => {
    await p.rows(
      `update plans set stripemonthlyprice = 'price_sandbox_basic_monthly' where name = 'Enterprise'`,
    )
    const owner = await p.hasOwner()
    await buy(owner, "Enterprise")
    expect((await sessionsOf(owner))[0]?.price.id).toBe("price_sandbox_basic_monthly")
    await p.rows("update plans set stripemonthlyprice = null")
  })

  test("asked for by twenty clicks at once is one customer and one session", async () => {
    const owner = await p.hasOwner()
    const urls = await Promise.all(Array.from({ length: 20 }, () => buy(owner)))
    expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
    expect(await sessionsOf(owner)).toHaveLength(1)
    const customers = [...s.stripe.ledger.customers.values()]
    expect(customers.filter(({ metadata }) => metadata.userId === owner)).toHaveLength(1)
  })

  test("for two plans at once leaves one session open", async () => {
    const owner = await p.hasOwner()
    await Promise.all([buy(owner, "Pro"), buy(owner, "Basic"), buy(owner, "Pro", true)])
    const open = (await sessionsOf(owner)).filter(({ status }) => status === "open")
    expect(open).toHaveLength(1)
  })

  test("repeated leads to the same page; for another plan the first page closes", async () => {
    const owner = await p.hasOwner()
    const first = await buy(owner)
    expect(await buy(owner)).toEqual(first)
    const second = await buy(owner, "Basic")
    expect(second).not.toEqual(first)
    expect((await sessionsOf(owner)).map(({ status }) => status)).toEqual(["expired", "open"])
    expect(await buy(owner)).not.toEqual(first)
  })

  test("by who pays already leads to the page where the plan is changed, not to a second payment", async () => {
    const owner = await p.hasOwner()
    await buy(owner, "Basic")
    await pay(owner)
    expect((await buy(owner, "Pro")).url).toContain("/sandbox/stripe/portal/")
    expect(await sessionsOf(owner)).toHaveLength(1)
  })

  test("whose first payment never came through can be opened again", async () => {
    const owner = await p.hasOwner()
    await buy(owner)
    await pay(owner)
    const customer = (await p.customerOf(owner)) ?? ""
    Object.assign(s.stripe.ledger.subscriptionOf(customer) ?? {}, { status: "incomplete" })
    expect((await buy(owner, "Basic")).url).toContain("/checkout/")
  })

  test("is not opened a second time while the bank or the owner still takes days for the first, and is when that has failed", async () => {
    const owner = await p.hasOwner()
    await buy(owner)
    await pay(owner)
    const [session] = await sessionsOf(owner)
    const { ledger } = s.stripe
    const subscription = ledger.subscriptionOf((await p.customerOf(owner)) ?? "") ?? {}
    Object.assign(subscription, { status: "incomplete" })
    for (const payment of ["processing", "requires_action"] as const) {
      Object.assign(session ?? {}, { payment_status: "unpaid", payment })
      expect(await refusedToBuy(owner, "Basic")).toMatchObject({
        code: "checkout_failed",
        message: "Your last payment is still being confirmed. You need not pay again.",
      })
    }
    Object.assign(session ?? {}, { payment: "requires_payment_method" })
    expect((await buy(owner, "Basic")).url).toContain("/checkout/")
  })

  test("works again for an owner whose customer was deleted at the provider", async () => {
    const owner = await p.hasOwner("cus_gone")
    expect((await buy(owner)).url).toContain("/checkout/")
    expect(await p.customerOf(owner)).not.toBe("cus_gone")
  })

  test("whose answer got lost is found again, not made again", async () => {
    const owner = await p.hasOwner()
    const failure = { provider: "stripe", method: "POST", path: "/checkout/sessions" }
    await s.control("/failures", { ...failure, mode: "do_then_500" })
    expect(await refusedToBuy(owner)).toMatchObject({ code: "checkout_failed" })
    await buy(owner)
    expect(await sessionsOf(owner)).toHaveLength(1)
  })

  test.each(["Tryout", "+"])("is not opened for %s", async (plan) => {
    expect(await refusedToBuy(await p.hasOwner(), plan)).toMatchObject({
      code: "plan_invalid",
      message: "This plan cannot be bought.",
    })
  })

  test("is not opened for a plan that does not exist, nor for somebody else", async () => {
    const owner = await p.hasOwner()
    const other = await p.hasOwner()
    const planId = await p.planCalled("Pro")
    const wish = { userId: owner, planId: "price_1", isYearly: false }
    expect(await p.refused(startCheckout(owner, wish))).toMatchObject({ code: "plan_invalid" })
    expect(await p.refused(startCheckout(owner, { ...wish, userId: other, planId }))).toMatchObject(
      { code: "not_your_account", message: "User not authenticated" },
    )
    expect(await p.customerOf(owner)).toBeNull()
  })

  test("is not opened at a price in another currency", async () => {
    await p.rows(`update plans set currency = 'USD' where name = 'Basic'`)
    expect(await refusedToBuy(await p.hasOwner(), "Basic")).toMatchObject({
      code: "checkout_failed",
      message: "Error creating checkout session",
    })
    await p.rows(`update plans set currency = 'EUR'`)
  })
})

describe("a provider that refuses", () => {
  test.each([
    ["the price", noSuchPrice],
    ["the key of the call", otherParams],
    ["our key", badKey],
    ["the card", declined],
    ["for now", locked],
    ["because it is broken itself", broken],
  ])("%s is quoted", async (_, { status, body }) => {
    const owner = await p.hasOwner()
    const failure = { provider: "stripe", mode: "status", status, body, times: 10 }
    await s.control("/failures", { ...failure, method: "POST", path: "/checkout/sessions" })
    expect(await refusedToBuy(owner)).toMatchObject({
      ...{ _tag: "Unavailable", code: "checkout_failed", message: body.error.message },
    })
  })

  test("and says nothing is spoken for", async () => {
    const owner = await p.hasOwner("cus_1")
    // Every kept connection is tried before a broken one is given up.
    await s.control("/failures", { provider: "stripe", mode: "reset", times: 1000 })
    expect(await refusedToBuy(owner)).toMatchObject({ message: "Error creating checkout session" })
    expect(await p.refused(openPortal(owner))).toMatchObject({
      ...{ code: "portal_failed", message: "Error creating customer portal session" },
    })
  })

  test("without keys is called not configured", async () => {
    const off = stripePayments(null, s.origin)
    const failure = await Effect.runPromise(Effect.flip(off.portal("cus_1")))
    expect(failure).toMatchObject({ _tag: "PaymentsFailed", why: "off" })
  })
})

describe("the portal", () => {
  test("opens for who has bought, and leads back", async () => {
    const owner = await p.hasOwner()
    await buy(owner)
    const { url } = await p.run(openPortal(owner))
    expect(await (await fetch(url)).text()).toContain(`${s.origin}/dashboard/settings`)
  })

  test.each([null, "cus_gone"])("does not open for the customer %p", async (customer) => {
    const owner = await p.hasOwner(customer)
    expect(await p.refused(openPortal(owner))).toMatchObject({
      ...{ _tag: "Conflict", code: "portal_failed" },
      message: "Error creating customer portal session",
    })
  })
})

describe("an account that is deleted", () => {
  const { revoke } = paymentsRevocation(p.payments, p.purchases)

  test("pays no more, however often that is asked for", async () => {
    const owner = await p.hasOwner()
    await buy(owner)
    await pay(owner)
    await revoke(owner)
    await revoke(owner)
    const customer = (await p.customerOf(owner)) ?? ""
    expect(s.stripe.ledger.subscriptionOf(customer)?.status).toBe("canceled")
  })

  test("cannot be paid for any more, neither on a page that is open nor by a payment that is under way", async () => {
    const owner = await p.hasOwner()
    await buy(owner)
    await revoke(owner)
    expect((await sessionsOf(owner)).map(({ status }) => status)).toEqual(["expired"])
    const other = await p.hasOwner()
    await buy(other)
    await pay(other)
    const customer = (await p.customerOf(other)) ?? ""
    Object.assign(s.stripe.ledger.subscriptionOf(customer) ?? {}, { status: "incomplete" })
    await revoke(other)
    expect(s.stripe.ledger.subscriptionOf(customer)?.status).toBe("canceled")
  })

  test("while its page is being made gets none", async () => {
    const owner = await p.hasOwner()
    const slow = { mode: "slow", delayMs: STUCK_MS, provider: "stripe" }
    await s.control("/failures", { ...slow, method: "POST", path: "/customers" })
    const buying = refusedToBuy(owner)
    const asked = async () => (await s.get("/api/requests?provider=stripe")).items.length > 0
    await until("Stripe is asked", asked)
    await p.rows("update users set deletedat = now() where id = $1", [owner])
    await s.control("/failures", {}, "DELETE")
    expect(await buying).toMatchObject({ _tag: "NotAllowed", code: "not_signed_in" })
    expect(await sessionsOf(owner)).toEqual([])
  })

  test("waits while the provider does not answer; without a customer there is nothing to end", async () => {
    await s.control("/failures", { provider: "stripe", mode: "status", status: 500, times: 10 })
    await expect(revoke(await p.hasOwner("cus_2"))).rejects.toThrow()
    await revoke(await p.hasOwner())
  })
})
