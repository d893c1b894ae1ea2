import type Stripe from "stripe"
import {
  type BillingPeriod,
  fitsCurrency,
  isSold,
  lookupKey,
  type PricedPlan,
} from "../../core/billing/payment.ts"
import type { Plan } from "../../core/billing/plan.ts"
import { nullIfMissing } from "./failures.ts"

export type Finding = {
  /** The lookup key: pro_monthly. */
  readonly price: string
  readonly state: "right" | "made" | "missing" | "wrong"
  /** Its id, or what is wrong with it. */
  readonly detail: string
}

type Wanted = {
  readonly key: string
  readonly plan: Plan
  readonly interval: "month" | "year"
  /** In the currency's smallest unit. */
  readonly amount: number
  /** The price's id in our table; null: it is found by the key. */
  readonly id: string | null
}

/** Currencies that Stripe counts whole, and in thousandths; all others in hundredths (docs.stripe.com/currencies). */
const WHOLE = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" ")
const THOUSANDTHS = "BHD JOD KWD OMR TND".split(" ")
const unitsOf = ({ currency }: Pick<Plan, "currency">): number => {
  const code = currency.toUpperCase()
  if (WHOLE.includes(code)) return 1
  return THOUSANDTHS.includes(code) ? 1000 : 100
}

/**
 * Compares the price of every plan that is sold with the one in Stripe's account; with `make` it creates those that are
 * missing. An existing price is never changed, because people pay it.
 */
export const checkPrices = async (
  stripe: Stripe,
  plans: readonly Plan[],
  priced: readonly PricedPlan[],
  make: boolean,
): Promise<readonly Finding[]> => {
  const findings: Finding[] = []
  for (const wanted of plans.filter(isSold).flatMap((plan) => pricesOf(plan, priced))) {
    const price = await findPrice(stripe, wanted)
    const { key } = wanted
    if (price) {
      const fault = faultOf(price, wanted)
      findings.push({ price: key, state: fault ? "wrong" : "right", detail: fault ?? price.id })
    } else if (make && wanted.id === null) {
      const made = await makePrice(stripe, wanted)
      findings.push({ price: key, state: "made", detail: made.id })
    } else {
      findings.push({ price: key, state: "missing", detail: wanted.id ?? "no such lookup key" })
    }
  }
  return findings
}

const pricesOf = (plan: Plan, priced: readonly PricedPlan[]): readonly Wanted[] => {
  const known = priced.find(({ id }) => id === plan.id)
  const wanted = (period: BillingPeriod, interval: Wanted["interval"], price: number): Wanted => ({
    key: lookupKey(plan.name, period),
    plan,
    interval,
    amount: price * unitsOf(plan),
    id: known?.[period] ?? null,
  })
  return [wanted("monthly", "month", plan.monthlyprice), wanted("yearly", "year", plan.yearlyprice)]
}

const findPrice = async (stripe: Stripe, { id, key }: Wanted): Promise<Stripe.Price | null> => {
  if (id === null) return (await stripe.prices.list({ lookup_keys: [key] })).data[0] ?? null
  return stripe.prices.retrieve(id).catch(nullIfMissing)
}

const faultOf = (price: Stripe.Price, { plan, interval, amount }: Wanted): string | null => {
  const { id, active, currency, recurring, unit_amount } = price
  if (!active) return `${id} is archived`
  if (!fitsCurrency(price, plan)) return `${id} is in ${currency}, not in ${plan.currency}`
  if (recurring?.interval !== interval || recurring.interval_count !== 1) {
    return `${id} is not paid every ${interval}`
  }
  return unit_amount === amount
    ? null
    : `${id} costs ${(unit_amount ?? 0) / unitsOf(plan)}, not ${amount / unitsOf(plan)}`
}

const makePrice = async (stripe: Stripe, { key, plan, interval, amount }: Wanted) => {
  const id = `recado_${plan.name.toLowerCase()}`
  const product =
    (await stripe.products.retrieve(id).catch(nullIfMissing)) ??
    (await stripe.products.create(
      { id, name: `Recado ${plan.name}`, metadata: { planId: plan.id } },
      { idempotencyKey: `product:${id}` },
    ))
  return stripe.prices.create(
    {
      product: product.id,
      currency: plan.currency.toLowerCase(),
      unit_amount: amount,
      recurring: { interval },
      lookup_key: key,
      // The price on our page is all that is paid.
      tax_behavior: "inclusive",
    },
    { idempotencyKey: `price:${key}:${amount}` },
  )
}
