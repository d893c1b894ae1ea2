import { z } from "zod"
import { CalendarFailed } from "../../core/calendar/ports.ts"

/** What Google's client throws. Only these keys are read: others are getters that fail when the body is used up. */
const Thrown = z.object({
  response: z.object({ status: z.number(), data: z.unknown() }).optional(),
})
/** Older answers have their reason in `errors`, some newer ones in `details` alone. */
const Reasons = z.array(z.object({ reason: z.string().optional() })).catch([])
const Body = z.object({
  error: z.object({ errors: Reasons, details: Reasons }),
})

type Fault = { readonly status: number; readonly reason: string }

const faultOf = (failure: unknown): Fault => {
  const thrown = Thrown.safeParse(failure).data
  const error = Body.safeParse(thrown?.response?.data).data?.error
  const named = [...(error?.errors ?? []), ...(error?.details ?? [])]
  return {
    status: thrown?.response?.status ?? 0,
    reason: named.find(({ reason }) => reason)?.reason ?? "",
  }
}

/**
 * The account itself can use no calendar, so another token would not help. "accessNotConfigured" is not among them: it is our
 * fault, and no owner can mend it.
 */
const CLOSED: ReadonlySet<string> = new Set([
  "insufficientPermissions",
  "ACCESS_TOKEN_SCOPE_INSUFFICIENT",
  "notACalendarUser",
])
const RATES: ReadonlySet<string> = new Set([
  "rateLimitExceeded",
  "userRateLimitExceeded",
  "RATE_LIMIT_EXCEEDED",
])

/** Worth one more try (providers.md 2.2): a rate, a fault of Google's, or no answer at all. A used-up quota lasts for hours. */
export const isPassing = (error: unknown): boolean => {
  const { status, reason } = faultOf(error)
  return status === 0 || status === 429 || status >= 500 || RATES.has(reason)
}

/** Logged in place of a status when there was no answer. */
export const NO_ANSWER = "no answer"

/** Status 0: there was no answer. */
export const failureOf = (error: unknown): { failure: CalendarFailed; status: number } => {
  const { status, reason } = faultOf(error)
  const detail = `${status || NO_ANSWER} ${reason}`.trim()
  return { failure: new CalendarFailed({ why: whyOf(status, reason), detail }), status }
}

const whyOf = (status: number, reason: string): CalendarFailed["why"] => {
  if (status === 401) return "unauthorised"
  if (reason === "forbiddenForNonOrganizer") return "forbidden"
  return CLOSED.has(reason) ? "closed" : "unavailable"
}
