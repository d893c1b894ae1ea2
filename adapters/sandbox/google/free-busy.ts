import { z } from "zod"
import type { GoogleCalendars } from "./calendars.ts"
import { emptyRange, invalid } from "./errors.ts"
import { type EventResource, endOf, startOf } from "./event.ts"
import { instantOf, isZone, written } from "./times.ts"

/* freebusy.query: when an account is busy, without what with. */

const Asked = z.object({
  timeMin: z.string(),
  timeMax: z.string(),
  timeZone: z.string().default("UTC"),
  items: z.array(z.object({ id: z.string() })).max(50),
})
type Busy = { readonly from: number; readonly to: number }

export const freeBusy = (calendars: GoogleCalendars, account: string, body: unknown) => {
  const read = Asked.safeParse(body)
  if (!read.success) throw invalid("resource", "Bad Request")
  const { timeZone, items } = read.data
  if (!isZone(timeZone)) throw invalid("timeZone")
  const [from, to] = [instantOf(read.data.timeMin), instantOf(read.data.timeMax)]
  if (from === null || to === null) throw invalid(from === null ? "timeMin" : "timeMax")
  if (from >= to) throw emptyRange()
  const of = (id: string) => {
    if (id !== "primary" && id !== account) {
      return { errors: [{ domain: "global", reason: "notFound" }], busy: [] }
    }
    const busy = calendars
      .within(account, { from, to }, { single: true, deleted: false })
      .filter(isBusy)
      .map((event) => ({ from: Math.max(from, startOf(event)), to: Math.min(to, endOf(event)) }))
    return {
      busy: joined(busy).map((each) => ({
        start: written(each.from, timeZone),
        end: written(each.to, timeZone),
      })),
    }
  }
  return {
    kind: "calendar#freeBusy",
    timeMin: new Date(from).toISOString(),
    timeMax: new Date(to).toISOString(),
    calendars: Object.fromEntries(items.map(({ id }) => [id, of(id)])),
  }
}

const NEVER_BUSY: ReadonlySet<unknown> = new Set(["workingLocation", "birthday"])

const isBusy = (event: EventResource) => {
  const { transparency, eventType, attendees } = event
  const declined =
    Array.isArray(attendees) &&
    attendees.some(({ self, responseStatus }) => self === true && responseStatus === "declined")
  return (
    transparency !== "transparent" &&
    !NEVER_BUSY.has(eventType) &&
    !declined &&
    startOf(event) < endOf(event)
  )
}

/** Merges times that touch or overlap. */
const joined = (times: readonly Busy[]) => {
  const all: Busy[] = []
  for (const next of times.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && last.to >= next.from) {
      all[all.length - 1] = { from: last.from, to: Math.max(last.to, next.to) }
    } else all.push(next)
  }
  return all
}
