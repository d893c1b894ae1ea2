import type { calendar_v3 } from "googleapis/build/src/apis/calendar"
import { z } from "zod"
import { type Edge, type Entry, inZone } from "../../core/calendar/entry.ts"
import type { EntryChange, EntryDraft } from "../../core/calendar/ports.ts"
import { instantsOf } from "../../core/calendar/zoned.ts"
import { isTimeZone } from "../../core/shared/time-zone.ts"

/*
 * Google shows an event's description as HTML ("Can contain HTML", events reference). Only what would be read as markup is
 * escaped: "Corte & color" stays as it is.
 */
const markupOf = (words: string) =>
  words.replace(/&(?=#?\w+;)/g, "&amp;").replace(/<(?=[a-z/!?])/gi, "&lt;")
/** Tags are of Google's own editor, in which the owner writes: we send none. */
const BREAKS = /<br ?\/?>|<\/(?:p|div|li|h[1-6])>/gi
const TAGS = /<(?:[!?]|\/?[a-z][\w-]*(?=[\s/>]))[^<>]*>/gi
/** "Join here" says nothing without where it leads. */
const LINKS = /<a\s[^<>]*?\bhref=(["'])([^"'<>]*)\1[^<>]*>([^<]*(?:<(?!\/?a\b)[^<]*)*)<\/a>/gi
const ADDRESS = /^(?:<[^<>]*>|\s)*(?:https?:|www\.|[^\s@<>]+@)/i
const linkOf = (_: string, __: string, to: string, words: string) =>
  ADDRESS.test(words) ? words : `${words} (${to})`
const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " } as const
const wordsOf = (markup: string) => {
  const text = markup.replace(LINKS, linkOf).replace(BREAKS, "\n").replace(TAGS, "")
  return (text === markup ? text : text.trim()).replace(
    /&(amp|lt|gt|quot|#39|nbsp);/g,
    (_, name: keyof typeof ENTITIES) => ENTITIES[name],
  )
}

const When = z.union([
  z
    .object({ dateTime: z.iso.datetime({ offset: true }) })
    .transform(({ dateTime }): Edge => ({ instant: new Date(dateTime).toISOString() })),
  // Without an offset, as we wrote it: Google adds one, but whoever plays Google may not.
  z
    .object({
      dateTime: z.iso.datetime({ local: true }),
      timeZone: z.string().refine(isTimeZone),
    })
    .transform(({ dateTime, timeZone }) => instantsOf(dateTime, timeZone)[0])
    .pipe(z.string().transform((instant): Edge => ({ instant: new Date(instant).toISOString() }))),
  z.object({ date: z.iso.date() }).transform(({ date }): Edge => ({ date })),
])

const Resource = z
  .looseObject({
    id: z.string().min(1),
    etag: z.string().catch(""),
    status: z.enum(["confirmed", "tentative", "cancelled"]).catch("confirmed"),
    summary: z.string().catch(""),
    description: z.string().transform(wordsOf).catch(""),
    location: z.string().catch(""),
    start: When,
    end: When,
    transparency: z.string().catch("opaque"),
    eventType: z.string().catch("default"),
    recurrence: z.array(z.string()).catch([]),
    attendees: z
      .array(z.looseObject({ self: z.boolean().optional(), responseStatus: z.string().optional() }))
      .catch([]),
    extendedProperties: z
      .looseObject({ private: z.record(z.string(), z.string()) })
      .catch({ private: {} }),
  })
  .transform(
    (event): Entry => ({
      id: event.id,
      etag: event.etag,
      status: event.status,
      summary: event.summary,
      description: event.description,
      location: event.location,
      start: event.start,
      end: event.end,
      transparent: event.transparency === "transparent",
      declined: event.attendees.some(
        ({ self, responseStatus }) => self === true && responseStatus === "declined",
      ),
      hasGuests: event.attendees.some(({ self }) => self !== true),
      type: event.eventType,
      series: event.recurrence.length > 0,
      properties: event.extendedProperties.private,
    }),
  )

/** The entry of an event; "stub": what is left of a deleted one. Null: the event cannot be read. */
export const entryOf = (event: calendar_v3.Schema$Event): Entry | "stub" | null => {
  const read = Resource.safeParse(event)
  if (read.success) return read.data
  return event?.status === "cancelled" ? "stub" : null
}

export const isEntry = (read: Entry | "stub" | null): read is Entry =>
  read !== null && read !== "stub"

/** The body of a write: times local to a zone, which Google stores with them. Fields that are left out stay as they are. */
export const resourceOf = (
  draft: EntryDraft | (EntryChange & { readonly id?: never; readonly properties?: never }),
): calendar_v3.Schema$Event => {
  const { summary, description, location, span, zone, id, properties } = draft
  // A change is merged into what Google has: the `date` of an all-day entry has to be removed.
  const dateless = id === undefined ? { date: null } : {}
  const edge = (at: Date) => ({ dateTime: inZone(at, zone), timeZone: zone, ...dateless })
  return {
    ...(id === undefined ? {} : { id }),
    ...(summary === undefined ? {} : { summary }),
    ...(description === undefined ? {} : { description: markupOf(description) }),
    ...(location === undefined ? {} : { location }),
    ...(span === undefined ? {} : { start: edge(span.start), end: edge(span.end) }),
    ...(properties === undefined ? {} : { extendedProperties: { private: { ...properties } } }),
  }
}
