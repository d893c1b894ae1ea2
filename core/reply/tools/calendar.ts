import { Effect } from "effect"
import { z } from "zod/mini"
import { cancelEvent } from "../../calendar/cancel-event.ts"
import { createEvent } from "../../calendar/create-event.ts"
import { inZone } from "../../calendar/entry.ts"
import {
  CancelArguments,
  CreateArguments,
  ListArguments,
  MaxResults,
  UpdateArguments,
} from "../../calendar/event.ts"
import { type Refused, Unsettled } from "../../calendar/in-calendar.ts"
import { insteadOf } from "../../calendar/is-free.ts"
import { listForClient } from "../../calendar/list-events.ts"
import { changedTimes, rangeOf, slotOf, zoneOf } from "../../calendar/moments.ts"
import type {
  Bookings,
  CalendarConnections,
  CalendarConsent,
  GoogleCalendar,
} from "../../calendar/ports.ts"
import { changedEventOf, ownEventOf } from "../../calendar/privacy.ts"
import { Taken } from "../../calendar/taken.ts"
import { updateEvent } from "../../calendar/update-event.ts"
import type { Code } from "../../shared/catalogue.ts"
import type { Digest } from "../../shared/ports.ts"
import { Handover } from "../ports.ts"
import { failed, parametersOf, type Tool, type ToolError, type ToolResult } from "../tool.ts"
import { type Briefing, botOf, type Held } from "../turn.ts"

export type CalendarPorts =
  | Bookings
  | CalendarConnections
  | CalendarConsent
  | Digest
  | GoogleCalendar
  | Handover

const PARAMETERS = {
  list: parametersOf(ListArguments),
  create: parametersOf(z.required(CreateArguments, { end_time: true })),
  update: parametersOf(UpdateArguments),
  cancel: parametersOf(CancelArguments),
}
/** Models also write a number as a text. */
const ReadList = z.extend(ListArguments, {
  max_results: z._default(z.pipe(z.coerce.number<number>(), MaxResults), 50),
})
const TIMES = "Times are ISO 8601; without an offset they are local to the timezone."

/** The calendar for one client of one chatbot: the client's own appointments, and when the business is busy. */
export const calendarTools = (held: Held, briefing: Briefing): readonly Tool<CalendarPorts>[] => {
  const bot = botOf(held)
  const client = briefing.client.id
  const home = briefing.chatbot.timezone
  const { now } = briefing
  const toldBy = (key: string) => ({ turnId: key.slice(0, key.lastIndexOf(":")), client })
  /** A time zone other than the business's, which the model names, is the client's. */
  const clientZone = (zone: string) => (zone === home ? null : zone)
  /** Adds to the refusal of a taken time other times near it that are free. */
  const withAlternatives = Effect.fnUntraced(function* (refusal: Refused) {
    if (!(refusal instanceof Taken)) return yield* Effect.fail(refusal)
    const taken = { ok: false, error: "unavailable", message: refusal.message } as const
    // If the free times cannot be read, the refusal stands without them.
    const instead = yield* insteadOf(bot, client, refusal.wanted, now).pipe(
      Effect.catch(() => Effect.succeed(null)),
    )
    if (instead === null) return taken
    const { own, free } = instead
    return { ...taken, ...(own.length > 0 ? { message: OWN, own } : {}), alternatives: free }
  })

  /** Notifies the owner if it is not known whether Google stored a change: somebody has to look. */
  const notifyIfUnsettled = Effect.fnUntraced(function* (refusal: Refused) {
    const handover = yield* Handover
    if (refusal instanceof Unsettled) {
      const whose = briefing.client.name || "un cliente"
      yield* handover.notify(held, `${UNSETTLED} ${whose}.`, { evenIfFull: true })
    }
    return yield* Effect.fail(refusal)
  })

  const list = Effect.fnUntraced(function* (asked: ListArguments) {
    const zone = zoneOf(asked.timezone, home)
    if (typeof zone !== "string") return wrong(zone.fault)
    const range = rangeOf(asked, zone, now)
    if ("fault" in range) return wrong(range.fault)
    const { events, busy } = yield* listForClient(bot, client, range, zone)
    const shown = {
      ok: true,
      events: events.slice(0, asked.max_results),
      busy: busy.slice(0, MOST_BUSY),
      timezone: zone,
    } as const
    const unlisted = [
      events[asked.max_results]?.start_time,
      busy[MOST_BUSY]?.start_time,
      range.cut ? inZone(range.end, zone) : undefined,
    ].filter((time) => time !== undefined)
    const [first] = unlisted.sort((one, other) => Date.parse(one) - Date.parse(other))
    return first === undefined ? shown : { ...shown, message: listOnFrom(first) }
  })

  const create = Effect.fnUntraced(function* (asked: CreateArguments, key: string) {
    const zone = zoneOf(asked.timezone, home)
    if (typeof zone !== "string") return wrong(zone.fault)
    const span = slotOf(asked, zone, now)
    if ("fault" in span) return wrong(span.fault)
    const { summary, description, location } = asked
    const wish = { summary, description, location, span, client, key, told: toldBy(key) }
    const book = Effect.fnUntraced(function* () {
      const zoned = { ...wish, clientZone: clientZone(zone) }
      const { entry, settled } = yield* createEvent(bot, zoned)
      return { ok: true, event: ownEventOf(entry, zone), settled } satisfies ToolResult
    })
    return yield* book().pipe(Effect.catch(withAlternatives), Effect.catch(notifyIfUnsettled))
  })

  const update = Effect.fnUntraced(function* (asked: UpdateArguments, key: string) {
    const zone = zoneOf(asked.timezone, home)
    if (typeof zone !== "string") return wrong(zone.fault)
    const times = changedTimes(asked, zone, now)
    if ("fault" in times) return wrong(times.fault)
    const { event_id: eventId, summary, description, location } = asked
    const move = Effect.fnUntraced(function* () {
      const { entry, own, settled } = yield* updateEvent(bot, {
        eventId,
        summary,
        description,
        location,
        ...times,
        client,
        key,
        told: toldBy(key),
        clientZone: clientZone(zone),
      })
      const said = { summary, description, location }
      const event = changedEventOf(entry, { own, said }, home, zone)
      return { ok: true, event, settled } satisfies ToolResult
    })
    return yield* move().pipe(Effect.catch(withAlternatives), Effect.catch(notifyIfUnsettled))
  })

  const cancel = Effect.fnUntraced(function* (asked: CancelArguments, key: string) {
    const cancelled = cancelEvent(bot, {
      eventId: asked.event_id,
      client,
      key,
      told: toldBy(key),
    })
    const settled = yield* cancelled.pipe(Effect.catch(notifyIfUnsettled))
    return { ok: true, event_id: asked.event_id, settled } satisfies ToolResult
  })

  return [
    {
      name: "list_calendar_events",
      description: `Lists this client's appointments, and the times when the business is busy. ${TIMES}`,
      parameters: PARAMETERS.list,
      run: reading(ReadList, "time_min, time_max, max_results (1 to 50), timezone", list),
    },
    {
      name: "create_calendar_event",
      description: `Books one appointment for this client. ${TIMES}`,
      parameters: PARAMETERS.create,
      run: reading(CreateArguments, "summary, start_time, end_time: ISO 8601", create),
    },
    {
      name: "update_calendar_event",
      description: `Moves or changes one appointment, by its event_id. ${TIMES}`,
      parameters: PARAMETERS.update,
      run: reading(UpdateArguments, "event_id; start_time, end_time: ISO 8601", update),
    },
    {
      name: "cancel_calendar_event",
      description: "Cancels one appointment, by its event_id.",
      parameters: PARAMETERS.cancel,
      run: reading(CancelArguments, "event_id", cancel),
    },
  ]
}

/** How many busy times are listed: a salon's year has thousands, more than the 40,000 tokens of a prompt hold. */
const MOST_BUSY = 200
const listOnFrom = (time: string) => `From ${time} on not all is listed. List again from there.`

const UNSETTLED =
  "Google no ha contestado y no se sabe si ha guardado un cambio. Revisa en el calendario las citas de"

const OWN = "At that time the client has an appointment already."

const wrong = (message: string): ToolResult => failed("invalid_arguments", message)

/** A tool's `run`: reads the arguments, does the work, and answers refusals in words for the model. */
const reading =
  <Shape extends z.ZodMiniType, Needs>(
    shape: Shape,
    expected: string,
    work: (asked: z.output<Shape>, key: string) => Effect.Effect<ToolResult, Refused, Needs>,
  ) =>
  (args: unknown, key: string): Effect.Effect<ToolResult, never, Needs> => {
    const read = shape.safeParse(filledIn(args))
    return read.success
      ? work(read.data, key).pipe(Effect.catch((refusal) => Effect.succeed(resultOf(refusal))))
      : Effect.succeed(wrong(`Expected: ${expected}`))
  }

/** The arguments without empty ones: models send every field, and null or "" for those that they mean to leave out. */
const filledIn = (args: unknown): unknown =>
  Object.fromEntries(
    Object.entries(args ?? {}).filter(
      ([, value]) => value !== null && !(typeof value === "string" && value.trim() === ""),
    ),
  )

const ERRORS: Partial<Record<Code, ToolError>> = {
  calendar_not_connected: "not_connected",
  calendar_forbidden: "forbidden",
  event_not_found: "not_found",
  time_unavailable: "unavailable",
  invalid_field: "invalid_arguments",
}

const resultOf = ({ code, message }: Refused): ToolResult =>
  failed(ERRORS[code] ?? "try_later", message)
