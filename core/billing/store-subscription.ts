import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { isOver, lookupKeysOf, type PaidSubscription, type Price, planOfPrice } from "./payment.ts"
import { planNews } from "./plan-news.ts"
import { Payments, PaymentsFailed, Purchases, type Wait } from "./ports.ts"
import { isActive } from "./subscription.ts"

/** It may be another installation's, at the same account of the provider. */
export const forADay = (reason: string): Wait => ({ for: reason, ends: true })

/**
 * Reads a subscription from the provider and stores it, so that neither the order of events nor repeats matter. Answers what is
 * missing to use it; null: nothing.
 */
export const storeSubscription = Effect.fnUntraced(function* (id: string) {
  const payments = yield* Payments
  const purchases = yield* Purchases

  const readAt = yield* purchases.moment()
  const subscription = yield* payments.subscription(id)
  if (!subscription) return forADay(`a subscription that the payment provider does not know: ${id}`)
  const { customer, price, status } = subscription
  const owner = yield* payerOf(subscription)
  // Nobody here has the customer. An end is then of an account that was erased, for which nothing is left to do.
  if (!owner) return isOver(status) ? null : forADay(`an unknown customer: ${customer}`)
  const found = yield* planPaidBy(price).pipe(Effect.catchTag("PaymentsFailed", Effect.succeed))
  const plan = found instanceof PaymentsFailed ? null : found
  const now = new Date(yield* Clock.currentTimeMillis)
  yield* purchases.record(owner, subscription, plan, readAt, planNews(owner, now))
  if (plan !== null || !isActive(status)) return null
  if (found instanceof PaymentsFailed) return yield* Effect.fail(found)
  return forADay(`a price that no plan has: ${price.id}`)
})

/**
 * Whose customer pays. After a backup was restored the customer of a later first purchase is unknown: then it is the named buyer's,
 * unless they have another. One who was deleted at the provider has been replaced if the buyer was at the checkout before we were
 * told: what they had bought is still theirs, or its end would never be stored.
 */
const payerOf = Effect.fnUntraced(function* ({ id, customer, buyer }: PaidSubscription) {
  const purchases = yield* Purchases

  const known = yield* purchases.ownerOf(customer)
  if (known !== null || buyer === null) return known
  if ((yield* purchases.keepCustomer(buyer, customer, null)) === customer) return buyer
  const bought = yield* purchases.subscriptionsOf(buyer)
  return bought.some((each) => each.id === id) ? buyer : null
})

/** The plan of a price. If the price names no lookup key, it is looked for under all of them, as at the checkout. */
const planPaidBy = Effect.fnUntraced(function* (price: Price) {
  const payments = yield* Payments
  const purchases = yield* Purchases

  const plans = yield* purchases.plans()
  const plan = planOfPrice(price, plans)
  if (plan !== null || price.lookupKey !== null) return plan
  const lookupKey = yield* payments.lookupKeyOf(price.id, lookupKeysOf(plans))
  return planOfPrice({ ...price, lookupKey }, plans)
})
