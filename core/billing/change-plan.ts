import { Clock, Effect } from "effect"
import type { OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { isOngoing } from "./payment.ts"
import { isLess, planNotice } from "./plan-notice.ts"
import { Ledger, Purchases } from "./ports.ts"
import { isActive, isUnpaid } from "./subscription.ts"
import { limitsInForce, planInForce, summaryOf, type UsageFacts } from "./usage-facts.ts"

/**
 * Changes what an owner pays for, and tells open dashboards what may be used now. A change of plan goes into the audit trail;
 * about a smaller plan, and one that is paid for again (not for the first time), each chatbot gets a notification.
 */
export const changePlan = Effect.fnUntraced(function* (
  owner: OwnerId,
  change: Effect.Effect<void>,
) {
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
  const had = statusOf(before)
  const isBack = isUnpaid(had) && isOngoing(had) && isActive(statusOf(after))
  if (!isLess(limits, limitsInForce(before)) && !isBack) return
  const holdings = yield* purchases.holdings(owner)
  for (const holding of holdings) {
    const told = planNotice(planName, limits, holdings.length, holding)
    yield* purchases.notify(owner, holding.chatbotId, told)
  }
})

const statusOf = ({ subscription }: UsageFacts) => subscription?.status ?? ""
