import type { PlanId } from "../shared/ids.ts"
import { CONTACT_PLAN, FREE_PLAN, type Plan } from "./plan.ts"

/** A plan with the payment provider's names of its prices. Null: the price has the lookup key. */
export type PricedPlan = Pick<Plan, "id" | "name" | "currency"> & {
  readonly monthly: string | null
  readonly yearly: string | null
}

export type Price = {
  readonly id: string
  readonly lookupKey: string | null
  readonly currency: string
}

/** A subscription as the payment provider has it now. */
export type PaidSubscription = {
  readonly id: string
  readonly customer: string
  readonly status: string
  readonly price: Price
  readonly createdAt: Date
  readonly periodStart: Date
  readonly periodEnd: Date
  /** When it will end, or has ended. */
  readonly cancelAt: Date | null
}

/** What an event of the payment provider is about: the object to read again. The event's own words are but a hint. */
export type PaymentEvent = { readonly id: string; readonly type: string; readonly subject: string }

/** Whether a plan is sold by checkout: all are but the free one and the one that is sold by talking to us. */
export const isSold = ({ name }: Pick<Plan, "name">): boolean =>
  name !== FREE_PLAN && name !== CONTACT_PLAN

/** How a plan's price is found at the provider when its row names none (contract.md 2.9). */
export const lookupKey = (planName: string, isYearly: boolean): string =>
  `${planName.toLowerCase()}_${isYearly ? "yearly" : "monthly"}`

/** The plan that a price buys; a price that nobody put into the table is found by its lookup key and currency. */
export const planOfPrice = (price: Price, plans: readonly PricedPlan[]): PlanId | null =>
  plans.find(({ monthly, yearly }) => price.id === monthly || price.id === yearly)?.id ??
  plans.find(
    (plan) =>
      fitsCurrency(price, plan) &&
      ((plan.monthly === null && price.lookupKey === lookupKey(plan.name, false)) ||
        (plan.yearly === null && price.lookupKey === lookupKey(plan.name, true))),
  )?.id ??
  null

export const fitsCurrency = (
  price: Pick<Price, "currency">,
  plan: Pick<Plan, "currency">,
): boolean => price.currency.toLowerCase() === plan.currency.toLowerCase()

/** A subscription in this state never comes back. */
export const isOver = (status: string): boolean =>
  status === "canceled" || status === "incomplete_expired"

/** It is paid, or the provider still tries: a second one beside it would be paid twice. */
export const isLiving = (status: string): boolean => !isOver(status) && status !== "incomplete"
