import { laterBy, type Moment } from "./moment.ts"
import { PHRASES } from "./phrases.ts"
import type { Prompt } from "./prompt.ts"
import { fold } from "./words.ts"

/*
 * How the sandbox's model books: it lists the calendar first, then creates, moves or cancels one event, and reports the result. A
 * pure function of what has happened in this turn.
 */

type Call = { readonly name: string; readonly arguments: Readonly<Record<string, unknown>> }
export type Said = { readonly text: string } | { readonly call: Call }

/** A tool that was called in this turn, with its result as far as it could be read. */
export type Done = {
  readonly name: string
  readonly result: {
    readonly ok?: boolean
    readonly message?: string
    readonly error?: string
    readonly events?: readonly Entry[]
    readonly busy?: readonly Entry[]
  }
}
type Entry = {
  readonly event_id?: string
  readonly start_time?: string
  readonly end_time?: string
}

const DURATION_MIN = 60
const HORIZON_DAYS = 90
const CANCEL = /\b(cancel|anul|annul|storn|absag|desmarc)/
const MOVE = /\b(cambi|muev|mover|pasar|move|resched|change|verschieb|verleg|deplac|remarc|mudar)/

export const book = (prompt: Prompt, moment: Moment, done: readonly Done[]): Said => {
  const phrases = PHRASES[prompt.language]
  const wish = fold(prompt.said)
  const kind = kindOf(wish)
  const listed = done.find(({ name }) => name === "list_calendar_events")?.result
  const acted = done.find(({ name }) => name === `${kind}_calendar_event`)?.result

  if (acted) {
    if (acted.ok === true) return { text: SUCCESS[kind](phrases) }
    if (acted.error === "unavailable") return { text: phrases.taken }
    return { text: `${phrases.failed} ${acted.message ?? ""}`.trim() }
  }
  if (!listed)
    return { call: { name: "list_calendar_events", arguments: range(prompt, moment, kind) } }
  if (listed.ok !== true) return { text: `${phrases.failed} ${listed.message ?? ""}`.trim() }

  const end = laterBy(moment.local, DURATION_MIN)
  const times = {
    start_time: `${moment.local}:00${moment.offset}`,
    end_time: `${end}:00${moment.offset}`,
    ...(moment.offset ? {} : { timezone: prompt.zone }),
  }
  const own = listed.events ?? []
  if (kind === "cancel") {
    const event = own.find(({ start_time }) => start_time?.slice(0, 16) === moment.local)
    if (!event) return { text: phrases.noSuchEvent }
    return { call: { name: "cancel_calendar_event", arguments: { event_id: event.event_id } } }
  }
  const taken = (listed.busy ?? []).some((busy) => overlaps(busy, moment.local, end))
  if (taken) return { text: phrases.taken }
  if (kind === "update") {
    const event = own[0]
    if (!event) return { text: phrases.noSuchEvent }
    return {
      call: { name: "update_calendar_event", arguments: { event_id: event.event_id, ...times } },
    }
  }
  const named = prompt.clientName === "unknown" ? "" : ` - ${prompt.clientName}`
  return {
    call: {
      name: "create_calendar_event",
      arguments: { summary: `${phrases.appointment}${named}`, ...times },
    },
  }
}

const kindOf = (wish: string) => {
  if (CANCEL.test(wish)) return "cancel"
  return MOVE.test(wish) ? "update" : "create"
}

const SUCCESS = {
  create: ({ booked }: { booked: string }) => booked,
  update: ({ moved }: { moved: string }) => moved,
  cancel: ({ cancelled }: { cancelled: string }) => cancelled,
}

/** The span of time to list: the day that was asked for; to move an event, all days from today on, as it may be on any of them. */
const range = ({ today, zone }: Prompt, { date, offset }: Moment, kind: string) => {
  const from = kind === "update" && today !== "" && today < date ? today : date
  const until =
    kind === "update" ? laterBy(`${date}T23:59`, HORIZON_DAYS * 24 * 60) : `${date}T23:59`
  return {
    time_min: `${from}T00:00:00${offset}`,
    time_max: `${until}:59${offset}`,
    ...(offset ? {} : { timezone: zone }),
  }
}

/** Both times are local to the chatbot's zone, so they can be compared as texts. */
const overlaps = ({ start_time = "", end_time = "" }: Entry, start: string, end: string) =>
  start_time.slice(0, 16) < end && end_time.slice(0, 16) > start
