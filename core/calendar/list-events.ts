import { Clock, Effect } from "effect"
import { say } from "../shared/catalogue.ts"
import type { ClientId } from "../shared/ids.ts"
import { NotFound } from "../shared/refusals.ts"
import { type Entry, eventOf, isMarker, refOf, type Span, spanOf } from "./entry.ts"
import { inCalendar, type Open } from "./in-calendar.ts"
import { type Bot, CalendarConnections, GoogleCalendar } from "./ports.ts"
import { calendarFor, clientOf } from "./privacy.ts"

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
  const foreign =
    (connectionId !== undefined && connection?.id !== connectionId) ||
    (clientId !== undefined && !(yield* connections.hasClient(bot, clientId)))
  if (foreign) return yield* new NotFound(say("not_found"))

  const now = new Date(yield* Clock.currentTimeMillis)
  const upcoming = Effect.fnUntraced(function* ({ token, zone }: Open) {
    const entries = yield* google.list(token, {
      start: now,
      end: null,
      zone,
      limit: maxResults,
      keep: (entry) =>
        isUpcoming(entry) && (clientId === undefined || clientOf(entry, bot.chatbot) === clientId),
      ...(clientId === undefined ? {} : { ref: refOf(bot.chatbot, clientId) }),
    })
    return entries.map((entry) => eventOf(entry, zone, clientOf(entry, bot.chatbot)))
  })
  return { events: yield* inCalendar(bot, upcoming) }
})

const isUpcoming = (entry: Entry) =>
  entry.status !== "cancelled" && !entry.declined && !isMarker(entry)

/** The calendar as a client may know it, its times written in the zone `shown`. */
export const listForClient = Effect.fnUntraced(function* (
  bot: Bot,
  client: ClientId,
  { start, end }: Span,
  shown: string,
) {
  const google = yield* GoogleCalendar

  const seen = Effect.fnUntraced(function* ({ token, zone, allowModifyAnyEvent }: Open) {
    const entries = yield* google.list(token, { start, end, zone })
    return calendarFor(entries, { chatbot: bot.chatbot, client, allowModifyAnyEvent }, zone, shown)
  })
  return yield* inCalendar(bot, seen)
})

/** More than one a day for a year: lessons that the owner repeats for ever have no last one. */
const MOST_OWN = 500

/**
 * A client's own next appointments, asked for as such: however full the calendar is, none is left out before the last of them.
 * `all`: there are no more. And whose calendar it is.
 */
export const ownAppointments = Effect.fnUntraced(function* (
  bot: Bot,
  client: ClientId,
  { start, end }: Span,
) {
  const google = yield* GoogleCalendar

  const seen = Effect.fnUntraced(function* ({ token, zone, account }: Open) {
    const ref = refOf(bot.chatbot, client)
    const keep = (entry: Entry) =>
      entry.status !== "cancelled" && clientOf(entry, bot.chatbot) === client
    const entries = yield* google.list(token, { start, end, zone, ref, limit: MOST_OWN, keep })
    const spans = entries.map((entry) => spanOf(entry, zone))
    return { account, spans, all: spans.length < MOST_OWN }
  })
  return yield* inCalendar(bot, seen)
})
