import { z } from "zod/mini"
import { ClientId } from "../shared/ids.ts"
import { foreignId, text } from "../shared/text.ts"
import { HOUR_MS } from "../shared/time-spans.ts"

/** An appointment (contract.md 2.8). Times are ISO 8601 and keep the chatbot's offset. */
export const CalendarEvent = z.object({
  eventid: z.string(),
  summary: z.string(),
  description: z.string(),
  starttime: z.string(),
  endtime: z.string(),
  location: z.string(),
  clientid: z.nullable(ClientId),
})
export type CalendarEvent = z.infer<typeof CalendarEvent>

/** A moment as people and models write it: with an offset, or local to a time zone that is said elsewhere. */
export const Moment = z
  .string()
  .check(
    z.trim(),
    z.regex(/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/i),
  )

/** Where a list begins or ends: a whole day, too. */
const Bound = z
  .string()
  .check(
    z.trim(),
    z.regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/i),
  )

const Zone = text(1, 64)
export const EventId = foreignId(1024)

/** What the owner's calls send; without an end the event lasts an hour. */
export const EventDetails = z.object({
  summary: text(1, 1024),
  description: z.optional(text(0, 8192)),
  start_time: Moment,
  end_time: z.optional(Moment),
  location: z.optional(text(0, 1024)),
  clientid: z.optional(z.nullable(ClientId)),
  timezone: z.optional(Zone),
})
export type EventDetails = z.infer<typeof EventDetails>

export const MaxResults = z.int().check(z.minimum(1), z.maximum(50))

/** The model's calls (contract.md 4.3). Whose event it is comes from the turn, never from here. */
export const ListArguments = z.object({
  time_min: z.optional(Bound),
  time_max: z.optional(Bound),
  max_results: z._default(MaxResults, 50),
  timezone: z.optional(Zone),
})
export type ListArguments = z.infer<typeof ListArguments>

/** end_time is asked for; a model that leaves it out means an hour. */
export const CreateArguments = z.omit(EventDetails, { clientid: true })
export type CreateArguments = z.infer<typeof CreateArguments>

export const UpdateArguments = z.object({
  event_id: EventId,
  ...z.partial(CreateArguments).shape,
})
export type UpdateArguments = z.infer<typeof UpdateArguments>

export const CancelArguments = z.object({ event_id: EventId })
export type CancelArguments = z.infer<typeof CancelArguments>

const DEFAULT_LENGTH_MS = HOUR_MS

/** "Calendar event with only a start defaults to a one-hour length" (spec section 5). */
export const endOf = (start: Date, end: Date | null): Date =>
  end ?? new Date(start.getTime() + DEFAULT_LENGTH_MS)
