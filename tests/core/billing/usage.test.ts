import { describe, expect, test } from "bun:test"
import { type Plan, TRYOUT_LIMITS } from "../../../core/billing/plan.ts"
import { SEED_PLANS, yearlyPrice } from "../../../core/billing/seed-plans.ts"
import { isActive, type Subscription, usageAnchor } from "../../../core/billing/subscription.ts"
import { paidAnchor, periodEnd, periodStart, usageLevel } from "../../../core/billing/usage.ts"
import { limitsInForce } from "../../../core/billing/usage-facts.ts"
import { PlanId } from "../../../core/shared/ids.ts"

describe("months of usage", () => {
  test.each([
    [
      "2026-11-05T10:00:00Z",
      "2026-11-21T12:00:00Z",
      "2026-11-05T10:00:00Z",
      "2026-12-05T10:00:00Z",
    ],
    [
      "2026-10-25T10:00:00Z",
      "2026-11-21T12:00:00Z",
      "2026-10-25T10:00:00Z",
      "2026-11-25T10:00:00Z",
    ],
    // A yearly plan: the eleventh month of its year.
    [
      "2026-01-15T00:00:00Z",
      "2026-11-21T12:00:00Z",
      "2026-11-15T00:00:00Z",
      "2026-12-15T00:00:00Z",
    ],
    [
      "2025-01-15T00:00:00Z",
      "2026-11-14T23:59:59Z",
      "2026-10-15T00:00:00Z",
      "2026-11-15T00:00:00Z",
    ],
    // The 31st of short months.
    [
      "2026-01-31T08:00:00Z",
      "2026-02-27T00:00:00Z",
      "2026-01-31T08:00:00Z",
      "2026-02-28T08:00:00Z",
    ],
    [
      "2026-01-31T08:00:00Z",
      "2026-03-01T00:00:00Z",
      "2026-02-28T08:00:00Z",
      "2026-03-31T08:00:00Z",
    ],
    [
      "2024-02-29T00:00:00Z",
      "2026-02-28T00:00:00Z",
      "2026-02-28T00:00:00Z",
      "2026-03-29T00:00:00Z",
    ],
    // The very moment of the change belongs to the new month.
    [
      "2026-10-21T12:00:00Z",
      "2026-11-21T12:00:00Z",
      "2026-11-21T12:00:00Z",
      "2026-12-21T12:00:00Z",
    ],
    // A start that lies ahead (clocks differ).
    [
      "2026-11-21T12:00:05Z",
      "2026-11-21T12:00:00Z",
      "2026-10-21T12:00:05Z",
      "2026-11-21T12:00:05Z",
    ],
  ])("counted from %s, at %s", (anchor, now, start, end) => {
    expect(periodStart(new Date(anchor), new Date(now))).toEqual(new Date(start))
    expect(periodEnd(new Date(anchor), new Date(now))).toEqual(new Date(end))
  })

  test("follow each other without gap or overlap", () => {
    const anchor = new Date("2026-01-31T23:30:00Z")
    let now = anchor
    for (let month = 0; month < 40; month++) {
      const end = periodEnd(anchor, now)
      expect(periodStart(anchor, end)).toEqual(end)
      expect(periodStart(anchor, new Date(end.getTime() - 1))).toEqual(periodStart(anchor, now))
      now = end
    }
  })
})

describe("plans", () => {
  test.each([
    ["active", true],
    ["trialing", true],
    ["past_due", false],
    ["canceled", false],
    ["unpaid", false],
    ["", false],
  ])("a subscription that is %p counts: %p", (status, active) => {
    expect(isActive(status)).toBe(active)
  })

  test("only what is paid for gives more than the free plan, which is as its row has it now", () => {
    const planOf = (name: string, messagesPerMonth: number): Plan => ({
      ...{ id: PlanId.parse(crypto.randomUUID()), name, description: "", currency: "EUR" },
      ...{ monthlyprice: 0, yearlyprice: 0, features: [] },
      limits: { ...TRYOUT_LIMITS, messagesPerMonth },
    })
    const [free, paid] = [planOf("Tryout", 250), planOf("Pro", 5_000)]
    const most = (status: string | null, plan: Plan | null, freePlan: Plan | null) => {
      const subscription = status === null ? null : ({ status } as Subscription)
      const counts = { messagesUsed: 0, countedSince: null, chatbotsUsed: 0 }
      const standing = { ...counts, subscription, plan, freePlan, signedUpAt: new Date() }
      return limitsInForce(standing).messagesPerMonth
    }
    expect(most("active", paid, free)).toBe(5_000)
    expect(most("past_due", paid, free)).toBe(250)
    expect(most(null, free, free)).toBe(250)
    expect(most("active", null, free)).toBe(100)
    expect(most(null, null, null)).toBe(100)
  })

  test("the free plan's months run from the sign-up, a paid one's from its period", () => {
    const signedUp = new Date("2026-03-03T00:00:00Z")
    const currentPeriodStart = "2026-11-01T00:00:00.000Z"
    expect(usageAnchor(null, signedUp)).toBe(signedUp)
    const period = { currentPeriodStart, currentPeriodEnd: null }
    expect(usageAnchor({ status: "canceled", ...period }, signedUp)).toBe(signedUp)
    expect(usageAnchor({ status: "active", ...period }, signedUp)).toEqual(
      new Date(currentPeriodStart),
    )
  })

  const date = (iso: string) => new Date(iso)
  // Stripe is paid on the day of the first payment, or on the last one of a shorter month.
  test.each([
    ["the 31st, in February", "2026-01-31T08:00:00Z", "2026-02-28T08:00:00Z"],
    ["the 31st, in March", "2026-02-28T08:00:00Z", "2026-03-31T08:00:00Z"],
    ["the 30th, in March", "2026-02-28T08:00:00Z", "2026-03-30T08:00:00Z"],
    ["the 31st, in May", "2026-04-30T08:00:00Z", "2026-05-31T08:00:00Z"],
    ["the 28th, in May", "2026-04-28T08:00:00Z", "2026-05-28T08:00:00Z"],
  ])("a month that is paid for lasts until it is paid again: %s", (_, start, end) => {
    const anchor = paidAnchor(date(start), date(end))
    for (const now of [date(start), new Date(+date(end) - 1)]) {
      expect(periodStart(anchor, now)).toEqual(date(start))
      expect(periodEnd(anchor, now)).toEqual(date(end))
    }
  })

  test.each([
    ["a plan paid by the year", "2027-05-31T08:00:00Z"],
    ["two weeks on trial", "2026-06-14T08:00:00Z"],
    ["a start that an operator has moved", "2026-07-04T10:00:00Z"],
    ["an end that nobody has said", null],
  ])("%s has months from its start", (_, end) => {
    const start = date("2026-05-31T08:00:00Z")
    const anchor = paidAnchor(start, end === null ? null : date(end))
    expect(periodStart(anchor, date("2026-06-10T00:00:00Z"))).toEqual(start)
    expect(periodEnd(anchor, date("2026-06-10T00:00:00Z"))).toEqual(date("2026-06-30T08:00:00Z"))
  })

  test("there are five, and none promises more context than the terms do", () => {
    expect(SEED_PLANS.map(({ name }) => name)).toEqual([
      "Tryout",
      "Basic",
      "Pro",
      "Enterprise",
      "+",
    ])
    for (const { limits } of SEED_PLANS) expect(limits.contextTokens).toBeLessThanOrEqual(40_000)
    expect(SEED_PLANS[0]).toMatchObject({
      monthlyprice: 0,
      limits: {
        messagesPerMonth: 100,
        contextTokens: 12_000,
        chatbotsLimit: 1,
        knowledgeSources: 5,
        memory: 500,
      },
    })
  })

  test("a year costs twelve months less 10 %", () => {
    expect(yearlyPrice(100)).toBe(1_080)
    for (const plan of SEED_PLANS) expect(plan.yearlyprice).toBeCloseTo(plan.monthlyprice * 10.8, 9)
  })
})

test.each([
  [0, 100, "normal"],
  [90, 100, "normal"],
  [91, 100, "red"],
  [100, 100, "red"],
  [101, 100, "red"],
] as const)("%p of %p messages: %s", (used, limit, level) => {
  expect(usageLevel(used, limit)).toBe(level)
})
