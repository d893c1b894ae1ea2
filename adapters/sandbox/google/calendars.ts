import { boundedMap } from "../bounded.ts"
import { GoogleRefusal, notFound } from "./errors.ts"
import {
  completed,
  type Draft,
  type EventResource,
  endOf,
  merged,
  ownId,
  startOf,
} from "./event.ts"
import { instances } from "./recurrence.ts"

/** `single`: a series is listed as its instances (Google's singleEvents). `deleted`: deleted events are listed, too (showDeleted). */
export type Shown = { readonly single: boolean; readonly deleted: boolean }
export type Between = { readonly from: number; readonly to: number }

const MAX_ACCOUNTS = 500
const MAX_EVENTS = 5000
const HORIZON_MS = 366 * 86_400_000
const ALWAYS: Between = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** The calendars, one per Google account. */
export const googleCalendars = () => {
  const accounts = boundedMap<string, Map<string, EventResource>>(MAX_ACCOUNTS)
  let stamp = 0

  const eventsOf = (account: string) => {
    const known = accounts.get(account)
    if (known) return known
    const fresh = boundedMap<string, EventResource>(MAX_EVENTS)
    accounts.set(account, fresh)
    return fresh
  }
  const store = (account: string, id: string, draft: Draft) => {
    const event = completed(draft, { id, account, stamp: ++stamp })
    eventsOf(account).set(id, event)
    return event
  }
  /** Finds an event, or an instance of a series that was never changed by itself. */
  const find = (account: string, id: string): EventResource => {
    const events = eventsOf(account)
    const stored = events.get(id)
    if (stored) return stored
    const master = events.get(id.slice(0, Math.max(0, id.lastIndexOf("_"))))
    const found = master && expanded(account, master, ALWAYS).find((each) => each.id === id)
    if (!found) throw notFound()
    return found
  }
  const expanded = (account: string, master: EventResource, { from, to }: Between) => {
    const end = Math.min(to, Math.max(from, startOf(master), Date.now()) + HORIZON_MS)
    const events = eventsOf(account)
    return instances(master, from, end).filter(({ id }) => !events.has(id))
  }

  return {
    insert: (account: string, draft: Draft): EventResource => {
      const id = ownId(draft.id)
      // The id of a deleted event cannot be used again.
      if (eventsOf(account).has(id)) {
        throw new GoogleRefusal(409, "duplicate", "The requested identifier already exists.")
      }
      return store(account, id, draft)
    },
    find,
    change: (account: string, id: string, ifMatch: string | null, patch: Draft) => {
      const old = find(account, id)
      mustMatch(old, ifMatch)
      const { etag: _, ...known } = old
      const event = store(account, id, merged(known, patch) as Draft)
      const moved = startOf(event) !== startOf(old) || endOf(event) !== endOf(old)
      const changed = { ...event, sequence: Number(old.sequence ?? 0) + (moved ? 1 : 0) }
      eventsOf(account).set(id, changed)
      return changed
    },
    remove: (account: string, id: string, ifMatch: string | null) => {
      const old = find(account, id)
      if (old.status === "cancelled") {
        throw new GoogleRefusal(410, "deleted", "Resource has been deleted")
      }
      mustMatch(old, ifMatch)
      store(account, id, { ...old, status: "cancelled" })
      // With a series those of its instances are deleted that were changed, and so are events of their own.
      for (const moved of [...eventsOf(account).values()]) {
        if (moved.recurringEventId === id)
          store(account, moved.id, { ...moved, status: "cancelled" })
      }
    },
    /** The events that overlap a span. */
    within: (
      account: string,
      span: Between,
      { single, deleted }: Shown,
    ): readonly EventResource[] =>
      [...eventsOf(account).values()]
        .filter(({ status }) => deleted || status !== "cancelled")
        .flatMap((event) => {
          if (!event.recurrence?.length) return touches(event, span) ? [event] : []
          const dates = expanded(account, event, span)
          if (single) return dates
          return dates.length > 0 ? [event] : []
        }),
    all: (): readonly EventResource[] =>
      [...accounts.values()].flatMap((each) => [...each.values()]),
    of: (account: string): readonly EventResource[] => [...eventsOf(account).values()],
    clear: (account?: string, id?: string) => {
      if (account === undefined) accounts.clear()
      else if (id === undefined) accounts.delete(account)
      else eventsOf(account).delete(id)
    },
  }
}
export type GoogleCalendars = ReturnType<typeof googleCalendars>

/** Google compares the END with timeMin and the START with timeMax (providers.md 2.2). */
const touches = (event: EventResource, { from, to }: Between) =>
  startOf(event) < to && (endOf(event) > from || startOf(event) >= from)

const mustMatch = ({ etag }: EventResource, ifMatch: string | null) => {
  if (ifMatch === null || ifMatch === "*" || ifMatch === etag) return
  throw new GoogleRefusal(412, "conditionNotMet", "Precondition Failed", {
    locationType: "header",
    location: "If-Match",
  })
}
