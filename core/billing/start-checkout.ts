import * as Effect from "effect/Effect"
import { Accounts } from "../accounts/ports.ts"
import { say } from "../shared/catalogue.ts"
import type { OwnerId } from "../shared/ids.ts"
import { Invalid, NotAllowed } from "../shared/refusals.ts"
import { findOngoing } from "./find-ongoing.ts"
import { isSold, type PricedPlan } from "./payment.ts"
import { type Order, Payments, type PaymentsFailed, Purchases } from "./ports.ts"
import { refusePayment } from "./refuse-payment.ts"
import { storeSubscription } from "./store-subscription.ts"

/** What a browser asks to buy. Its ids may be made up. */
type Purchase = { readonly userId: string; readonly planId: string; readonly isYearly: boolean }

/** The page where an owner buys a plan, for themselves only and at our price only. */
export const startCheckout = Effect.fnUntraced(function* (owner: OwnerId, purchase: Purchase) {
  const accounts = yield* Accounts
  const purchases = yield* Purchases

  if (purchase.userId !== owner) return yield* new NotAllowed(say("not_your_account"))
  const account = yield* accounts.byId(owner)
  if (!account) return yield* new NotAllowed(say("not_signed_in", {}, "payments"))
  const plan = (yield* purchases.plans()).find(({ id }) => id === purchase.planId)
  if (!plan || !isSold(plan)) return yield* new Invalid(say("plan_invalid"))
  const url = yield* sell({ owner, email: account.email, plan, isYearly: purchase.isYearly }).pipe(
    Effect.catchTag("PaymentsFailed", refusePayment("checkout_failed")),
  )
  return { url }
})

type Sale = {
  readonly owner: OwnerId
  readonly email: string
  readonly plan: PricedPlan
  readonly isYearly: boolean
}

const sell = Effect.fnUntraced(function* ({ email, ...order }: Sale) {
  const payments = yield* Payments
  const purchases = yield* Purchases

  const known = yield* purchases.customerOf(order.owner)
  const page =
    known &&
    (yield* pageFor({ ...order, customer: known }).pipe(
      Effect.catchTag("PaymentsFailed", unlessForgotten),
    ))
  if (page) return page
  const made = yield* payments.newCustomer(order.owner, email, known)
  const customer = yield* purchases.keepCustomer(order.owner, made, known)
  if (customer === null) return yield* deleted
  return yield* pageFor({ ...order, customer })
})

/** For an account that was deleted meanwhile: nobody could use what is bought. */
const deleted = new NotAllowed(say("not_signed_in", {}, "payments"))

/**
 * A checkout page; for an owner who pays already, the page to change plan, because a second subscription would be charged,
 * too. As they would buy what they have, it may be that no event told of it: it is read now.
 */
const pageFor = Effect.fnUntraced(function* (order: Order) {
  const accounts = yield* Accounts
  const payments = yield* Payments

  const ongoing = yield* findOngoing(order.owner, order.customer)
  for (const id of ongoing)
    yield* storeSubscription(id).pipe(Effect.catchTag("PaymentsFailed", Effect.succeed))
  if (ongoing.length > 0) return yield* payments.portal(order.customer)
  const page = yield* payments.checkout(order)
  if (yield* accounts.byId(order.owner)) return page
  yield* payments.leave(order.customer)
  return yield* deleted
})

const unlessForgotten = (failure: PaymentsFailed) =>
  failure.why === "no-customer" ? Effect.succeed(null) : Effect.fail(failure)
