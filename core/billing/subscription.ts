import { z } from "zod/mini"
import { OwnerId, PlanId } from "../shared/ids.ts"
import { Instant } from "../shared/text.ts"
import { paidAnchor } from "./usage.ts"

/** What an owner pays for (contract.md 2.9), as the payment provider last said. */
export const Subscription = z.object({
  userid: OwnerId,
  status: z.string(),
  planId: PlanId,
  createdat: Instant,
  currentPeriodStart: Instant,
  currentPeriodEnd: z.nullable(Instant),
  cancelAt: z.nullable(Instant),
})
export type Subscription = z.infer<typeof Subscription>

/** "Active when status is active or trialing" (spec section 4). */
export const isActive = (status: string): boolean => status === "active" || status === "trialing"

/** A payment has failed, and the provider waits for it (Stripe's words). */
export const isUnpaid = (status: string): boolean => status === "past_due" || status === "unpaid"

/** The first payment has not come: it was not made, or the bank takes days to confirm it. Stripe does not say here which. */
export const isPending = (status: string): boolean => status === "incomplete"

/** The first payment never came: the bank has refused it, maybe days later, or it was given up. */
export const isLapsed = (status: string): boolean => status === "incomplete_expired"

/** Where months of usage are counted from: the paid period, for the free plan the sign-up. */
export const usageAnchor = (
  subscription: Pick<Subscription, "status" | "currentPeriodStart" | "currentPeriodEnd"> | null,
  signedUpAt: Date,
): Date => {
  if (!subscription || !isActive(subscription.status)) return signedUpAt
  const { currentPeriodStart: start, currentPeriodEnd: end } = subscription
  return paidAnchor(new Date(start), end === null ? null : new Date(end))
}
