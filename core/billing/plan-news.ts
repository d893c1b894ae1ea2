import type { OwnerId, PlanId } from "../shared/ids.ts"
import { type Holding, isLess, lapsedNotice, planNotice } from "./plan-notice.ts"
import { isActive, isLapsed, isPending, isUnpaid } from "./subscription.ts"
import { limitsInForce, planInForce, summaryOf, type UsageFacts } from "./usage-facts.ts"

/** What is told of a change of what an owner pays for. */
export type PlanNews = {
  /** What may be used now, for open dashboards. */
  readonly used: number
  readonly limit: number
  /** Another plan is in force, which goes into the audit trail. `id` undefined: it is not in the table. */
  readonly plan: { readonly id: PlanId | undefined } | null
  /** The notification for a chatbot with these holdings, of so many that the owner has. */
  readonly notice: ((holding: Holding, chatbots: number) => string) | null
}

export type TellPlan = (before: UsageFacts, after: UsageFacts) => PlanNews

/**
 * News for everybody: each chatbot gets a notification only about a smaller plan, one that is paid for again (not for the first
 * time), and one whose first payment has not come.
 */
export const planNews =
  (owner: OwnerId, now: Date): TellPlan =>
  (before, after) => {
    const { messagesUsed, messagesLimit, planName } = summaryOf(owner, after, now)
    const id = planInForce(after)?.id
    const limits = limitsInForce(after)
    const had = statusOf(before)
    const has = statusOf(after)
    const isBack = isUnpaid(had) && isActive(has)
    return {
      used: messagesUsed,
      limit: messagesLimit,
      plan: id === planInForce(before)?.id ? null : { id },
      notice:
        isPending(had) && isLapsed(has)
          ? () => lapsedNotice(planName)
          : isLess(limits, limitsInForce(before)) || isBack
            ? (holding, chatbots) => planNotice(planName, limits, chatbots, holding)
            : null,
    }
  }

const statusOf = ({ subscription }: UsageFacts) => subscription?.status ?? ""
