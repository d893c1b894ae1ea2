import { randomBytes } from "node:crypto"
import { z } from "zod"
import { emptyRange, GoogleRefusal, invalid } from "./errors.ts"
import { instantOf, instantOfLocal, isZone, written } from "./times.ts"

export const CALENDAR_ZONE = "Europe/Madrid"

export const When = z.object({
  date: z.iso.date().nullish(),
  dateTime: z.string().nullish(),
  timeZone: z.string().nullish(),
})
export type When = z.infer<typeof When>

/** An event as Google shows it. Keys that are not known here are kept as they came. */
export type EventResource = {
  readonly [key: string]: unknown
  readonly id: string
  readonly status: string
  readonly etag: string
  readonly updated: string
  readonly start: When
  readonly end: When
  readonly recurrence?: readonly string[]
  readonly recurringEventId?: string
  readonly originalStartTime?: When
}

/** What is sent of an event: whatever keys, of whatever types. */
export type Draft = Readonly<Record<string, unknown>>

const Recurrence = z.array(z.string())
const OWN_ID = /^[a-v0-9]{5,1024}$/
const MAX_KEY = 44
const MAX_VALUE = 1024

/** An id of so many characters. */
export const randomId = (length: number): string =>
  Array.from(randomBytes(length), (byte) => (byte % 32).toString(32)).join("")

/** The id that was given for a new event, if it may be one; else a new id, as long as Google's. */
export const ownId = (given: unknown): string => {
  if (given === undefined || given === null) {
    return randomId(26)
  }
  if (typeof given === "string" && OWN_ID.test(given)) return given
  throw invalid("resource.id", "Invalid resource id value.")
}

/** Checks what was sent, and completes it. `stamp`: a number that no other version of an event has, for the etag. */
export const completed = (
  draft: Draft,
  { id, account, stamp }: { id: string; account: string; stamp: number },
): EventResource => {
  const start = normal(draft.start, "start")
  const end = normal(draft.end, "end")
  if (instantOfWhen(end) < instantOfWhen(start)) throw emptyRange()
  const { recurrence } = draft
  const repeats = recurrence !== undefined && recurrence !== null
  if (repeats && !Recurrence.safeParse(recurrence).success) throw invalid("recurrence")
  if (repeats && start.dateTime && !start.timeZone) {
    throw new GoogleRefusal(400, "required", "Missing time zone definition for start time.")
  }
  const at = new Date().toISOString()
  const person = { email: account, self: true }
  return {
    kind: "calendar#event",
    status: "confirmed",
    htmlLink: `https://www.google.com/calendar/event?eid=${id}`,
    created: at,
    creator: person,
    organizer: person,
    iCalUID: `${id}@google.com`,
    sequence: 0,
    reminders: { useDefault: true },
    eventType: "default",
    ...draft,
    ...(draft.extendedProperties ? { extendedProperties: cutProperties(draft) } : {}),
    id,
    start,
    end,
    updated: at,
    etag: etagOf(stamp),
  } as EventResource
}

const etagOf = (stamp: number) => `"${3_590_000_000_000_000 + 2 * stamp}"`

const normal = (given: unknown, name: string): When => {
  const read = When.safeParse(given)
  if (!read.success) throw invalid(name, `Missing ${name} time.`)
  const { date, dateTime, timeZone } = read.data
  if (timeZone && !isZone(timeZone)) {
    throw invalid(`${name}.timeZone`, "Invalid time zone definition.")
  }
  if (date && !dateTime) return { date }
  if (!dateTime || date) throw invalid(name, `Invalid ${name} time.`)
  const instant = instantOf(dateTime, timeZone ?? undefined)
  if (instant === null) {
    throw new GoogleRefusal(400, "required", `Missing time zone definition for ${name} time.`)
  }
  return {
    dateTime: written(instant, timeZone ?? CALENDAR_ZONE),
    ...(timeZone ? { timeZone } : {}),
  }
}

/** Keys beyond 44 characters are dropped and values cut at 1024, silently, as Google does. */
const cutProperties = ({ extendedProperties }: Draft) =>
  Object.fromEntries(
    Object.entries(extendedProperties as Record<string, Record<string, unknown>>).map(
      ([kind, values]) => [
        kind,
        Object.fromEntries(
          Object.entries(values ?? {})
            .filter(([key]) => key.length <= MAX_KEY)
            .map(([key, value]) => [key, String(value).slice(0, MAX_VALUE)]),
        ),
      ],
    ),
  )

/** A patch merges objects, replaces lists, and deletes what is null. */
export const merged = (old: unknown, patch: unknown): unknown => {
  if (!isPlain(patch)) return patch
  const result: Record<string, unknown> = isPlain(old) ? { ...old } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key]
    else result[key] = merged(result[key], value)
  }
  return result
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** All-day events begin at midnight of the calendar's zone. */
export const instantOfWhen = ({ date, dateTime }: When): number =>
  dateTime ? Date.parse(dateTime) : instantOfLocal(`${date}T00:00:00`, CALENDAR_ZONE)

export const startOf = ({ start }: EventResource) => instantOfWhen(start)
export const endOf = ({ end }: EventResource) => instantOfWhen(end)

/** An event with its times in this zone; null: as they are. */
export const shown = (event: EventResource, zone: string | null): EventResource =>
  zone === null
    ? event
    : { ...event, start: inZone(event.start, zone), end: inZone(event.end, zone) }

const inZone = (when: When, zone: string): When =>
  when.dateTime ? { ...when, dateTime: written(Date.parse(when.dateTime), zone) } : when
