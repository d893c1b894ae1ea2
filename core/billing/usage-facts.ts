import type { OwnerId } from "../shared/ids.ts"
import { FREE_PLAN, type Plan, type PlanLimits, TRYOUT_LIMITS } from "./plan.ts"
import { isActive, type Subscription, usageAnchor } from "./subscription.ts"
import { periodEnd, periodStart, type Usage } from "./usage.ts"

/** The data for the summary of an owner's usage, all read at one moment. */
export type UsageFacts = {
  readonly signedUpAt: Date
  readonly subscription: Subscription | null
  /** The subscription's plan, active or not; without one, the free plan. Null: not in the table any more. */
  readonly plan: Plan | null
  readonly freePlan: Plan | null
  readonly messagesUsed: number
  /** Start of the period that messagesUsed counts; null: nothing was counted yet. */
  readonly countedSince: Date | null
  readonly chatbotsUsed: number
}

/** The plan that holds now: what is paid for, else the free one. */
export const planInForce = ({ subscription, plan, freePlan }: UsageFacts) =>
  subscription && isActive(subscription.status) ? plan : freePlan

/** Its present limits. If the plan cannot be found, those of the free plan hold. */
export const limitsInForce = (facts: UsageFacts): PlanLimits =>
  planInForce(facts)?.limits ?? TRYOUT_LIMITS

/** Whether a new period has begun since messages were last counted. */
export const resetIsDue = (
  { countedSince }: Pick<UsageFacts, "countedSince">,
  { periodStart }: Usage,
): boolean => countedSince !== null && countedSince < new Date(periodStart)

/** An owner's usage at a moment. What was counted in an earlier period does not count. */
export const summaryOf = (owner: OwnerId, facts: UsageFacts, now: Date): Usage => {
  const { subscription, messagesUsed, countedSince, chatbotsUsed } = facts
  const anchor = usageAnchor(subscription, facts.signedUpAt)
  const start = periodStart(anchor, now)
  const limits = limitsInForce(facts)
  const inForce = planInForce(facts)
  return {
    userid: owner,
    messagesUsed: countedSince !== null && countedSince >= start ? messagesUsed : 0,
    messagesLimit: limits.messagesPerMonth,
    tokensLimit: limits.contextTokens,
    chatbotsUsed,
    chatbotsLimit: limits.chatbotsLimit,
    memoryLimit: limits.memory,
    planId: inForce?.id ?? null,
    planName: inForce?.name ?? FREE_PLAN,
    periodStart: start.toISOString(),
    periodEnd: periodEnd(anchor, now).toISOString(),
    last_reset_date: (countedSince ?? start).toISOString(),
  }
}
