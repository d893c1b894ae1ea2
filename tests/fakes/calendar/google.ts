import * as Effect from "effect/Effect"
import { type Entry, overlaps, spanOf } from "../../../core/calendar/entry.ts"
import {
  type Access,
  CalendarFailed,
  type EntryChange,
  type GoogleCalendar,
} from "../../../core/calendar/ports.ts"

/**
 * What goes wrong with the next calls of a method, in order. `lost`: it is done, and the answer does not arrive. `late`: there
 * is no answer in time, and nothing is done so far.
 */
export type Mishap = CalendarFailed["why"] | "lost" | "late"
type Method = keyof GoogleCalendar

/** One calendar in memory, as Google keeps it; `token` is the one that opens it. */
export const fakeGoogleCalendar = (token = "access-1") => {
  const entries = new Map<string, Entry>()
  const calls: Method[] = []
  const accesses: Access[] = []
  const mishaps: { method: Method; why: Mishap | null }[] = []
  const opened = { token }
  let stamp = 0
  const store = (entry: Entry): Entry => {
    const stored = { ...entry, etag: `"${++stamp}"` }
    entries.set(entry.id, stored)
    return stored
  }
  const playing = <A>(method: Method, access: Access, work: () => A) =>
    Effect.suspend(() => {
      calls.push(method)
      accesses.push(access)
      const at = mishaps.findIndex((each) => each.method === method)
      const why = at === -1 ? null : (mishaps.splice(at, 1)[0]?.why ?? null)
      const failed = (reason: CalendarFailed["why"], more: { unanswered?: true } = {}) =>
        Effect.fail(new CalendarFailed({ why: reason, detail: "", ...more }))
      if (access.token !== opened.token) return failed("unauthorised")
      if (why === "late") return failed("unavailable", { unanswered: true })
      if (why !== null && why !== "lost") return failed(why)
      const answer = work()
      return why === "lost" ? failed("unavailable") : Effect.succeed(answer)
    })
  const found = (entry: Entry) => {
    const now = entries.get(entry.id)
    if (!now || now.status === "cancelled") return "gone" as const
    return now.etag === entry.etag ? now : ("stale" as const)
  }

  const google: GoogleCalendar = {
    list: (given, { start, end, zone, ref, limit = 250, keep = () => true }) =>
      playing("list", given, () =>
        [...entries.values()]
          .filter((entry) => entry.status !== "cancelled")
          .filter((entry) => {
            const span = spanOf(entry, zone)
            const within = { start, end: end ?? new Date(8_640_000_000_000_000) }
            return overlaps(span, within) || +span.start === +span.end
          })
          .filter(({ properties }) => ref === undefined || properties.ref === ref)
          .sort((a, b) => +spanOf(a, zone).start - +spanOf(b, zone).start)
          .filter(keep)
          .slice(0, limit),
      ),
    find: (given, id) => playing("find", given, () => entries.get(id) ?? null),
    insert: (given, draft) =>
      playing("insert", given, () => {
        if (entries.has(draft.id)) return "duplicate" as const
        const { span, properties } = draft
        return store(
          entry(draft.id, {
            summary: draft.summary,
            description: draft.description ?? "",
            location: draft.location ?? "",
            start: { instant: span.start.toISOString() },
            end: { instant: span.end.toISOString() },
            properties,
          }),
        )
      }),
    change: (given, read, change) =>
      playing("change", given, () => {
        const now = found(read)
        return typeof now === "string" ? now : store({ ...now, ...fieldsOf(change) })
      }),
    remove: (given, read) =>
      playing("remove", given, () => {
        const now = found(read)
        if (typeof now === "string") return now
        store({ ...now, status: "cancelled" })
        return "removed" as const
      }),
  }
  return {
    google,
    calls,
    accesses,
    opened,
    /** The owner, or somebody else, puts something in. */
    has: (id: string, fields: Partial<Entry>) => store(entry(id, fields)),
    /** The owner takes something out for good. */
    loses: (id: string) => entries.delete(id),
    all: () => [...entries.values()].filter(({ status }) => status !== "cancelled"),
    /** Null: that call works, and the next mishap is for the one after. */
    fails: (method: Method, why: Mishap | null, times = 1) => {
      for (let n = 0; n < times; n++) mishaps.push({ method, why })
    },
  }
}

const fieldsOf = ({ summary, description, location, span }: EntryChange): Partial<Entry> => ({
  ...(summary === undefined ? {} : { summary }),
  ...(description === undefined ? {} : { description }),
  ...(location === undefined ? {} : { location }),
  ...(span === undefined
    ? {}
    : {
        start: { instant: span.start.toISOString() },
        end: { instant: span.end.toISOString() },
      }),
})

/** An entry of an hour, as plain as they come. */
export const entry = (id: string, fields: Partial<Entry> = {}): Entry => ({
  id,
  etag: '"0"',
  status: "confirmed",
  summary: "",
  description: "",
  location: "",
  start: { instant: "2026-03-12T09:00:00.000Z" },
  end: { instant: "2026-03-12T10:00:00.000Z" },
  transparent: false,
  declined: false,
  hasGuests: false,
  type: "default",
  series: false,
  properties: {},
  ...fields,
})
