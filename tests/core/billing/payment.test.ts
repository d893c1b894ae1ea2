import { describe, expect, test } from "bun:test"
import {
  isOngoing,
  isOver,
  isSold,
  lookupKey,
  type PricedPlan,
  planOfPrice,
} from "../../../core/billing/payment.ts"
import { PlanId } from "../../../core/shared/ids.ts"

const id = (n: number) => PlanId.parse(`00000000-0000-4000-8000-00000000000${n}`)
const plan = (n: number, name: string, more: Partial<PricedPlan> = {}): PricedPlan => ({
  ...{ id: id(n), name, currency: "EUR", monthly: null, yearly: null },
  ...more,
})
const plans = [plan(1, "Basic"), plan(2, "Pro", { monthly: "price_m", yearly: "price_y" })]
const price = (of: string, lookupKey: string | null = null, currency: string | null = "eur") => ({
  ...{ id: of, lookupKey, currency },
})

test.each([
  ["Tryout", false],
  ["+", false],
  ["Basic", true],
  ["Enterprise", true],
])("%s is sold by checkout: %p", (name, sold) => {
  expect(isSold({ name })).toBe(sold)
})

test("a price is called after its plan and its rhythm", () => {
  expect(lookupKey("Pro", "monthly")).toBe("pro_monthly")
  expect(lookupKey("Pro", "yearly")).toBe("pro_yearly")
})

describe("the plan that a price buys", () => {
  test.each([
    ["the id in the plan's row", price("price_m"), 2],
    ["the id of the yearly price", price("price_y"), 2],
    ["a lookup key, where the row names none", price("price_1", "basic_yearly"), 1],
    ["a lookup key in a currency that is not told", price("price_1", "basic_monthly", null), 1],
    ["an id, whatever the lookup key says", price("price_m", "basic_monthly"), 2],
  ])("is found by %s", (_, given, found) => {
    expect(planOfPrice(given, plans)).toBe(id(found))
  })

  test.each([
    ["an unknown id", price("price_x")],
    ["a lookup key of a plan that is not there", price("price_x", "gold_monthly")],
    ["a lookup key in another currency", price("price_x", "basic_monthly", "usd")],
    ["a lookup key where the row names another price", price("price_x", "pro_monthly")],
  ])("is not found by %s", (_, given) => {
    expect(planOfPrice(given, plans)).toBeNull()
  })
})

test.each([
  ["active", false, true],
  ["trialing", false, true],
  ["past_due", false, true],
  ["unpaid", false, true],
  ["paused", false, true],
  ["incomplete", false, false],
  ["incomplete_expired", true, false],
  ["canceled", true, false],
])(
  "a subscription that is %s is over: %p, and is in the way of a second one: %p",
  (status, over, ongoing) => {
    expect([isOver(status), isOngoing(status)]).toEqual([over, ongoing])
  },
)
