import type { ClientId } from "../shared/ids.ts"
import type { CalendarEvent } from "./event.ts"
import { localOf, startOfDay } from "./zoned.ts"

/** When an entry begins or ends: an instant, or a date of an all-day entry. */
export type Edge = { readonly instant: string } | { readonly date: string }

/** An entry of the owner's calendar, whoever made it. Nothing of it is for a client before privacy.ts has seen it. */
export type Entry = {
  readonly id: string
  readonly etag: string
  readonly status: "confirmed" | "tentative" | "cancelled"
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly start: Edge
  /** Not included. */
  readonly end: Edge
  readonly transparent: boolean
  /** The owner was invited and will not go. */
  readonly declined: boolean
  /** Others than the owner are invited. */
  readonly hasGuests: boolean
  /** Google's eventType. */
  readonly type: string
  /** A whole series: to change it would change every one of its dates. */
  readonly series: boolean
  /** Private properties: what a bot wrote of whom it made the entry for. */
  readonly properties: Readonly<Record<string, string>>
}

/** From `start` to `end`, not included. */
export type Span = { readonly start: Date; readonly end: Date }

/** The spec's name for this product in the entries that it makes. */
export const APP = "whatsapp-bot"

/** Whose an entry is, in one property that Google can filter by (providers.md 2.2). */
export const refOf = (chatbot: string, client: string | null) => `${chatbot}:${client ?? ""}`

export const propertiesOf = (chatbot: string, client: string | null) => ({
  app: APP,
  chatbotId: chatbot,
  ...(client === null ? {} : { clientId: client }),
  ref: refOf(chatbot, client),
})

/** Google takes ids of a to v and 0 to 9: SHA-256 of what names the booking, its first 160 bits in base 32. */
export const entryIdOf = (hash: string) =>
  BigInt(`0x${hash.slice(0, 40)}`)
    .toString(32)
    .padStart(32, "0")

const momentOf = (edge: Edge, zone: string): Date =>
  new Date("instant" in edge ? edge.instant : startOfDay(edge.date, zone))

/** All-day entries begin at midnight of the zone. */
export const spanOf = ({ start, end }: Pick<Entry, "start" | "end">, zone: string): Span => ({
  start: momentOf(start, zone),
  end: momentOf(end, zone),
})

const MARKERS: ReadonlySet<string> = new Set(["workingLocation", "birthday"])

/** Where the owner works, whose birthday it is: entries that take nobody's time. */
export const isMarker = ({ type }: Entry): boolean => MARKERS.has(type)

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end
export const isSameTime = (a: Span, b: Span): boolean => +a.start === +b.start && +a.end === +b.end

/** A moment as the clock of a zone shows it: "2026-03-10T10:00:00+01:00". */
export const inZone = (at: Date, zone: string): string => {
  const { local, offset } = localOf(at.toISOString(), zone)
  return `${local}:00${offset}`
}

/** An entry as its owner sees it. */
export const eventOf = (entry: Entry, zone: string, client: ClientId | null): CalendarEvent => {
  const { start, end } = spanOf(entry, zone)
  return {
    eventid: entry.id,
    summary: entry.summary,
    description: entry.description,
    starttime: inZone(start, zone),
    endtime: inZone(end, zone),
    location: entry.location,
    clientid: client,
  }
}
