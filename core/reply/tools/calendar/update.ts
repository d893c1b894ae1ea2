import * as Effect from "effect/Effect"
import type { UpdateArguments } from "../../../calendar/event.ts"
import { changedTimes, pastFault, zoneOf } from "../../../calendar/moments.ts"
import { changedEventOf } from "../../../calendar/privacy.ts"
import { updateEvent } from "../../../calendar/update-event.ts"
import type { Call, ToolResult } from "../../tool.ts"
import { type ClientCalendar, clientZone, toldBy, wrong } from "./client-calendar.ts"
import { notifyIfUnsettled, withAlternatives } from "./refused.ts"

/** Moves or changes an appointment. */
export const update = Effect.fnUntraced(function* (
  calendar: ClientCalendar,
  asked: UpdateArguments,
  { key, repeated, mayGoOn }: Call,
) {
  const { bot, client, home, now } = calendar
  const zone = zoneOf(asked.timezone, home)
  if (typeof zone !== "string") return wrong(zone.fault)
  const times = changedTimes(asked, zone)
  if ("fault" in times) return wrong(times.fault)
  const late = pastFault(times, now)
  if (late && !repeated) return wrong(late.fault)
  const { event_id: eventId, summary, description, location } = asked
  const said = { summary, description, location }
  const change = Effect.fnUntraced(function* () {
    const { entry, own, settled } = yield* updateEvent(bot, {
      eventId,
      ...said,
      ...times,
      repeated,
      isOver: late !== null,
      client: client.id,
      key,
      told: toldBy(calendar, key),
      mayGoOn,
      clientZone: clientZone(calendar, zone),
    })
    const event = changedEventOf(entry, { own, said }, home)
    return { ok: true, event, settled } satisfies ToolResult
  })
  return yield* change().pipe(
    Effect.catch(withAlternatives(calendar, late)),
    Effect.catch(notifyIfUnsettled(calendar, repeated)),
  )
})
