import type { calendar_v3 } from "googleapis/build/src/apis/calendar"
import { type Entry, overlaps, spanOf } from "../../core/calendar/entry.ts"
import { type Access, CalendarFailed, type GoogleCalendar } from "../../core/calendar/ports.ts"
import { type CalendarClient, isOfKind, PRIMARY, unreadable } from "./calendar-client.ts"
import { entryOf, isEntry } from "./calendar-shapes.ts"

type Asked = Parameters<GoogleCalendar["list"]>[1]

const PAGE = 250
/** More entries than anybody has in a year. */
const MOST_PAGES = 20
/** Where only `limit` entries are wanted: pages of 10 times as many, and at most 4 of them, even if few entries are kept. */
const FEW_PAGES = 4
const FEW_TIMES = 10
/**
 * The largest difference between two zones. Google finds all-day entries by its calendar's zone, but the days that are asked
 * for are of another zone. So a longer time is asked for, and its entries are filtered.
 */
const APART_MS = 26 * 3_600_000
const ALWAYS = new Date(8_640_000_000_000_000)

/** The entries of a time, earliest first. */
export const listEntries = (client: CalendarClient, access: Access, asked: Asked) => {
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
  // Leaves out what is only in the longer time.
  const isAskedFor = (entry: Entry) =>
    (touches(entry, { start, end }) || !touches(entry, wide)) && keep(entry)
  return readPages(client, access, params, { limit, keep: isAskedFor })
}

type Kept = { readonly limit: number | undefined; readonly keep: (entry: Entry) => boolean }

const readPages = async (
  { call, events, method }: CalendarClient,
  access: Access,
  params: calendar_v3.Params$Resource$Events$List,
  { limit, keep }: Kept,
): Promise<readonly Entry[] | CalendarFailed> => {
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
    // An entry that cannot be read may keep the owner busy.
    if (read.includes(null)) return unreadable()
    entries.push(...read.filter(isEntry).filter(keep))
    pageToken = answer.nextPageToken || undefined
    const enough = limit !== undefined && entries.length >= limit
    if (pageToken === undefined || enough) break
  }
  // The pages that are left may hold something that is in the way, so a part of the list is no answer.
  if (pageToken !== undefined && limit === undefined) return unreadable()
  return entries.slice(0, limit)
}
