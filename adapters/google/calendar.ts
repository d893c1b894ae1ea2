import { Effect } from "effect"
import { type calendar_v3, calendar as calendarApi } from "googleapis/build/src/apis/calendar"
import { type Entry, overlaps, spanOf } from "../../core/calendar/entry.ts"
import { type Access, CalendarFailed, type GoogleCalendar } from "../../core/calendar/ports.ts"
import { boundedFetch } from "../answer-text.ts"
import { circuitBreakers } from "../circuit-breaker.ts"
import { failureOf, isPassing } from "./calendar-failures.ts"
import { entryOf, isEntry, resourceOf } from "./calendar-shapes.ts"

type Options = {
  readonly apiUrl: string
  readonly timeoutMs?: number
  /** Before a call is made once more, about. */
  readonly pauseMs?: number
  /** Milliseconds, from any start. */
  readonly now?: () => number
  /** Why a calendar could not be used: whoever runs this may have to switch it on at Google. */
  readonly log?: (line: string) => void
}

const TIMEOUT_MS = 10_000
const PAUSE_MS = 400
/** A call that took this share of its time has kept somebody waiting for nothing; a quick error keeps nobody. */
const LONG = 0.9
const PAGE = 250
/** More entries than anybody has in a year. */
const MOST_PAGES = 20
/** When only `limit` entries are wanted: at most so many pages of so many times the limit, even if few of them are kept. */
const FEW_PAGES = 4
const FEW_TIMES = 10
/**
 * The largest difference between two zones. Google finds all-day entries by its calendar's zone, we mean days of the zone asked
 * for: the stretch is widened by this, and filtered afterwards.
 */
const APART_MS = 26 * 3_600_000
const ALWAYS = new Date(8_640_000_000_000_000)
type Kept = { readonly limit: number | undefined; readonly keep: (entry: Entry) => boolean }
const PRIMARY = { calendarId: "primary" }
const SILENT = { sendUpdates: "none" }

/** Calendar v3 through Google's own client, at the address of our settings (contract.md 4.3). */
export const googleCalendar = ({ apiUrl, ...options }: Options): GoogleCalendar => {
  const { timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS, now = () => performance.now(), log } = options
  /** Whether Google keeps us waiting, for one calendar or for all: then nobody else waits for it (reliability.md 4.4). */
  const breaker = circuitBreakers(now)
  const { events } = calendarApi("v3")
  // The root goes with every call: given to the whole API, the client would drop its path.
  const method = ({ token }: Access, etag?: string) => ({
    rootUrl: apiUrl,
    retry: false,
    timeout: timeoutMs,
    fetchImplementation: boundedFetch,
    headers: {
      authorization: `Bearer ${token}`,
      ...(etag ? { "if-match": etag } : {}),
    },
  })

  /** One call, and one more when the fault may have passed. `answers`: statuses that are no fault. */
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
    for (let tries = 1; ; tries++) {
      breaker.probe(calendar)
      const began = now()
      try {
        const { data }: { data: unknown } = await ask()
        breaker.succeed(calendar)
        if (typeof data !== "string") return data as A
        // Google answers in JSON or with nothing; other text comes from something in between, such as a proxy.
        return data === "" ? null : unreadable()
      } catch (error) {
        const { failure, status } = failureOf(error)
        const inVain = status === 0 || status >= 500
        if (inVain && now() - began >= timeoutMs * LONG) breaker.fail(calendar)
        else if (status > 0) breaker.succeed(calendar)
        else breaker.cancelProbe(calendar)
        const answer = answers[status]
        if (answer !== undefined) return answer
        if (tries === 2 || !isPassing(error) || !(await mayAskAgain(calendar))) {
          if (failure.why === "closed" || failure.why === "unavailable") log?.(failure.detail)
          return failure
        }
      }
    }
  }
  /** After a pause, in which others may have found out that it is in vain. */
  const mayAskAgain = async (calendar: string) => {
    await Bun.sleep(pauseMs * (0.5 + Math.random()))
    return !breaker.isOpen(calendar)
  }
  const GONE = { 404: "gone", 410: "gone" } as const
  const STALE = { ...GONE, 412: "stale" } as const

  const listed = async (
    access: Access,
    params: calendar_v3.Params$Resource$Events$List,
    { limit, keep }: Kept,
  ) => {
    const entries: Entry[] = []
    let pageToken: string | undefined
    for (let page = 0; page < (limit === undefined ? MOST_PAGES : FEW_PAGES); page++) {
      const asked = pageToken === undefined ? params : { ...params, pageToken }
      const answer = await call(access, () => events.list(asked, method(access)))
      if (answer instanceof CalendarFailed) return answer
      // The answer of something in between must not pass for an empty calendar.
      if (!answer || !isOfKind("calendar#events", answer, Array.isArray(answer.items))) {
        return unreadable()
      }
      // A page may be empty, or lack its items, while more follow.
      const items = answer.items ?? []
      if (!Array.isArray(items)) return unreadable()
      const read = items.map(entryOf)
      // An entry that nobody can read may keep the owner busy.
      if (read.includes(null)) return unreadable()
      entries.push(...read.filter(isEntry).filter(keep))
      pageToken = answer.nextPageToken || undefined
      const enough = limit !== undefined && entries.length >= limit
      if (pageToken === undefined || enough) break
    }
    // The pages that are left may hold something that is in the way: a part of the list is no answer.
    if (pageToken !== undefined && limit === undefined) return unreadable()
    return entries.slice(0, limit)
  }

  return {
    list: Effect.fnUntraced(function* (access, asked) {
      const { start, end, zone, ref, limit, keep = () => true } = asked
      const wide = {
        start: new Date(start.getTime() - APART_MS),
        end: end && new Date(end.getTime() + APART_MS),
      }
      const params = {
        ...PRIMARY,
        timeMin: wide.start.toISOString(),
        ...(wide.end === null ? {} : { timeMax: wide.end.toISOString() }),
        singleEvents: true,
        orderBy: "startTime",
        maxResults: limit === undefined ? PAGE : Math.min(PAGE, FEW_TIMES * limit),
        timeZone: zone,
        ...(ref === undefined ? {} : { privateExtendedProperty: [`ref=${ref}`] }),
      }
      const touches = (entry: Entry, part: typeof wide) =>
        overlaps(spanOf(entry, zone), { ...part, end: part.end ?? ALWAYS })
      // Leaves out what only the widening brought in.
      const asWished = (entry: Entry) =>
        (touches(entry, { start, end }) || !touches(entry, wide)) && keep(entry)
      const found = yield* Effect.promise(() => listed(access, params, { limit, keep: asWished }))
      return yield* orFail(found)
    }),
    find: Effect.fnUntraced(function* (access, id) {
      const asked = { ...PRIMARY, eventId: id }
      const found = yield* orFail(
        yield* Effect.promise(() => call(access, () => events.get(asked, method(access)), GONE)),
      )
      if (found === "gone") return null
      if (!found || !isOfKind("calendar#event", found, found.id === id)) {
        return yield* unreadable()
      }
      const entry = entryOf(found)
      if (entry === null) return yield* unreadable()
      return entry === "stub" ? null : entry
    }),
    insert: Effect.fnUntraced(function* (access, draft) {
      const asked = { ...PRIMARY, ...SILENT, requestBody: resourceOf(draft) }
      const inserted = yield* orFail(
        yield* Effect.promise(() =>
          call(access, () => events.insert(asked, method(access)), { 409: "duplicate" as const }),
        ),
      )
      return yield* readable(inserted)
    }),
    change: Effect.fnUntraced(function* (access, entry, change) {
      const asked = {
        ...PRIMARY,
        ...SILENT,
        eventId: entry.id,
        requestBody: resourceOf(change),
      }
      const changed = yield* orFail(
        yield* Effect.promise(() =>
          call(access, () => events.patch(asked, method(access, entry.etag)), STALE),
        ),
      )
      return yield* readable(changed)
    }),
    remove: Effect.fnUntraced(function* (access, entry) {
      const asked = { ...PRIMARY, ...SILENT, eventId: entry.id }
      const removed = yield* orFail(
        yield* Effect.promise(() =>
          call(access, () => events.delete(asked, method(access, entry.etag)), STALE),
        ),
      )
      if (removed === "gone" || removed === "stale") return removed
      // Google says nothing to a deletion: whatever else is said comes from something in between.
      return removed === null ? ("removed" as const) : yield* unreadable()
    }),
  }
}

const orFail = <A>(answer: A | CalendarFailed) =>
  answer instanceof CalendarFailed
    ? Effect.fail(answer)
    : Effect.succeed(answer as Exclude<A, CalendarFailed>)

/** Google names the kind of what it answers. Whoever plays it may not: then `holds` says whether what was asked for is there. */
const isOfKind = (
  kind: string,
  answer: { readonly kind?: string | null | undefined },
  holds: boolean,
): boolean => (answer.kind ? answer.kind === kind : holds)

/** An answer to a write: the entry as it stands now. */
const readable = <S extends string>(answer: calendar_v3.Schema$Event | S | null) => {
  if (typeof answer === "string") return Effect.succeed(answer)
  const entry = answer && entryOf(answer)
  return isEntry(entry) ? Effect.succeed(entry) : Effect.fail(unreadable())
}

const outOfOrder = () => new CalendarFailed({ why: "unavailable", detail: "out of order" })
const unreadable = () =>
  new CalendarFailed({ why: "unavailable", detail: "no answer of Calendar's" })
