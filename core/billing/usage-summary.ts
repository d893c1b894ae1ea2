import { Clock, Effect } from "effect"
import { say } from "../shared/catalogue.ts"
import type { OwnerId } from "../shared/ids.ts"
import { NotAllowed } from "../shared/refusals.ts"
import { FREE_PLAN } from "./plan.ts"
import { Ledger, type Standing } from "./ports.ts"
import { isActive, limitsFor, usageAnchor } from "./subscription.ts"
import { periodEnd, periodStart, type Usage } from "./usage.ts"

/** The plan that holds now: what is paid for, else the free one. */
export const planInForce = ({ subscription, plan, freePlan }: Standing) =>
  subscription && isActive(subscription.status) ? plan : freePlan

/** The figures of an owner's use at a moment. What was counted in an earlier period counts no more. */
export const summaryOf = (owner: OwnerId, standing: Standing, now: Date): Usage => {
  const { subscription, plan, messagesUsed, countedSince, chatbotsUsed } = standing
  const anchor = usageAnchor(subscription, standing.signedUpAt)
  const start = periodStart(anchor, now)
  const limits = limitsFor(subscription, plan)
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

export const usageSummary = Effect.fn("usageSummary")(function* (owner: OwnerId) {
  const ledger = yield* Ledger

  const standing = yield* ledger.read(owner)
  if (!standing) return yield* new NotAllowed(say("not_signed_in"))
  return summaryOf(owner, standing, new Date(yield* Clock.currentTimeMillis))
})
