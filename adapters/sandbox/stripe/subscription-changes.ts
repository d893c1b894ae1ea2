import { invoiceOf } from "./invoice.ts"
import {
  eventOf,
  newId,
  periodAfter,
  type StripeEvent,
  type Subscription,
  seconds,
  shownSubscription,
} from "./objects.ts"
import type { Price } from "./prices.ts"

/* What happens to a subscription, and the event that tells of it. */

export const subscriptionEvent = (
  kind: string,
  subscription: Subscription,
  previous?: unknown,
): StripeEvent =>
  eventOf(`customer.subscription.${kind}`, shownSubscription(subscription), previous)

/** A canceled subscription never changes again. */
export const change = (subscription: Subscription, to: Partial<Subscription>) => {
  if (subscription.status !== "canceled") Object.assign(subscription, to)
}

export const end = (subscription: Subscription): StripeEvent => {
  const at = seconds()
  const canceled_at = subscription.canceled_at ?? at
  change(subscription, { status: "canceled", canceled_at, ended_at: at })
  return subscriptionEvent("deleted", subscription)
}

/** Plans the end of a subscription, or with null takes the plan back; flexible billing shows it in cancel_at alone (providers.md 0). */
export const planEnd = (subscription: Subscription, at: number | null): StripeEvent => {
  const previous = { cancel_at: subscription.cancel_at }
  const canceled_at = at === null ? null : seconds()
  change(subscription, { cancel_at: at, cancel_at_period_end: false, canceled_at })
  return subscriptionEvent("updated", subscription, previous)
}

/** Stripe leaves the metadata as it was, so the plan that is named there is out of date from now on. */
export const changePrice = (subscription: Subscription, price: Price): StripeEvent => {
  const previous = { items: shownSubscription(subscription).items }
  change(subscription, { price, periodEnd: periodAfter(subscription.periodStart, price) })
  return subscriptionEvent("updated", subscription, previous)
}

export const renew = (subscription: Subscription): StripeEvent => {
  const periodStart = seconds()
  const periodEnd = periodAfter(periodStart, subscription.price)
  const latest_invoice = newId("in")
  change(subscription, { status: "active", latest_invoice, periodStart, periodEnd })
  return eventOf("invoice.paid", invoiceOf(subscription, "subscription_cycle", { paid: true }))
}

export const failPayment = (subscription: Subscription): StripeEvent => {
  change(subscription, { status: "past_due", latest_invoice: newId("in") })
  const invoice = invoiceOf(subscription, "subscription_cycle", { paid: false })
  return eventOf("invoice.payment_failed", invoice)
}
