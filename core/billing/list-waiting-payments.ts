import * as Effect from "effect/Effect"
import { PaymentInbox } from "./ports.ts"

/** Payment events that could not be settled yet, for those who run this. */
export const listWaitingPayments = Effect.fnUntraced(function* () {
  const inbox = yield* PaymentInbox

  return yield* inbox.waiting()
})
