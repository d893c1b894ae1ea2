import * as Effect from "effect/Effect"
import type { OwnerId } from "../shared/ids.ts"
import { isOngoing } from "./payment.ts"
import { Payments, Purchases } from "./ports.ts"

/** Ids of the subscriptions that an owner pays for: from the provider's list, else as they were last read. */
export const findOngoing = Effect.fnUntraced(function* (owner: OwnerId, customer: string) {
  const payments = yield* Payments
  const purchases = yield* Purchases

  const listed = yield* payments.ongoing(customer)
  if (listed !== null) return listed
  const told = yield* purchases.subscriptionsOf(owner)
  return told.filter(({ status }) => isOngoing(status)).map(({ id }) => id)
})
