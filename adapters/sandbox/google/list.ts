import type { Between, GoogleCalendars } from "./calendars.ts"
import { GoogleRefusal, invalid } from "./errors.ts"
import { CALENDAR_ZONE, type EventResource, shown, stampOf, startOf } from "./event.ts"
import { instantOf, isZone } from "./times.ts"

/** events.list: the filters that go together, pages, and sync tokens. */

const DEFAULT_RESULTS = 250
const MAX_RESULTS = 2500
const OLDEST_UPDATE_MS = 28 * 86_400_000
const NOT_WITH_SYNC = [
  ...["iCalUID", "orderBy", "privateExtendedProperty", "q"],
  ...["sharedExtendedProperty", "timeMin", "timeMax", "updatedMin"],
]

type Asked = { readonly account: string; readonly query: URLSearchParams; readonly now: Date }

export const listEvents = (calendars: GoogleCalendars, { account, query, now }: Asked) => {
  const zone = query.get("timeZone")
  if (zone !== null && !isZone(zone)) throw invalid("timeZone")
  const limit = resultsAsked(query)
  const offset = Number(/^page-(\d+)$/.exec(query.get("pageToken") ?? "page-0")?.[1] ?? Number.NaN)
  if (Number.isNaN(offset)) throw invalid("pageToken")

  const found = query.has("syncToken")
    ? changes(calendars, account, query)
    : filtered(calendars, account, query, now)
  const page = found.slice(offset, offset + limit)
  const more = offset + limit < found.length
  return {
    kind: "calendar#events",
    etag: `"p33${calendars.stamp()}"`,
    summary: account,
    description: "",
    updated: now.toISOString(),
    timeZone: zone ?? CALENDAR_ZONE,
    accessRole: "owner",
    defaultReminders: [{ method: "popup", minutes: 30 }],
    items: page.map((event) => shown(event, zone)),
    ...(more
      ? { nextPageToken: `page-${offset + limit}` }
      : { nextSyncToken: `sandbox-sync-${calendars.stamp()}` }),
  }
}

const resultsAsked = (query: URLSearchParams) => {
  const asked = Number(query.get("maxResults") ?? DEFAULT_RESULTS)
  if (!Number.isInteger(asked) || asked < 1) throw invalid("maxResults")
  return Math.min(asked, MAX_RESULTS)
}

const timeAsked = (query: URLSearchParams, name: string): number | null => {
  const text = query.get(name)
  if (text === null) return null
  const instant = instantOf(text)
  if (instant === null) throw invalid(name, "Bad Request")
  return instant
}

const spanAsked = (query: URLSearchParams): Between => {
  const [from, to] = [timeAsked(query, "timeMin"), timeAsked(query, "timeMax")]
  if (from !== null && to !== null && from >= to) {
    throw new GoogleRefusal(400, "timeRangeEmpty", "The specified time range is empty.", {
      domain: "calendar",
      locationType: "parameter",
      location: "timeMax",
    })
  }
  return { from: from ?? Number.NEGATIVE_INFINITY, to: to ?? Number.POSITIVE_INFINITY }
}

const filtered = (
  calendars: GoogleCalendars,
  account: string,
  query: URLSearchParams,
  now: Date,
): readonly EventResource[] => {
  const single = query.get("singleEvents") === "true"
  const order = query.get("orderBy")
  if (order === "startTime" && !single) {
    throw invalid("orderBy", "The requested ordering is not available for the particular query.")
  }
  const updatedMin = timeAsked(query, "updatedMin")
  if (updatedMin !== null && now.getTime() - updatedMin > OLDEST_UPDATE_MS) {
    throw new GoogleRefusal(
      410,
      "updatedMinTooLongAgo",
      "The requested minimum modification time lies too far in the past.",
      { domain: "calendar" },
    )
  }
  const deleted = query.get("showDeleted") === "true" || updatedMin !== null
  const wanted = query.getAll("privateExtendedProperty").map((pair) => pair.split(/=(.*)/s))
  const words = query.get("q")?.toLowerCase()
  const uid = query.get("iCalUID")
  return calendars
    .within(account, spanAsked(query), single)
    .filter(
      (event) =>
        // Cancelled instances are told when series are not expanded.
        (deleted || event.status !== "cancelled" || (!single && event.recurringEventId)) &&
        wanted.every(([key = "", value]) => privateProperty(event, key) === value) &&
        (uid === null || event.iCalUID === uid) &&
        (updatedMin === null || Date.parse(event.updated) >= updatedMin) &&
        (words === undefined ||
          `${event.summary ?? ""} ${event.description ?? ""}`.toLowerCase().includes(words)),
    )
    .toSorted(
      order === "updated"
        ? (a, b) => a.updated.localeCompare(b.updated)
        : (a, b) => startOf(a) - startOf(b),
    )
}

const privateProperty = (event: EventResource, key: string) =>
  (event.extendedProperties as { private?: Record<string, string> } | undefined)?.private?.[key]

/** What changed since a token was given; of what is gone, little more than the id. */
const changes = (calendars: GoogleCalendars, account: string, query: URLSearchParams) => {
  const forbidden = NOT_WITH_SYNC.find((name) => query.has(name))
  if (forbidden) throw invalid(forbidden, "Sync token cannot be combined with this parameter.")
  const since = Number(/^sandbox-sync-(\d+)$/.exec(query.get("syncToken") ?? "")?.[1] ?? Number.NaN)
  if (Number.isNaN(since) || since > calendars.stamp()) {
    throw new GoogleRefusal(
      410,
      "fullSyncRequired",
      "Sync token is no longer valid, a full sync is required.",
      { domain: "calendar", locationType: "parameter", location: "syncToken" },
    )
  }
  return calendars.changedSince(account, since, stampOf)
}
