import { Effect } from "effect"
import type { OwnerId } from "../shared/ids.ts"
import { isOngoing } from "./payment.ts"
import { Payments, type PaymentsFailed, Purchases } from "./ports.ts"

/** Ids of the subscriptions that an owner pays for: as the payment provider lists them, else as its events have told. */
export const ongoingOf = Effect.fnUntraced(function* (owner: OwnerId, customer: string) {
  const payments = yield* Payments
  const purchases = yield* Purchases

  const asTold = Effect.fnUntraced(function* (failure: PaymentsFailed) {
    if (failure.why !== "unreachable") return yield* failure
    const all = yield* purchases.subscriptionsOf(owner)
    return all.filter(({ status }) => isOngoing(status)).map(({ id }) => id)
  })
  return yield* payments.ongoing(customer).pipe(Effect.catchTag("PaymentsFailed", asTold))
})
