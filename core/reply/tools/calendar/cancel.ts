import * as Effect from "effect/Effect"
import { cancelEvent } from "../../../calendar/cancel-event.ts"
import type { CancelArguments } from "../../../calendar/event.ts"
import type { Call, ToolResult } from "../../tool.ts"
import { type ClientCalendar, toldBy } from "./client-calendar.ts"
import { notifyIfUnsettled } from "./refused.ts"

/** Cancels an appointment. */
export const cancel = Effect.fnUntraced(function* (
  calendar: ClientCalendar,
  { event_id: eventId }: CancelArguments,
  { key, repeated, mayGoOn }: Call,
) {
  const { bot, client } = calendar
  const told = toldBy(calendar, key)
  const settled = yield* cancelEvent(bot, { eventId, client: client.id, key, told, mayGoOn }).pipe(
    Effect.catch(notifyIfUnsettled(calendar, repeated)),
  )
  return { ok: true, event_id: eventId, settled } satisfies ToolResult
})
