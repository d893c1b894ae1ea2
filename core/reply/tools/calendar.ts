import * as Effect from "effect/Effect"
import { z } from "zod/mini"
import {
  CancelArguments,
  CreateArguments,
  ListArguments,
  MaxResults,
  UpdateArguments,
} from "../../calendar/event.ts"
import type {
  Bookings,
  CalendarConnections,
  CalendarConsent,
  GoogleCalendar,
} from "../../calendar/ports.ts"
import type { Refused } from "../../calendar/work-in-calendar.ts"
import type { Code } from "../../shared/catalogue.ts"
import type { Digest } from "../../shared/ports.ts"
import type { Handover } from "../ports.ts"
import {
  type Call,
  failed,
  parametersOf,
  type Tool,
  type ToolError,
  type ToolResult,
} from "../tool.ts"
import type { Briefing, Held } from "../turn.ts"
import { cancel } from "./calendar/cancel.ts"
import { type ClientCalendar, clientCalendar, wrong } from "./calendar/client-calendar.ts"
import { create } from "./calendar/create.ts"
import { list } from "./calendar/list.ts"
import { update } from "./calendar/update.ts"
import { CANCEL_EVENT, CREATE_EVENT, LIST_EVENTS, UPDATE_EVENT } from "./names.ts"

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
  const reading = readingFor(clientCalendar(held, briefing))
  return [
    {
      name: LIST_EVENTS,
      description: `Lists this client's appointments, and the times when the business is busy. ${TIMES}`,
      parameters: PARAMETERS.list,
      run: reading(ReadList, "time_min, time_max, max_results (1 to 50), timezone", list),
    },
    {
      name: CREATE_EVENT,
      description: `Books one appointment for this client. ${TIMES}`,
      parameters: PARAMETERS.create,
      run: reading(CreateArguments, "summary, start_time, end_time: ISO 8601", create),
    },
    {
      name: UPDATE_EVENT,
      description: `Moves or changes one appointment, by its event_id. ${TIMES}`,
      parameters: PARAMETERS.update,
      run: reading(UpdateArguments, "event_id; start_time, end_time: ISO 8601", update),
    },
    {
      name: CANCEL_EVENT,
      description: "Cancels one appointment, by its event_id.",
      parameters: PARAMETERS.cancel,
      run: reading(CancelArguments, "event_id", cancel),
    },
  ]
}

/** A tool's `run`: reads the arguments, does the work, and answers refusals in words for the model. */
const readingFor =
  (calendar: ClientCalendar) =>
  <Shape extends z.ZodMiniType, Needs>(
    shape: Shape,
    expected: string,
    work: (
      calendar: ClientCalendar,
      asked: z.output<Shape>,
      call: Call,
    ) => Effect.Effect<ToolResult, Refused, Needs>,
  ) =>
  (args: unknown, call: Call): Effect.Effect<ToolResult, never, Needs> => {
    const read = shape.safeParse(filledIn(args))
    return read.success
      ? work(calendar, read.data, call).pipe(
          Effect.catch((refusal) => Effect.succeed(resultOf(refusal))),
        )
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
