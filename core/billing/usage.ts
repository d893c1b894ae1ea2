import { z } from "zod/mini"
import { OwnerId, PlanId } from "../shared/ids.ts"
import { Instant } from "../shared/text.ts"

/** What an owner has used and may use (contract.md 2.9). */
export const Usage = z.object({
  userid: OwnerId,
  messagesUsed: z.int(),
  messagesLimit: z.int(),
  tokensLimit: z.int(),
  chatbotsUsed: z.int(),
  chatbotsLimit: z.int(),
  memoryLimit: z.int(),
  planId: z.nullable(PlanId),
  planName: z.string(),
  periodStart: Instant,
  periodEnd: Instant,
  /** Start of the period that messagesUsed counts. */
  last_reset_date: Instant,
})
export type Usage = z.infer<typeof Usage>

/** "Bar turns red above 90%" (spec section 2). */
export const usageLevel = (used: number, limit: number): "normal" | "red" =>
  used > limit * 0.9 ? "red" : "normal"

/** `anchor` moved by whole months: the same day and time, or the month's last day where that day does not exist. */
const monthsAfter = (anchor: Date, months: number) => {
  const moved = new Date(anchor)
  moved.setUTCDate(1)
  moved.setUTCMonth(anchor.getUTCMonth() + months)
  const lastDay = new Date(
    Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0),
  ).getUTCDate()
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay))
  return moved
}

const monthsBetween = (anchor: Date, now: Date) =>
  (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + now.getUTCMonth() - anchor.getUTCMonth()

/** Start of the month of usage that `now` lies in: months from the subscription's start, yearly plans too (contract.md 2.9). */
export const periodStart = (anchor: Date, now: Date): Date => {
  const months = monthsBetween(anchor, now)
  const start = monthsAfter(anchor, months)
  return start <= now ? start : monthsAfter(anchor, months - 1)
}

/** End of that month: when the counter starts anew. */
export const periodEnd = (anchor: Date, now: Date): Date => {
  const months = monthsBetween(anchor, now)
  const start = monthsAfter(anchor, months)
  return start <= now ? monthsAfter(anchor, months + 1) : start
}

/**
 * The day from which the months of a paid period are counted. A period that began on the last day of a short month is counted
 * from its end: paid on the 31st, it began on 28 February and ends on 31 March. Counted from its start it would end three days
 * early.
 */
export const paidAnchor = (start: Date, end: Date | null): Date =>
  end !== null && +periodStart(end, start) === +start ? end : start
