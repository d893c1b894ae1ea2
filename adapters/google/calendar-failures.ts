import { z } from "zod"
import { CalendarFailed } from "../../core/calendar/ports.ts"
import { answerOf, NO_ANSWER } from "./thrown.ts"

/** Older answers give their reason in `errors`, some newer ones only in `details`. */
const Reasons = z.array(z.object({ reason: z.string().optional() })).catch([])
const Body = z.object({
  error: z.object({ errors: Reasons, details: Reasons }),
})

type Fault = { readonly status: number; readonly reason: string }

const faultOf = (thrown: unknown): Fault => {
  const { status, data } = answerOf(thrown)
  const error = Body.safeParse(data).data?.error
  const named = [...(error?.errors ?? []), ...(error?.details ?? [])]
  return { status, reason: named.find(({ reason }) => reason)?.reason ?? "" }
}

/**
 * The account cannot use a calendar at all, so another token would not help. "accessNotConfigured" is not among them: it is our
 * fault, and no owner can put it right.
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

/** Worth one more try (providers.md 2.2): a rate limit, a fault of Google's, or no answer. A used-up quota lasts for hours. */
export const isPassing = (error: unknown): boolean => {
  const { status, reason } = faultOf(error)
  return status === 0 || status === 429 || status >= 500 || RATES.has(reason)
}

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
