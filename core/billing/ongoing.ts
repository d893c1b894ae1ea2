import { Effect } from "effect"
import type { OwnerId } from "../shared/ids.ts"
import { Payments, Purchases } from "./ports.ts"

/** Ids of the subscriptions that an owner pays for: as the payment provider lists them, else as its events have told. */
export const ongoingOf = Effect.fnUntraced(function* (owner: OwnerId, customer: string) {
  const payments = yield* Payments
  const purchases = yield* Purchases

  return yield* payments
    .ongoing(customer)
    .pipe(
      Effect.catchTag("PaymentsFailed", (failure) =>
        failure.why === "unreachable" ? purchases.goingOn(owner) : Effect.fail(failure),
      ),
    )
})
