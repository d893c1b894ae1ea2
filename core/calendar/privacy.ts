import { preview } from "../shared/characters.ts"
import { ClientId } from "../shared/ids.ts"
import { APP, type Entry, inZone, isMarker, refOf, type Span, spanOf } from "./entry.ts"
import type { Person } from "./ports.ts"

/** On whose behalf the calendar is looked at: a client's, or (null) the owner's. */
export type Viewer = {
  readonly chatbot: string
  readonly client: Person | null
  readonly allowModifyAnyEvent: boolean
}

/** Longer texts of an entry are cut before a model reads them (reliability.md G21). */
const FIELD_CHARACTERS = 200

/**
 * The ids that Google gives, as "7cbh8rpc10lrc0ckih9tafss99"; those of a series' dates go on behind "_". Its apps on phones give the 36
 * letters of a UUID in base 32, of what comes by CalDAV they follow "_". Ours have 32 characters (entry.ts). An owner who copies a
 * client's appointment, for somebody else, may copy its properties (providers.md 2.2).
 */
const GIVEN_BY_GOOGLE = /^(?:_|[0-9a-v]{26}(?:_|$)|[0-9a-v]{33})/

/** The client whom one of this bot's entries was made for: by its private properties, all of which must agree. */
export const clientOf = ({ id, properties }: Entry, chatbot: string): ClientId | null => {
  const { app, chatbotId, clientId, ref } = properties
  if (GIVEN_BY_GOOGLE.test(id)) return null
  if (app !== APP || chatbotId !== chatbot || clientId === undefined) return null
  const client = ClientId.safeParse(clientId)
  return ref === refOf(chatbot, clientId) && client.success ? client.data : null
}

export const idsOf = ({ id, former }: Person): readonly ClientId[] => [id, ...former]

/** Whether one of this bot's entries was made for this client, under whichever of their ids. */
export const isFor = (entry: Entry, chatbot: string, client: Person): boolean => {
  const made = clientOf(entry, chatbot)
  return made !== null && idsOf(client).includes(made)
}

/** Made by this bot, for a client or at its owner's wish. */
const isOurs = ({ properties }: Entry, chatbot: string) =>
  properties.app === APP && properties.chatbotId === chatbot

/** For some client of some bot: never shown to another, whatever the setting says. */
const isSomeClients = ({ properties }: Entry) =>
  properties.clientId !== undefined || /:./.test(properties.ref ?? "")

/** Whether it keeps the owner from being elsewhere (providers.md 2.2). */
export const isBusy = (entry: Entry): boolean =>
  entry.status !== "cancelled" && !entry.transparent && !entry.declined && !isMarker(entry)

/** What keeps the owner busy. */
export const busyTimes = (entries: readonly Entry[], zone: string): readonly Span[] =>
  entries
    .filter(isBusy)
    .map((entry) => spanOf(entry, zone))
    // An entry without length keeps nobody busy.
    .filter(({ start, end }) => start < end)

export type MayChange = "allowed" | "forbidden" | "not_found"

/**
 * Whether an entry may be changed or taken out. A client's own may; another client's is as if it were not there; of the
 * rest the setting decides. Nobody changes a series by its first entry.
 */
export const mayChange = (entry: Entry, viewer: Viewer): MayChange => {
  const { chatbot, client, allowModifyAnyEvent } = viewer
  if (entry.series) return "not_found"
  if (client === null) {
    return isOurs(entry, chatbot) || allowModifyAnyEvent ? "allowed" : "forbidden"
  }
  if (isFor(entry, chatbot, client)) return "allowed"
  if (isSomeClients(entry)) return "not_found"
  return allowModifyAnyEvent ? "allowed" : "forbidden"
}

/** What a tool says of a client's own entry (contract.md 4.3). */
export type OwnEvent = {
  readonly event_id: string
  readonly summary: string
  readonly description: string
  readonly start_time: string
  readonly end_time: string
  readonly location: string
}
export type BusyTime = {
  readonly start_time: string
  readonly end_time: string
  readonly event_id?: string
}

/** As much of a text as a model reads, without half a word at its end: half an address or number would be told to a client. */
export const cut = (text: string) => {
  const read = preview(text, FIELD_CHARACTERS)
  if (read === text) return text
  return (/\s/.test(text.charAt(read.length)) ? read : read.replace(HALF, "")).trimEnd()
}
/** What has no spaces, as Japanese, is cut anywhere. */
const HALF = /(?<=\s)\S{1,40}$|\bhttps?:\S*$/

/** All-day entries are days of the bot's zone, whichever zone is shown. */
const timesOf = (entry: Entry, zone: string, shown: string) => {
  const { start, end } = spanOf(entry, zone)
  return { start_time: inZone(start, shown), end_time: inZone(end, shown) }
}

export const ownEventOf = (entry: Entry, zone: string, shown = zone): OwnEvent => ({
  event_id: entry.id,
  summary: cut(entry.summary),
  description: cut(entry.description),
  ...timesOf(entry, zone, shown),
  location: cut(entry.location),
})

type Changed = {
  /** Whether the entry is the client's own. */
  readonly own: boolean
  readonly said: { readonly [Word in "summary" | "description" | "location"]?: string | undefined }
}

/** What a client changed: of an entry that is not the client's own only what was said of it just now. */
export const changedEventOf = (entry: Entry, { own, said }: Changed, zone: string): OwnEvent => {
  const event = ownEventOf(entry, zone)
  if (own) return event
  const { summary = "", description = "", location = "" } = said
  return { ...event, summary, description, location }
}

/** The calendar as a client may know it: its own entries, and when the owner is busy with anything else. */
export const calendarFor = (
  entries: readonly Entry[],
  viewer: Viewer & { readonly client: Person },
  zone: string,
  shown = zone,
): { readonly events: readonly OwnEvent[]; readonly busy: readonly BusyTime[] } => {
  const present = entries.filter(({ status }) => status !== "cancelled")
  const own = present.filter((entry) => isFor(entry, viewer.chatbot, viewer.client))
  const others = present.filter((entry) => !own.includes(entry) && isBusy(entry))
  return {
    events: own.map((entry) => ownEventOf(entry, zone, shown)),
    busy: others
      .filter((entry) => {
        const { start, end } = spanOf(entry, zone)
        return start < end
      })
      .map((entry) => ({
        ...timesOf(entry, zone, shown),
        ...(mayChange(entry, viewer) === "allowed" ? { event_id: entry.id } : {}),
      })),
  }
}
