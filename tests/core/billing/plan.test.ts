import { describe, expect, test } from "bun:test"
import { Plan } from "../../../core/billing/plan.ts"
import { SEED_PLANS } from "../../../core/billing/seed-plans.ts"

describe("the plans that are sold", () => {
  test("stand from the cheapest up", () => {
    const prices = SEED_PLANS.map(({ monthlyprice }) => monthlyprice)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test.each(SEED_PLANS.map((plan) => [plan.name, plan] as const))(
    "%s is a whole plan, in euro",
    (_, plan) => {
      expect(Plan.safeParse({ ...plan, id: crypto.randomUUID() }).error).toBeUndefined()
      expect(plan.currency).toBe("EUR")
    },
  )

  test("say what they hold, one of a thing in the singular", () => {
    expect(SEED_PLANS[0]?.features.map(({ name }) => name)).toEqual([
      "100 messages per month",
      "12,000 context tokens",
      "1 chatbot",
      "5 knowledge sources",
    ])
  })
})
