import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { OwnerId } from "../shared/ids.ts"
import { Conflict } from "../shared/refusals.ts"
import { Payments, type PaymentsFailed, Purchases } from "./ports.ts"
import { refusePayment } from "./refuse-payment.ts"

/** The page where an owner changes plan or card, or cancels. Refuses an owner who never bought anything. */
export const openPortal = Effect.fnUntraced(function* (owner: OwnerId) {
  const payments = yield* Payments
  const purchases = yield* Purchases

  const customer = yield* purchases.customerOf(owner)
  if (customer === null) return yield* new Conflict(say("portal_failed"))
  const url = yield* payments
    .portal(customer)
    .pipe(Effect.catchTag("PaymentsFailed", noCustomerOrRefused))
  return { url }
})

const noCustomerOrRefused = Effect.fnUntraced(function* (failure: PaymentsFailed) {
  if (failure.why === "no-customer") return yield* new Conflict(say("portal_failed"))
  return yield* refusePayment("portal_failed")(failure)
})
