import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Bot } from "../shared/bot.ts"
import { say } from "../shared/catalogue.ts"
import { NotFound } from "../shared/refusals.ts"
import { refuseUnchangeable } from "./change/refuse-unchangeable.ts"
import { toldBefore } from "./change/told-before.ts"
import type { Wanted } from "./change/wanted.ts"
import { workOnEntry } from "./change/work-on-entry.ts"
import { type Entry, spanOf } from "./entry.ts"
import { findPerson } from "./find-person.ts"
import { Bookings, GoogleCalendar, type Settlement } from "./ports.ts"
import { type Receipt, receiptOf } from "./receipt.ts"
import { type Open, orAsItStands, workInCalendar } from "./work-in-calendar.ts"

/** Which appointment is to be cancelled, and for whom. */
type Cancellation = Wanted & { readonly eventId: string }

/**
 * Cancels an appointment; one that is gone already is cancelled too. If Google knows nothing of it any more, it is the client's
 * only if an earlier receipt says so, and gone only if it was in this calendar: in that of an account that was connected
 * before, it still stands.
 */
export const cancelEvent = Effect.fnUntraced(function* (
  bot: Bot,
  { eventId, client: id, key, told, mayGoOn }: Cancellation,
) {
  const bookings = yield* Bookings
  const google = yield* GoogleCalendar

  const client = id && (yield* findPerson(bot, id))
  const gone = Effect.fnUntraced(function* ({ account }: Open) {
    const known = client === null ? [] : yield* bookings.receipts(bot, client.id)
    const last = known.find((each) => each.eventId === eventId)
    if (!last || (last.kind !== "cancelled" && last.account !== account)) {
      return yield* new NotFound(say("event_not_found"))
    }
    return { ...last, kind: "cancelled" as const }
  })
  const left = Effect.fnUntraced(function* ({ access }: Open) {
    return isGone(yield* google.find(access, eventId)) ? "gone" : null
  })
  const now = new Date(yield* Clock.currentTimeMillis)
  const cancel = Effect.fnUntraced(function* (open: Open, entry: Entry | null) {
    const { access, zone, account } = open
    if (entry === null) return yield* gone(open)
    yield* refuseUnchangeable(bot, client, open, entry)
    const { zone: clientZone } = yield* toldBefore(bot, client, eventId)
    const where = { zone, clientZone, now, account }
    const receipt = receiptOf("cancelled", eventId, spanOf(entry, zone), where)
    if (isGone(entry)) return receipt
    const removed = yield* orAsItStands(google.remove(access, entry), () => left(open))
    return removed === "stale" ? removed : receipt
  })

  const receipt: Receipt = yield* workInCalendar(bot, (open) =>
    workOnEntry(open.access, eventId, (entry) => cancel(open, entry), mayGoOn),
  )
  return { key, receipt, told } satisfies Settlement
})

const isGone = (entry: Entry | null) => entry === null || entry.status === "cancelled"
