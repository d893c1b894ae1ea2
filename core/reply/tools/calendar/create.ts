import * as Effect from "effect/Effect"
import { createEvent } from "../../../calendar/create-event.ts"
import type { CreateArguments } from "../../../calendar/event.ts"
import { pastFault, slotOf, zoneOf } from "../../../calendar/moments.ts"
import { ownEventOf } from "../../../calendar/privacy.ts"
import type { Call, ToolResult } from "../../tool.ts"
import { type ClientCalendar, clientZone, toldBy, wrong } from "./client-calendar.ts"
import { notifyIfUnsettled, withAlternatives } from "./refused.ts"

/** Books an appointment for the client. */
export const create = Effect.fnUntraced(function* (
  calendar: ClientCalendar,
  asked: CreateArguments,
  { key, repeated, mayGoOn }: Call,
) {
  const { bot, client, home, now } = calendar
  const zone = zoneOf(asked.timezone, home)
  if (typeof zone !== "string") return wrong(zone.fault)
  const span = slotOf(asked, zone)
  if ("fault" in span) return wrong(span.fault)
  const late = pastFault(span, now)
  if (late && !repeated) return wrong(late.fault)
  const { summary, description, location } = asked
  const book = Effect.fnUntraced(function* () {
    const { entry, settled } = yield* createEvent(bot, {
      summary,
      description,
      location,
      span,
      isOver: late !== null,
      client: client.id,
      key,
      told: toldBy(calendar, key),
      mayGoOn,
      clientZone: clientZone(calendar, zone),
    })
    return { ok: true, event: ownEventOf(entry, home), settled } satisfies ToolResult
  })
  return yield* book().pipe(
    Effect.catch(withAlternatives(calendar, late)),
    Effect.catch(notifyIfUnsettled(calendar, repeated)),
  )
})
