import { describe, expect, test } from "bun:test"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { Accounts } from "../../../core/accounts/ports.ts"
import {
  receivePaymentEvent,
  retryPaymentEvents,
} from "../../../core/billing/apply-payment-event.ts"
import { listWaitingPayments } from "../../../core/billing/list-waiting-payments.ts"
import { openPortal } from "../../../core/billing/open-portal.ts"
import type { PaidSubscription } from "../../../core/billing/payment.ts"
import { TRYOUT_LIMITS } from "../../../core/billing/plan.ts"
import { PaymentInbox, Payments, PaymentsFailed, Purchases } from "../../../core/billing/ports.ts"
import { SEED_PLANS } from "../../../core/billing/seed-plans.ts"
import { startCheckout } from "../../../core/billing/start-checkout.ts"
import type { UsageFacts } from "../../../core/billing/usage-facts.ts"
import { ChatbotId, PlanId } from "../../../core/shared/ids.ts"
import { ErrorLog } from "../../../core/shared/ports.ts"
import { fakeAccounts } from "../../fakes/owner/accounts.ts"
import { fakeErrorLog } from "../../fakes/owner/outside.ts"
import { fakeProvider } from "../../fakes/payments.ts"
import { ownerWorld } from "../../support/owner-world.ts"

const plans = SEED_PLANS.map((plan, n) => ({
  ...plan,
  id: PlanId.parse(`00000000-0000-4000-8000-0000000000b${n}`),
}))
const planCalled = (name: string) => {
  const plan = plans.find((each) => each.name === name)
  if (!plan) throw new Error(`no plan ${name}`)
  return plan
}

/** An owner at the till. */
const till = () => {
  const { state: accounts, hasOwner } = ownerWorld()
  const provider = fakeProvider(() => standing())
  provider.state.plans.push(
    ...plans.map(({ id, name, currency }) => ({ id, name, currency, monthly: null, yearly: null })),
  )
  const owner = hasOwner()
  const standing = (): UsageFacts => {
    const [paid] = [...provider.state.recorded.values()]
    const subscription = paid?.plan
      ? {
          ...{ userid: owner, status: paid.status, planId: paid.plan },
          ...{
            createdat: "2026-03-01T00:00:00.000Z",
            currentPeriodStart: "2026-03-01T00:00:00.000Z",
          },
          ...{ currentPeriodEnd: null, cancelAt: null },
        }
      : null
    return {
      ...{ signedUpAt: new Date("2026-01-01T00:00:00Z"), subscription },
      plan: plans.find(({ id }) => id === paid?.plan) ?? planCalled("Tryout"),
      ...{ freePlan: planCalled("Tryout"), messagesUsed: 0, countedSince: null, chatbotsUsed: 1 },
    }
  }
  const context = Context.mergeAll(
    Context.make(Accounts, fakeAccounts(accounts)),
    Context.make(ErrorLog, fakeErrorLog(accounts)),
    Context.make(PaymentInbox, provider.inbox),
    Context.make(Payments, provider.payments),
    Context.make(Purchases, provider.purchases),
  )
  type Played = typeof context extends Context.Context<infer Ports> ? Ports : never
  const run = <A, E>(useCase: Effect.Effect<A, E, Played>) =>
    Effect.runPromiseWith(context)(useCase)
  return {
    owner,
    state: provider.state,
    faults: accounts.faults,
    run,
    refused: <A, E>(useCase: Effect.Effect<A, E, Played>) => run(Effect.flip(useCase)),
    leaves: () => accounts.accounts.splice(0),
    buy: (plan = "Pro", userId: string = owner) =>
      startCheckout(owner, { userId, planId: planCalled(plan).id, isYearly: false }),
    hears: (type: string, subject: string, id = `evt_${type}`) =>
      run(receivePaymentEvent({ id, type, subject })),
    has: (status: string, key = "pro_monthly") => {
      const customer = "cus_1"
      provider.state.customers.add(customer)
      provider.state.customerOf.set(owner, customer)
      const at = new Date("2026-03-01T00:00:00Z")
      const paid: PaidSubscription = {
        ...{
          id: "sub_1",
          customer,
          buyer: null,
          status,
          createdAt: at,
          periodStart: at,
          periodEnd: at,
        },
        ...{ price: { id: "price_1", lookupKey: key, currency: "eur" }, cancelAt: null },
      }
      provider.state.subscriptions.set("sub_1", paid)
    },
  }
}

describe("at the till", () => {
  test("a new owner becomes a customer, a known one stays who they are", async () => {
    const { owner, state, run, buy } = till()
    expect(await run(buy())).toEqual({ url: "https://pay.example/Pro" })
    const customer = state.customerOf.get(owner)
    await run(buy("Basic"))
    expect(state.orders.map((order) => [order.plan.name, order.customer])).toEqual([
      ["Pro", customer ?? ""],
      ["Basic", customer ?? ""],
    ])
  })

  test("a customer that the provider has forgotten is made anew", async () => {
    const { owner, state, run, buy } = till()
    state.customerOf.set(owner, "cus_old")
    await run(buy())
    expect(state.customerOf.get(owner)).toEndWith("_again")
  })

  test("whoever has just deleted their account is not signed in any more", async () => {
    const { refused, buy, leaves, state } = till()
    leaves()
    expect(await refused(buy())).toMatchObject({ _tag: "NotAllowed", code: "not_signed_in" })
    expect(state.asked).toBe(0)
  })

  test("whoever pays already is led to where the plan is changed", async () => {
    const { run, buy, has } = till()
    has("past_due")
    expect(await run(buy())).toEqual({ url: "https://pay.example/portal/cus_1" })
  })

  test("whoever pays for a plan of which no event told has it from then on", async () => {
    const { run, buy, has, state, owner } = till()
    has("active")
    expect(await run(buy())).toEqual({ url: "https://pay.example/portal/cus_1" })
    expect(state.recorded.get("sub_1")).toMatchObject({
      ...{ owner, status: "active", plan: planCalled("Pro").id },
    })
    expect(state.announced).toMatchObject([{ limit: planCalled("Pro").limits.messagesPerMonth }])
  })

  test("what cannot be read again keeps nobody from the portal", async () => {
    const { run, buy, has, state } = till()
    has("active", "")
    state.unreadable.add("sub_1")
    expect(await run(buy())).toEqual({ url: "https://pay.example/portal/cus_1" })
    expect(state.recorded.size).toBe(0)
  })

  test.each([
    ["Tryout", undefined, "plan_invalid"],
    ["+", undefined, "plan_invalid"],
    ["Pro", "00000000-0000-4000-8000-0000000000ff", "not_your_account"],
  ])("%s for %p is refused, and nobody is asked", async (plan, userId, code) => {
    const { state, refused, buy } = till()
    expect(await refused(buy(plan, userId))).toMatchObject({ code })
    expect(state.asked).toBe(0)
  })

  test.each([
    ["refused", "Your card was declined.", "checkout_failed", "Your card was declined."],
    ["unreachable", null, "checkout_failed", "Error creating checkout session"],
    ["off", null, "provider_off", "Stripe is not configured."],
  ] as const)("a provider that is %s is quoted: %p", async (why, detail, code, message) => {
    const { state, refused, buy } = till()
    state.down = new PaymentsFailed({ why, detail })
    expect(await refused(buy())).toMatchObject({ _tag: "Unavailable", code, message })
  })

  test("a provider that still waits for the last payment is not at fault, nor is anybody else", async () => {
    const { state, refused, buy } = till()
    state.down = new PaymentsFailed({ why: "pending", detail: null })
    expect(await refused(buy())).toMatchObject({
      ...{ _tag: "Conflict", code: "checkout_failed" },
      message: "Your last payment is still being confirmed. You need not pay again.",
    })
  })

  test("the portal is for customers", async () => {
    const { owner, run, refused, has } = till()
    expect(await refused(openPortal(owner))).toMatchObject({
      _tag: "Conflict",
      code: "portal_failed",
    })
    has("active")
    expect(await run(openPortal(owner))).toEqual({ url: "https://pay.example/portal/cus_1" })
  })
})

describe("what the provider tells", () => {
  test("is read again, kept, and told to the dashboard; the same event once", async () => {
    const { owner, state, hears, has } = till()
    has("active")
    expect(await hears("invoice.paid", "sub_1")).toBe("settled")
    expect(state.recorded.get("sub_1")).toMatchObject({
      ...{ owner, status: "active", plan: planCalled("Pro").id },
    })
    expect(state.announced).toEqual([{ used: 0, limit: 5_000 }])
    const { asked } = state
    expect(await hears("invoice.paid", "sub_1")).toBe("repeated")
    expect(state.asked).toBe(asked)
  })

  test.each([
    [
      "a subscription that nobody knows",
      () => {},
      "a subscription that the payment provider does not know: sub_1",
      true,
    ],
    [
      "a customer that nobody knows",
      ({ has, state }: ReturnType<typeof till>) => {
        has("active")
        state.customerOf.clear()
      },
      "an unknown customer: cus_1",
      true,
    ],
    [
      "a price that no plan has",
      ({ has }: ReturnType<typeof till>) => has("active", "gold_monthly"),
      "a price that no plan has: price_1",
      true,
    ],
    [
      "a provider that does not answer",
      ({ state }: ReturnType<typeof till>) => {
        state.down = new PaymentsFailed({ why: "unreachable", detail: null })
      },
      "the payment provider: unreachable",
      false,
    ],
  ])("waits for %s, and is settled when that is mended", async (_, prepare, waitsFor, ends) => {
    const all = till()
    prepare(all)
    expect(await all.hears("invoice.paid", "sub_1")).toBe("waiting")
    expect(all.state.events.get("evt_invoice.paid")?.wait).toEqual({ for: waitsFor, ends })
    expect(await all.run(listWaitingPayments())).toEqual([{ waitsFor, count: 1 }])
    expect(await all.run(retryPaymentEvents())).toBe(0)
    all.state.down = null
    all.has("active")
    expect(await all.run(retryPaymentEvents())).toBe(1)
    expect(await all.run(listWaitingPayments())).toEqual([])
  })

  test("of one owner makes no sense: the others' payments are kept all the same, and whoever runs this hears of it", async () => {
    const { state, faults, run, hears, has } = till()
    has("active")
    const { sub_1: whole } = Object.fromEntries(state.subscriptions)
    if (whole) state.subscriptions.set("sub_0", { ...whole, id: "sub_0", price: null as never })
    state.subscriptions.delete("sub_1")
    expect(await hears("invoice.paid", "sub_0", "evt_0")).toBe("waiting")
    expect(await hears("invoice.paid", "sub_1", "evt_1")).toBe("waiting")
    has("active")
    expect(await run(retryPaymentEvents())).toBe(1)
    expect(state.recorded.get("sub_1")?.status).toBe("active")
    expect(faults).toMatchObject([
      { event: "payment_event_failed" },
      { event: "payment_event_failed" },
    ])
    expect(await run(listWaitingPayments())).toEqual([
      { waitsFor: "a fault of ours, which the log names", count: 1 },
    ])
    expect(state.events.get("evt_0")?.wait?.ends).toBe(false)
  })

  test.each([
    ["customer.deleted", "cus_1"],
    ["charge.dispute.created", "ch_1"],
    ["customer.subscription.deleted", "sub_1"],
  ])("%s ends the plan, and the owner hears what that means", async (type, subject) => {
    const { state, hears, has } = till()
    has("active")
    state.charges.set("ch_1", "cus_1")
    await hears("invoice.paid", "sub_1")
    const chatbotId = ChatbotId.parse("00000000-0000-4000-8000-0000000000c1")
    state.holdings.push({ chatbotId, sources: 9, sourceTokens: 100, memoryTokens: 0 })
    if (subject === "sub_1") has("canceled")
    expect(await hears(type, subject)).toBe("settled")
    expect(state.recorded.get("sub_1")?.status).toBe("canceled")
    expect(state.announced.at(-1)).toEqual({ used: 0, limit: TRYOUT_LIMITS.messagesPerMonth })
    expect(state.notices).toHaveLength(1)
    expect(state.notices[0]).toContain("9 fuentes de conocimiento (límite 5)")
  })

  test("a charge of nobody's, and an end that nobody knew the beginning of, leave nothing to do", async () => {
    const { state, hears, has } = till()
    expect(await hears("charge.dispute.created", "ch_9")).toBe("settled")
    expect(await hears("customer.deleted", "cus_9")).toBe("settled")
    has("canceled")
    state.customerOf.clear()
    expect(await hears("customer.subscription.deleted", "sub_1")).toBe("settled")
    state.charges.set("ch_1", "cus_1")
    expect(await hears("charge.dispute.created", "ch_1", "evt_2")).toBe("waiting")
  })
})
