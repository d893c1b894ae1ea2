/** Prices follow from their lookup keys, "basic_monthly" or "pro_yearly", so that they are the same after a restart. */
export type Price = ReturnType<typeof priceOf>

const PREFIX = "price_sandbox_"
const KEY = /^([a-z0-9+ -]{1,60})_(monthly|yearly)$/
const YEARLY_FACTOR = 10.8
const MONTHLY_CENTS: Readonly<Record<string, number>> = {
  basic: 2000,
  pro: 5000,
  enterprise: 12_000,
}
const OTHER_CENTS = 2900
const CREATED = 1_767_225_600

export const PLAN_KEYS = Object.keys(MONTHLY_CENTS).flatMap((plan) => [
  `${plan}_monthly`,
  `${plan}_yearly`,
])

export const priceByKey = (key: string): Price | null => {
  const [, plan, rhythm] = KEY.exec(key) ?? []
  return plan && rhythm ? priceOf(plan, rhythm === "yearly") : null
}

export const priceById = (id: string): Price | null =>
  id.startsWith(PREFIX) ? priceByKey(id.slice(PREFIX.length).replaceAll(".", " ")) : null

const priceOf = (plan: string, yearly: boolean) => {
  const monthly = MONTHLY_CENTS[plan] ?? OTHER_CENTS
  const unit_amount = yearly ? Math.round((monthly * YEARLY_FACTOR) / 100) * 100 : monthly
  const key = `${plan}_${yearly ? "yearly" : "monthly"}`
  return {
    id: `${PREFIX}${key.replaceAll(" ", ".")}`,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: CREATED,
    currency: "eur",
    livemode: false,
    lookup_key: key,
    metadata: {},
    nickname: null,
    product: `prod_sandbox_${plan.replaceAll(" ", ".")}`,
    recurring: {
      interval: yearly ? "year" : "month",
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "inclusive",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount,
    unit_amount_decimal: String(unit_amount),
  }
}

/** How a price reads on a page. */
export const priceLabel = ({ lookup_key, unit_amount, recurring }: Price) =>
  `${lookup_key.split("_")[0]}, ${(unit_amount / 100).toFixed(2)} € a ${recurring.interval}`
