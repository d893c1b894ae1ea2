import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { reported } from "../shared/reported.ts"
import { findOngoing } from "./find-ongoing.ts"
import type { PaymentEvent } from "./payment.ts"
import { planNews } from "./plan-news.ts"
import { PaymentInbox, Payments, type PaymentsFailed, Purchases, type Wait } from "./ports.ts"
import { forADay, storeSubscription } from "./store-subscription.ts"

/** Accepts an event of the payment provider and handles it; a repeated one does nothing. */
export const receivePaymentEvent = Effect.fnUntraced(function* (event: PaymentEvent) {
  const inbox = yield* PaymentInbox

  if (!(yield* inbox.accept(event))) return "repeated" as const
  return yield* apply(event)
})

/** Tries again the events that could not be settled before. Answers how many are settled now. */
export const retryPaymentEvents = Effect.fnUntraced(function* () {
  const inbox = yield* PaymentInbox

  const outcomes: string[] = []
  for (const event of yield* inbox.due()) outcomes.push(yield* apply(event))
  return outcomes.filter((outcome) => outcome === "settled").length
})

const apply = Effect.fnUntraced(function* (event: PaymentEvent) {
  const inbox = yield* PaymentInbox

  const wait = yield* act(event).pipe(
    Effect.catchTag("PaymentsFailed", ({ why, detail }: PaymentsFailed) =>
      Effect.succeed(untilMended(`the payment provider: ${detail ?? why}`)),
    ),
    // An event that fails must not hold up the next ones.
    Effect.catchDefect(notApplied),
  )
  yield* inbox.settle(event.id, wait)
  return wait === null ? ("settled" as const) : ("waiting" as const)
})

/** What was paid must not be lost because our call failed, however long it fails. */
const untilMended = (reason: string): Wait => ({ for: reason, ends: false })

const notApplied = reported(
  "payment_event_failed",
  Effect.succeed(untilMended("a fault of ours, which the log names")),
)

/** Handles an event. Answers what it still waits for; null: it is settled. */
const act = Effect.fnUntraced(function* ({ type, subject }: PaymentEvent) {
  switch (type) {
    case "customer.deleted":
      return yield* endSubscriptionsOf(subject)
    case "charge.dispute.created":
    case "charge.dispute.updated":
      return yield* cancelAfterDispute(subject)
    default:
      return yield* storeSubscription(subject)
  }
})

const endSubscriptionsOf = Effect.fnUntraced(function* (customer: string) {
  const purchases = yield* Purchases

  const owner = yield* purchases.ownerOf(customer)
  if (!owner) return null
  const now = new Date(yield* Clock.currentTimeMillis)
  yield* purchases.endAll(owner, planNews(owner, now))
  return null
})

/** After a disputed charge, cancels at the provider what the buyer still pays for, so that it stays cancelled. */
const cancelAfterDispute = Effect.fnUntraced(function* (charge: string) {
  const payments = yield* Payments
  const purchases = yield* Purchases

  const customer = yield* payments.customerOfCharge(charge)
  if (customer === null) return null
  const owner = yield* purchases.ownerOf(customer)
  if (owner === null) return forADay(`an unknown customer: ${customer}`)
  for (const id of yield* findOngoing(owner, customer)) {
    yield* payments.cancel(id)
    yield* storeSubscription(id)
  }
  return null
})
