import { Clock, Effect } from "effect"
import type { OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { reported } from "../shared/reported.ts"
import { findOngoing } from "./find-ongoing.ts"
import { isOver, lookupKeysOf, type PaymentEvent, type Price, planOfPrice } from "./payment.ts"
import { Ledger, PaymentInbox, Payments, PaymentsFailed, Purchases, type Wait } from "./ports.ts"
import { isLess, smallerPlanNotice } from "./smaller-plan.ts"
import { isActive, isUnpaid } from "./subscription.ts"
import { limitsInForce, planInForce, summaryOf, type UsageFacts } from "./usage-facts.ts"

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

/** The event may be another installation's, at the same account of the provider. */
const forADay = (reason: string): Wait => ({ for: reason, ends: true })

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
      return yield* readAgain(subject)
  }
})

/** Reads a subscription from the provider and stores it. So neither the order of events nor repeats matter. */
const readAgain = Effect.fnUntraced(function* (id: string) {
  const payments = yield* Payments
  const purchases = yield* Purchases

  const readAt = yield* purchases.moment()
  const subscription = yield* payments.subscription(id)
  if (!subscription) return forADay(`a subscription that the payment provider does not know: ${id}`)
  const { customer, price, status } = subscription
  const owner = yield* purchases.ownerOf(customer)
  // The account was erased.
  if (!owner) return isOver(status) ? null : forADay(`an unknown customer: ${customer}`)
  const found = yield* planPaidBy(price).pipe(Effect.catchTag("PaymentsFailed", Effect.succeed))
  const plan = found instanceof PaymentsFailed ? null : found
  yield* applyChange(owner, purchases.record(owner, subscription, plan, readAt))
  if (plan !== null || !isActive(status)) return null
  if (found instanceof PaymentsFailed) return yield* Effect.fail(found)
  return forADay(`a price that no plan has: ${price.id}`)
})

/** The plan of a price. If the price names no lookup key, it is looked for under all of them, as at the checkout. */
const planPaidBy = Effect.fnUntraced(function* (price: Price) {
  const payments = yield* Payments
  const purchases = yield* Purchases

  const plans = yield* purchases.plans()
  const plan = planOfPrice(price, plans)
  if (plan !== null || price.lookupKey !== null) return plan
  const lookupKey = yield* payments.lookupKeyOf(price.id, lookupKeysOf(plans))
  return planOfPrice({ ...price, lookupKey }, plans)
})

const endSubscriptionsOf = Effect.fnUntraced(function* (customer: string) {
  const purchases = yield* Purchases

  const owner = yield* purchases.ownerOf(customer)
  if (!owner) return null
  yield* applyChange(owner, purchases.endAll(owner))
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
    yield* readAgain(id)
  }
  return null
})

/**
 * Changes what an owner pays for, and tells open dashboards what may be used now. A change of plan goes into the audit trail;
 * about a smaller plan, and one that is paid for again, each chatbot gets a notification.
 */
const applyChange = Effect.fnUntraced(function* (owner: OwnerId, change: Effect.Effect<void>) {
  const audit = yield* AuditTrail
  const ledger = yield* Ledger
  const purchases = yield* Purchases

  const before = yield* ledger.read(owner)
  yield* change
  const after = yield* ledger.read(owner)
  if (!before || !after) return
  const now = new Date(yield* Clock.currentTimeMillis)
  const { messagesUsed, messagesLimit, planName } = summaryOf(owner, after, now)
  yield* purchases.announce(owner, messagesUsed, messagesLimit)
  const plan = planInForce(after)?.id
  if (plan !== planInForce(before)?.id) yield* audit.note(owner, "plan_changed", plan)
  const limits = limitsInForce(after)
  const isBack = isUnpaid(statusOf(before)) && isActive(statusOf(after))
  if (!isLess(limits, limitsInForce(before)) && !isBack) return
  const holdings = yield* purchases.holdings(owner)
  for (const holding of holdings) {
    const told = smallerPlanNotice(planName, limits, holdings.length, holding)
    yield* purchases.notify(owner, holding.chatbotId, told)
  }
})

const statusOf = ({ subscription }: UsageFacts) => subscription?.status ?? ""
