import { Effect } from "effect"
import { cancelEvent } from "../../calendar/cancel-event.ts"
import { createEvent } from "../../calendar/create-event.ts"
import { inZone } from "../../calendar/entry.ts"
import type {
  CancelArguments,
  CreateArguments,
  ListArguments,
  UpdateArguments,
} from "../../calendar/event.ts"
import { listForClient } from "../../calendar/list-events.ts"
import { changedTimes, rangeOf, slotOf, zoneOf } from "../../calendar/moments.ts"
import { offerInstead } from "../../calendar/offer-instead.ts"
import { changedEventOf, ownEventOf } from "../../calendar/privacy.ts"
import { Taken } from "../../calendar/taken.ts"
import { updateEvent } from "../../calendar/update-event.ts"
import { type Refused, Unsettled } from "../../calendar/work-in-calendar.ts"
import { NOTICES } from "../notices.ts"
import { Handover } from "../ports.ts"
import { failed, type ToolResult } from "../tool.ts"
import { type Briefing, botOf, type Held } from "../turn.ts"

/** What the calendar's tools do, for one client of one chatbot. */
export const calendarCalls = (held: Held, briefing: Briefing) => {
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
    const instead = yield* offerInstead(bot, client, refusal.wanted, now).pipe(
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
      yield* handover.notify(held, NOTICES.unsettled(briefing.client.name), { evenIfFull: true })
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
    const wanted = { summary, description, location, span, client, key, told: toldBy(key) }
    const book = Effect.fnUntraced(function* () {
      const zoned = { ...wanted, clientZone: clientZone(zone) }
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

  return { list, create, update, cancel }
}

/** How many busy times are listed: a salon's year has thousands, more than the 40,000 tokens of a prompt hold. */
const MOST_BUSY = 200
const listOnFrom = (time: string) => `From ${time} on not all is listed. List again from there.`

const OWN = "At that time the client has an appointment already."

export const wrong = (message: string): ToolResult => failed("invalid_arguments", message)
