import * as Effect from "effect/Effect"
import type { calendar_v3 } from "googleapis/build/src/apis/calendar"
import type { Entry } from "../../core/calendar/entry.ts"
import { CalendarFailed, type GoogleCalendar } from "../../core/calendar/ports.ts"
import { calendarClient, isOfKind, type Options, PRIMARY, unreadable } from "./calendar-client.ts"
import { listEntries } from "./calendar-list.ts"
import { entryOf, isEntry, resourceOf } from "./calendar-shapes.ts"

const SILENT = { sendUpdates: "none" }
/** Guests hear of what becomes of their appointment (providers.md 2.2). */
const tellingGuests = ({ hasGuests }: Entry) => (hasGuests ? { sendUpdates: "all" } : SILENT)
const GONE = { 404: "gone", 410: "gone" } as const
const STALE = { ...GONE, 412: "stale" } as const

/** The calendar of an owner at Google (contract.md 4.3). */
export const googleCalendar = (options: Options): GoogleCalendar => {
  const client = calendarClient(options)
  const { call, events, method } = client
  return {
    list: Effect.fnUntraced(function* (access, asked) {
      return yield* orFail(yield* Effect.promise(() => listEntries(client, access, asked)))
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
        ...tellingGuests(entry),
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
      const asked = { ...PRIMARY, ...tellingGuests(entry), eventId: entry.id }
      const removed = yield* orFail(
        yield* Effect.promise(() =>
          call(access, () => events.delete(asked, method(access, entry.etag)), STALE),
        ),
      )
      if (removed === "gone" || removed === "stale") return removed
      // Google answers a deletion with nothing: anything else comes from something in between.
      return removed === null ? ("removed" as const) : yield* unreadable()
    }),
  }
}

const orFail = <A>(answer: A | CalendarFailed) =>
  answer instanceof CalendarFailed
    ? Effect.fail(answer)
    : Effect.succeed(answer as Exclude<A, CalendarFailed>)

/** The entry that a write has left; fails where the answer is none. */
const readable = <S extends string>(answer: calendar_v3.Schema$Event | S | null) => {
  if (typeof answer === "string") return Effect.succeed(answer)
  const entry = answer && entryOf(answer)
  return isEntry(entry) ? Effect.succeed(entry) : Effect.fail(unreadable())
}
