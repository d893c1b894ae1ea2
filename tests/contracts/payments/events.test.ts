import { describe, expect, test } from "bun:test"
import retrieved from "../../fixtures/stripe/api/subscription_retrieved.json"
import { events, openStripe, SUBSCRIPTION, taken } from "./stripe-stage.ts"

const { p, now, deliver, waiting, owner } = await openStripe()
const DAY = 86_400

/** Events that change nothing here, and why. */
const IGNORED: Readonly<Record<string, string>> = {
  checkout_session_completed_mode_payment: "a one-off payment of another product",
  checkout_session_expired: "nothing was bought",
  connect_account_event: "another account's customer",
  invoice_paid_manual_no_subscription: "a one-off invoice",
  invoice_payment_action_required: "the subscription's own event tells the state",
  invoice_upcoming_no_id: "nothing has happened yet",
}
/** Events that do more than read the subscription again. */
const ENDING = ["charge_dispute_created", "customer_deleted"]

describe("every event", () => {
  test("is taken with whatever letters, also such as no database holds", async () => {
    const { type } = events.subscription_updated_renewed ?? { type: "" }
    const object = { id: "sub_\0\ud800", object: "subscription" }
    const odd = { id: "evt_\0", type, livemode: false, data: { object } }
    expect(await deliver(odd)).toEqual(taken)
    expect(await waiting()).toHaveLength(1)
  })

  test.each(Object.keys(events))("%s is taken, and once", async (name) => {
    const event = events[name] ?? {}
    expect(await deliver(event)).toEqual(taken)
    const asked = now.asked.length
    expect(await deliver(event)).toEqual(taken)
    expect(now.asked).toHaveLength(asked)
    expect(await waiting()).toEqual([])
    if (IGNORED[name]) expect(now.asked).toEqual([])
    else if (name === "customer_deleted") expect(await p.paidFor(owner())).toEqual([])
    else {
      const status = ENDING.includes(name) ? "canceled" : "active"
      expect(await p.paidFor(owner())).toMatchObject([{ name: "Pro", status }])
    }
  })

  test("writes the state that Stripe has, not the one that it tells of", async () => {
    now.status = "unpaid"
    await deliver(events.subscription_updated_renewed ?? {})
    expect(await p.paidFor(owner())).toMatchObject([{ status: "unpaid" }])
  })

  test("writes it also when the clock was set back since it was last written", async () => {
    await deliver(events.subscription_updated_renewed ?? {})
    await p.rows("update subscriptions set updatedat = now() + interval '1 hour'")
    now.status = "canceled"
    await deliver(events.subscription_deleted_immediately ?? {})
    expect(await p.paidFor(owner())).toMatchObject([{ status: "canceled" }])
  })

  test("says from when to when, from the item of the subscription", async () => {
    await deliver(events.subscription_updated_renewed ?? {})
    const [item] = retrieved.body.items.data
    const [row] = await p.rows<Record<string, Date>>("select * from subscriptions")
    expect(row).toMatchObject({
      createdat: new Date(retrieved.body.created * 1000),
      currentPeriodStart: new Date((item?.current_period_start ?? 0) * 1000),
      currentPeriodEnd: new Date((item?.current_period_end ?? 0) * 1000),
      cancelAt: null,
    })
  })

  test("tells of a planned end in either of Stripe's forms, and of its being undone", async () => {
    const [item] = retrieved.body.items.data
    const end = item?.current_period_end ?? 0
    const ends = async () => (await p.paidFor(owner()))[0]?.cancelAt
    const event = (n: number) => ({
      ...events.subscription_updated_cancel_scheduled_classic,
      id: `evt_${n}`,
    })
    now.atPeriodEnd = true
    await deliver(event(1))
    expect(await ends()).toEqual(new Date(end * 1000))
    Object.assign(now, { atPeriodEnd: false, cancelAt: end - DAY })
    await deliver(event(2))
    expect(await ends()).toEqual(new Date((end - DAY) * 1000))
    now.cancelAt = null
    await deliver(event(3))
    expect(await ends()).toBeNull()
  })

  test("finds the plan by its price, whatever the metadata say, also by lookup key", async () => {
    const stale = events.subscription_updated_plan_changed ?? {}
    Object.assign(now, { price: "price_9", lookupKey: "enterprise_yearly" })
    await deliver(stale)
    expect(await p.paidFor(owner())).toMatchObject([{ name: "Enterprise" }])
  })
})

describe("an event of another shape", () => {
  const about = (object: unknown, more: object = {}) => ({
    ...{ id: "evt_shape", object: "event", livemode: false, data: { object }, ...more },
  })
  const related_object = { id: SUBSCRIPTION, type: "subscription" }

  test.each([
    ["thin", { object: "v2.core.event", data: undefined, related_object }],
    ["of nothing", { data: null }],
    ["of a list", { data: { object: [] } }],
    ["of a subscription without a name", {}],
  ])("(%s) is taken and changes nothing", async (_, more) => {
    const type = "customer.subscription.updated"
    expect(await deliver({ type, ...about({ object: "subscription" }, more) })).toEqual(taken)
    expect(now.asked).toEqual([])
  })

  test.each([
    ["checkout.session.completed", { mode: "subscription", subscription: { id: SUBSCRIPTION } }],
    ["invoice.paid", { parent: { subscription_details: { subscription: { id: SUBSCRIPTION } } } }],
    ["invoice.paid", { parent: "none", subscription: SUBSCRIPTION }],
    ["customer.subscription.paused", { id: SUBSCRIPTION, mode: 7, parent: 7, charge: 7 }],
  ])("%s: names its subscription all the same: %o", async (type, object) => {
    expect(await deliver({ type, ...about(object) })).toEqual(taken)
    expect(await p.paidFor(owner())).toMatchObject([{ name: "Pro", status: "active" }])
  })

  test("that is thin and of the other mode is refused", async () => {
    const thin = about(undefined, { object: "v2.core.event", livemode: true, data: undefined })
    expect(await deliver({ type: "v2.core.account.updated", ...thin })).toMatchObject({
      status: 400,
    })
  })
})
