import type { OwnerId, PlanId } from "../shared/ids.ts"
import { CONTACT_PLAN, FREE_PLAN, type Plan } from "./plan.ts"

/** A plan with the ids of its prices at the payment provider. Null: the price is found by its lookup key. */
export type PricedPlan = Pick<Plan, "id" | "name" | "currency"> & {
  readonly monthly: string | null
  readonly yearly: string | null
}

export type Price = {
  readonly id: string
  readonly lookupKey: string | null
  /** Stripe names it for every price; null: whoever plays Stripe did not. */
  readonly currency: string | null
}

/** A subscription as the payment provider has it now. */
export type PaidSubscription = {
  readonly id: string
  readonly customer: string
  /** The account that our checkout named there. Null: none. */
  readonly buyer: OwnerId | null
  readonly status: string
  readonly price: Price
  readonly createdAt: Date
  readonly periodStart: Date
  readonly periodEnd: Date
  /** When it will end, or has ended. */
  readonly cancelAt: Date | null
}

/**
 * An event of the payment provider, reduced to the id of the object it is about (`subject`). The object is read again from the
 * provider: what the event itself says of it may be out of date.
 */
export type PaymentEvent = { readonly id: string; readonly type: string; readonly subject: string }

/** Whether a plan is sold by checkout: all but the free one, and the one that is sold by talking to us. */
export const isSold = ({ name }: Pick<Plan, "name">): boolean =>
  name !== FREE_PLAN && name !== CONTACT_PLAN

/** How often a plan is paid: once a month or once a year. */
const BILLING_PERIODS = ["monthly", "yearly"] as const
export type BillingPeriod = (typeof BILLING_PERIODS)[number]

/** The key by which a price is found at the provider if the plan's row names none: "pro_monthly" (contract.md 2.9). */
export const lookupKey = (planName: string, period: BillingPeriod): string =>
  `${planName.toLowerCase()}_${period}`

/** The keys of all prices that are sold and that no row names. */
export const lookupKeysOf = (plans: readonly PricedPlan[]): readonly string[] =>
  plans
    .filter(isSold)
    .flatMap((plan) =>
      BILLING_PERIODS.filter((period) => plan[period] === null).map((period) =>
        lookupKey(plan.name, period),
      ),
    )

/** The plan that a price buys; a price that nobody put into the table is found by its lookup key and currency. */
export const planOfPrice = (price: Price, plans: readonly PricedPlan[]): PlanId | null => {
  const byId = plans.find(({ monthly, yearly }) => price.id === monthly || price.id === yearly)
  const isMeantByKey = (plan: PricedPlan, period: BillingPeriod) =>
    plan[period] === null && price.lookupKey === lookupKey(plan.name, period)
  const byKey = plans.find(
    (plan) =>
      fitsCurrency(price, plan) && BILLING_PERIODS.some((period) => isMeantByKey(plan, period)),
  )
  return (byId ?? byKey)?.id ?? null
}

export const fitsCurrency = (
  { currency }: Pick<Price, "currency">,
  plan: Pick<Plan, "currency">,
): boolean => currency === null || currency.toLowerCase() === plan.currency.toLowerCase()

/** Whether a subscription in this state (Stripe's words) has ended for good. */
export const isOver = (status: string): boolean =>
  status === "canceled" || status === "incomplete_expired"

/** Whether a subscription is paid, or the provider still tries to collect: with a second one the owner would pay twice. */
export const isOngoing = (status: string): boolean => !isOver(status) && status !== "incomplete"
