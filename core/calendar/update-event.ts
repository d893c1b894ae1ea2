import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Bot } from "../shared/bot.ts"
import { say } from "../shared/catalogue.ts"
import { invalidField, NotFound } from "../shared/refusals.ts"
import { isFree } from "./change/check-free.ts"
import { holdTime, releaseOnRefusal } from "./change/hold-time.ts"
import { refuseUnchangeable } from "./change/refuse-unchangeable.ts"
import { wholeAgain } from "./change/said-again.ts"
import { Taken } from "./change/taken.ts"
import { toldBefore } from "./change/told-before.ts"
import type { Wanted } from "./change/wanted.ts"
import { workOnEntry } from "./change/work-on-entry.ts"
import { type Entry, isSameTime, type Span, spanOf } from "./entry.ts"
import { endOf } from "./event.ts"
import { findPerson } from "./find-person.ts"
import { isLength } from "./moments.ts"
import { type Access, type EntryChange, GoogleCalendar, type Settlement } from "./ports.ts"
import { isFor } from "./privacy.ts"
import { receiptOf } from "./receipt.ts"
import { type Open, orAsItStands, workInCalendar } from "./work-in-calendar.ts"

/** What is to become of an appointment; what is left out stays. */
export type Change = Wanted & {
  readonly eventId: string
  readonly summary?: string | undefined
  readonly description?: string | undefined
  readonly location?: string | undefined
  readonly start?: Date | undefined
  readonly end?: Date | undefined
  /** An earlier worker, which died, may have made it already. */
  readonly repeated?: boolean
  /** Its new time is past: it is not moved there any more, only found if an earlier try moved it. */
  readonly isOver?: boolean
  readonly clientZone?: string | null
}

/** Changes an appointment as it is now; a new time is held and looked up like that of a new one. */
export const updateEvent = Effect.fnUntraced(function* (bot: Bot, change: Change) {
  const google = yield* GoogleCalendar

  const { eventId, key, told } = change
  const client = change.client && (yield* findPerson(bot, change.client))
  let isMoved = false
  const standingAs = Effect.fnUntraced(function* (access: Access, fields: EntryChange) {
    const entry = yield* google.find(access, eventId)
    return entry && isAs(entry, fields) ? entry : null
  })
  const update = Effect.fnUntraced(function* (open: Open, entry: Entry | null) {
    const { access, zone, account } = open
    if (entry === null || entry.status === "cancelled") {
      return yield* new NotFound(say("event_not_found"))
    }
    yield* refuseUnchangeable(bot, client, open, entry)
    if (isNothing(change)) return yield* invalidField(CHANGEABLE)
    const span = newSpan(entry, change, zone)
    if (span) {
      isMoved = true
      const taken = (inDoubt = false) => new Taken(span, { moving: eventId, inDoubt })
      if (change.isOver) return yield* taken()
      if (!isLength(span)) return yield* invalidField("end_time")
      const hold = yield* holdTime(bot, open, {
        key,
        span,
        instead: eventId,
        client: change.client,
      })
      if (hold !== "held") return yield* taken(hold === "in doubt")
      if (!(yield* isFree(access, zone, span, eventId))) return yield* taken()
    }
    // Said again, what stands in Google's markup would become plain words.
    const said = (word: Word) => (change[word] === entry[word] ? undefined : change[word])
    const becomes = (word: Word) =>
      client === null ? said(word) : wholeAgain(change[word], entry[word])
    const fields: EntryChange = {
      summary: becomes("summary"),
      description: becomes("description"),
      location: becomes("location"),
      zone,
      span: span ?? undefined,
    }
    const changed = yield* orAsItStands(google.change(access, entry, fields), () =>
      standingAs(access, fields),
    )
    if (changed === "gone") return yield* new NotFound(say("event_not_found"))
    return changed === "stale" ? changed : { entry: changed, zone, account }
  })

  const { entry, zone, account } = yield* workInCalendar(bot, (open) =>
    workOnEntry(open.access, eventId, (entry) => update(open, entry), change.mayGoOn),
  ).pipe(releaseOnRefusal(bot, key, change.mayGoOn))
  const span = spanOf(entry, zone)
  const before = yield* toldBefore(bot, client, eventId)
  // Done before a crash, the time is the same already. Of what the client has heard nothing of it is not known whether it was another.
  const isNews = before.start ? before.start !== span.start.toISOString() : change.repeated
  // Models say the time again of what only gets other words: it stays where it is, unless it was moved without the client's hearing of it.
  const kind = isMoved || (isNews && (change.start || change.end)) ? "moved" : "changed"
  const now = new Date(yield* Clock.currentTimeMillis)
  const clientZone = change.clientZone ?? before.zone
  const receipt = receiptOf(kind, eventId, span, { zone, clientZone, now, account })
  const settled: Settlement = { key, receipt, told }
  const own = client !== null && isFor(entry, bot.chatbot, client)
  return { entry, zone, own, settled }
})

const WORDS = ["summary", "description", "location"] as const
type Word = (typeof WORDS)[number]
const CHANGEABLE = [...WORDS, "start_time", "end_time"].join(", ")

/** Whether a change names nothing that we know, as when a model invents the names of fields: it must not be told as done. */
const isNothing = (change: Change) =>
  !change.start && !change.end && WORDS.every((word) => change[word] === undefined)

/** Whether an entry is already as the change would make it. */
const isAs = (entry: Entry, change: EntryChange) => {
  const standing = spanOf(entry, change.zone)
  return (
    entry.status !== "cancelled" &&
    isSameTime(standing, change.span ?? standing) &&
    WORDS.every((word) => (change[word] ?? entry[word]) === entry[word])
  )
}

/**
 * The new time; null: it stays where it is. With only a new start it keeps its length; what the owner has made an all-day entry
 * becomes as long as a new one, unless its own beginning is said again.
 */
const newSpan = (entry: Entry, { start, end }: Change, zone: string): Span | null => {
  const old = spanOf(entry, zone)
  if (!start && !end) return null
  const from = start ?? old.start
  const length = old.end.getTime() - old.start.getTime()
  const isTimed = "date" in entry.start && +from !== +old.start
  const till = isTimed ? endOf(from, null) : new Date(from.getTime() + length)
  const span = { start: from, end: end ?? till }
  return isSameTime(span, old) ? null : span
}
