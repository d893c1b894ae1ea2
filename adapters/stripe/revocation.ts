import { Effect } from "effect"
import { isOver } from "../../core/billing/payment.ts"
import type { Payments, Purchases } from "../../core/billing/ports.ts"
import type { Revocation } from "../provider-access.ts"

/** What an owner pays for ends with the account. */
export const paymentsRevocation = (payments: Payments, purchases: Purchases): Revocation => ({
  why: "payments",
  revoke: async (owner) => {
    const customer = await Effect.runPromise(purchases.customerOf(owner))
    if (customer === null) return
    for (const { id, status } of await Effect.runPromise(purchases.subscriptionsOf(owner))) {
      if (!isOver(status)) await Effect.runPromise(payments.cancel(id))
    }
    await Effect.runPromise(
      payments
        .leave(customer)
        .pipe(
          Effect.catchTag("PaymentsFailed", (failure) =>
            failure.why === "no-customer" ? Effect.succeed(undefined) : Effect.fail(failure),
          ),
        ),
    )
  },
})
