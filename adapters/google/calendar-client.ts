import { calendar as calendarApi } from "googleapis/build/src/apis/calendar"
import { type Access, CalendarFailed } from "../../core/calendar/ports.ts"
import { boundedFetch } from "../providers/bounded-fetch.ts"
import { circuitBreakers } from "../providers/circuit-breaker.ts"
import { failureOf, isPassing } from "./calendar-failures.ts"

export type Options = {
  readonly apiUrl: string
  /** Milliseconds that Google has for an answer. Read anew for each call, so that it can be changed meanwhile. */
  readonly timeoutMs?: number
  /** About how long to wait before a call is made a second time. */
  readonly pauseMs?: number
  /** What calls are timed with, in milliseconds. Only differences count. */
  readonly now?: () => number
  /** Gets the reason why a calendar could not be used: whoever runs this may have to switch it on at Google. */
  readonly log?: (line: string) => void
}

const TIMEOUT_MS = 10_000
const PAUSE_MS = 400
/** The share of the timeout from which on a failed call has kept somebody waiting. A quick error keeps nobody. */
const LONG = 0.9

/** Google's word for an account's own calendar, whatever its id. */
export const PRIMARY = { calendarId: "primary" }

export type CalendarClient = ReturnType<typeof calendarClient>

/**
 * Calendar v3 through Google's own client, at the address of our settings. It makes single calls; calendar.ts knows their
 * meaning.
 */
export const calendarClient = (options: Options) => {
  const { apiUrl, pauseMs = PAUSE_MS, now = () => performance.now(), log } = options
  const timeout = () => options.timeoutMs ?? TIMEOUT_MS
  /** Open while Google keeps callers waiting, for one calendar or for all: then nobody else waits (reliability.md 4.4). */
  const breaker = circuitBreakers(now)
  const { events } = calendarApi("v3")

  /** Options of a call. The root goes with each: given to the whole API, the client would drop its path. */
  const method = ({ token }: Access, etag?: string) => ({
    rootUrl: apiUrl,
    retry: false,
    timeout: timeout(),
    fetchImplementation: boundedFetch,
    headers: {
      authorization: `Bearer ${token}`,
      ...(etag ? { "if-match": etag } : {}),
    },
  })

  /** Waits; false if others have found out meanwhile that a second try is in vain. */
  const mayAskAgain = async (calendar: string) => {
    await Bun.sleep(pauseMs * (0.5 + Math.random()))
    return !breaker.isOpen(calendar)
  }

  /** Makes a call, a second time if the fault may have passed. `answers`: statuses that are no failure, and what they mean. */
  const call = async <A, S extends string = never>(
    { calendar }: Access,
    ask: () => Promise<{ readonly data: A }>,
    answers: Readonly<Record<number, S>> = {},
  ): Promise<A | S | null | CalendarFailed> => {
    if (breaker.isOpen(calendar)) {
      const refused = outOfOrder()
      log?.(refused.detail)
      return refused
    }
    let unanswered = false
    for (let tries = 1; ; tries++) {
      breaker.probe(calendar)
      const long = timeout() * LONG
      const began = now()
      try {
        const { data }: { data: unknown } = await ask()
        breaker.succeed(calendar)
        if (typeof data !== "string") return data as A
        // Google answers in JSON or with nothing; other text comes from something in between, such as a proxy.
        return data === "" ? null : unreadable()
      } catch (error) {
        const { failure, status } = failureOf(error)
        unanswered ||= status === 0
        const inVain = status === 0 || status >= 500
        if (inVain && now() - began >= long) breaker.fail(calendar)
        else if (status > 0) breaker.succeed(calendar)
        else breaker.cancelProbe(calendar)
        const answer = answers[status]
        if (answer !== undefined) return answer
        if (tries === 2 || !isPassing(error) || !(await mayAskAgain(calendar))) {
          if (failure.why === "closed" || failure.why === "unavailable") log?.(failure.detail)
          return unanswered ? stillUnderWay(failure) : failure
        }
      }
    }
  }

  return { events, method, call }
}

/**
 * Whether an answer is of this kind. Whoever plays Google may not name the kind; then `holds` decides: what was asked for is
 * there.
 */
export const isOfKind = (
  kind: string,
  answer: { readonly kind?: string | null | undefined },
  holds: boolean,
): boolean => (answer.kind ? answer.kind === kind : holds)

/** Also where a second try was answered: the first may still be done. */
const stillUnderWay = ({ why, detail }: CalendarFailed) =>
  new CalendarFailed({ why, detail, unanswered: true })

const outOfOrder = () => new CalendarFailed({ why: "unavailable", detail: "out of order" })

/** The failure for an answer that is not Google Calendar's own. */
export const unreadable = () =>
  new CalendarFailed({ why: "unavailable", detail: "no answer of Calendar's" })
