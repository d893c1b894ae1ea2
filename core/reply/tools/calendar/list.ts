import * as Effect from "effect/Effect"
import { inZone } from "../../../calendar/entry.ts"
import type { ListArguments } from "../../../calendar/event.ts"
import { listForClient } from "../../../calendar/list-events.ts"
import { rangeOf, zoneOf } from "../../../calendar/moments.ts"
import { type ClientCalendar, wrong } from "./client-calendar.ts"

/** How many busy times are listed: a salon's year has thousands, more than the 40,000 tokens of a prompt hold. */
const MOST_BUSY = 200
const listOnFrom = (time: string) => `From ${time} on not all is listed. List again from there.`

/** The client's own appointments, and when the business is busy. */
export const list = Effect.fnUntraced(function* (
  { bot, client, home, now }: ClientCalendar,
  asked: ListArguments,
) {
  const zone = zoneOf(asked.timezone, home)
  if (typeof zone !== "string") return wrong(zone.fault)
  const range = rangeOf(asked, zone, now)
  if ("fault" in range) return wrong(range.fault)
  const { events, busy } = yield* listForClient(bot, client.id, range, zone)
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
