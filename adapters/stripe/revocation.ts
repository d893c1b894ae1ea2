import * as Effect from "effect/Effect"
import { isOver } from "../../core/billing/payment.ts"
import type { Payments, Purchases } from "../../core/billing/ports.ts"
import type { Revocation } from "../providers/access.ts"

/** Ends what an owner pays for when the account is deleted. */
export const paymentsRevocation = (payments: Payments, purchases: Purchases): Revocation => ({
  why: "payments",
  revoke: async (owner) => {
    const customer = await Effect.runPromise(purchases.customerOf(owner))
    if (customer === null) return
    const read = await Effect.runPromise(purchases.subscriptionsOf(owner))
    const known = read.filter(({ status }) => !isOver(status)).map(({ id }) => payments.cancel(id))
    const listed = payments
      .leave(customer)
      .pipe(
        Effect.catchTag("PaymentsFailed", (failure) =>
          failure.why === "no-customer" ? Effect.succeed(undefined) : Effect.fail(failure),
        ),
      )
    // One that cannot be cancelled now must not keep the others alive.
    const failures: unknown[] = []
    for (const end of [...known, listed]) {
      await Effect.runPromise(end).catch((failure) => failures.push(failure))
    }
    if (failures.length > 0) throw failures[0]
  },
})
