import type { OwnerId } from "../shared/ids.ts"
import { FREE_PLAN, type Plan, type PlanLimits, TRYOUT_LIMITS } from "./plan.ts"
import { isActive, type Subscription, usageAnchor } from "./subscription.ts"
import { periodEnd, periodStart, type Usage } from "./usage.ts"

/** All that the summary of an owner's use is made of, read at one moment. */
export type Standing = {
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
export const planInForce = ({ subscription, plan, freePlan }: Standing) =>
  subscription && isActive(subscription.status) ? plan : freePlan

/** Its limits, as its row has them now: a failed look-up gives nothing away. */
export const limitsInForce = (standing: Standing): PlanLimits =>
  planInForce(standing)?.limits ?? TRYOUT_LIMITS

/** The figures of an owner's use at a moment. What was counted in an earlier period counts no more. */
export const summaryOf = (owner: OwnerId, standing: Standing, now: Date): Usage => {
  const { subscription, messagesUsed, countedSince, chatbotsUsed } = standing
  const anchor = usageAnchor(subscription, standing.signedUpAt)
  const start = periodStart(anchor, now)
  const limits = limitsInForce(standing)
  const inForce = planInForce(standing)
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
