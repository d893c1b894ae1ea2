import { Effect } from "effect"
import type { Payments, Purchases } from "../../core/billing/ports.ts"
import type { Revocation } from "../provider-access.ts"

/** What an owner pays for ends with the account. */
export const paymentsRevocation = (payments: Payments, purchases: Purchases): Revocation => ({
  why: "payments",
  revoke: async (owner) => {
    const customer = await Effect.runPromise(purchases.customerOf(owner))
    if (customer === null) return
    for (const id of await Effect.runPromise(purchases.goingOn(owner))) {
      await Effect.runPromise(payments.cancel(id))
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
