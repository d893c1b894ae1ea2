import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Bot } from "../shared/bot.ts"
import { say } from "../shared/catalogue.ts"
import type { ClientId } from "../shared/ids.ts"
import { NotFound } from "../shared/refusals.ts"
import { type Entry, eventOf, isMarker, refOf, type Span, spanOf } from "./entry.ts"
import { findClient, findClients, findPerson } from "./find-person.ts"
import {
  type Access,
  CalendarConnections,
  CalendarFailed,
  GoogleCalendar,
  type Person,
} from "./ports.ts"
import { calendarFor, clientOf, idsOf } from "./privacy.ts"
import { type Open, workInCalendar } from "./work-in-calendar.ts"

type Asked = {
  readonly maxResults: number
  readonly clientId?: ClientId | undefined
  readonly connectionId?: string | undefined
}

/** The owner's next appointments, in the bot's zone; only one client's if that is asked for. */
export const listEvents = Effect.fnUntraced(function* (bot: Bot, asked: Asked) {
  const connections = yield* CalendarConnections
  const google = yield* GoogleCalendar

  const { maxResults, clientId, connectionId } = asked
  const { connection } = yield* connections.read(bot)
  const client = clientId && (yield* findClient(bot, clientId))
  const foreign = connectionId !== undefined && connection?.id !== connectionId
  if (foreign || client === null) return yield* new NotFound(say("not_found"))

  const now = new Date(yield* Clock.currentTimeMillis)
  const upcoming = Effect.fnUntraced(function* ({ access, zone }: Open) {
    const wanted = { start: now, end: null, zone, limit: maxResults, keep: isUpcoming }
    const entries = yield* client
      ? madeFor(bot, client, access, wanted)
      : google.list(access, wanted)
    const clients = yield* findClients(bot, entries)
    return entries.map((entry, i) => eventOf(entry, zone, clients[i] ?? null))
  })
  return { events: yield* workInCalendar(bot, upcoming) }
})

const isUpcoming = (entry: Entry) =>
  entry.status !== "cancelled" && !entry.declined && !isMarker(entry)

type Wanted = {
  readonly start: Date
  readonly end: Date | null
  readonly zone: string
  readonly limit: number
  readonly keep: (entry: Entry) => boolean
}

/** What was made for a client, in order. Google finds the entries of one id at a time. */
const madeFor = Effect.fnUntraced(function* (
  bot: Bot,
  client: Person,
  access: Access,
  wanted: Wanted,
) {
  const google = yield* GoogleCalendar

  const { limit, zone } = wanted
  const lists = yield* Effect.all(
    idsOf(client).map((id) =>
      google.list(access, {
        ...wanted,
        ref: refOf(bot.chatbot, id),
        keep: (entry) => wanted.keep(entry) && clientOf(entry, bot.chatbot) === id,
      }),
    ),
  )
  const startOf = (entry: Entry) => spanOf(entry, zone).start.getTime()
  return lists
    .flat()
    .sort((one, other) => startOf(one) - startOf(other))
    .slice(0, limit)
})

/** The calendar as a client may know it, its times written in the zone `shown`. */
export const listForClient = Effect.fnUntraced(function* (
  bot: Bot,
  id: ClientId,
  { start, end }: Span,
  shown: string,
) {
  const google = yield* GoogleCalendar

  const client = yield* findPerson(bot, id)
  const seen = Effect.fnUntraced(function* ({ access, zone, allowModifyAnyEvent }: Open) {
    const entries = yield* google.list(access, { start, end, zone })
    return calendarFor(entries, { chatbot: bot.chatbot, client, allowModifyAnyEvent }, zone, shown)
  })
  return yield* workInCalendar(bot, seen)
})

const tooSlow = Effect.fail(new CalendarFailed({ why: "unavailable", detail: "too slow" }))

/** More than one a day for a year: lessons that the owner repeats for ever have no last one. */
const MOST_OWN = 500

export type OwnAppointments = {
  /** Whose calendar it is. */
  readonly account: string | null
  readonly spans: readonly Span[]
  /** There are no more. */
  readonly all: boolean
}

/**
 * A client's own next appointments, asked for as such: however full the calendar is, none is left out before the last of them.
 * `patience`: the milliseconds that Google has to show them. New tokens are waited for, as others need them, too.
 */
export const ownAppointments = Effect.fnUntraced(function* (
  bot: Bot,
  id: ClientId,
  { start, end }: Span,
  patience: number,
) {
  const client = yield* findPerson(bot, id)
  const seen = Effect.fnUntraced(function* ({ access, zone, account }: Open) {
    const keep = ({ status }: Entry) => status !== "cancelled"
    const wanted = { start, end, zone, limit: MOST_OWN, keep }
    const entries = yield* madeFor(bot, client, access, wanted).pipe(
      Effect.timeout(patience),
      Effect.catchTag("TimeoutError", () => tooSlow),
    )
    const spans = entries.map((entry) => spanOf(entry, zone))
    return { account, spans, all: spans.length < MOST_OWN } satisfies OwnAppointments
  })
  return yield* workInCalendar(bot, seen)
})
