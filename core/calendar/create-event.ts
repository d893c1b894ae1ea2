import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Bot } from "../shared/bot.ts"
import { Digest } from "../shared/ports.ts"
import { isFree } from "./change/check-free.ts"
import { holdTime, releaseOnRefusal } from "./change/hold-time.ts"
import { Taken } from "./change/taken.ts"
import type { Wanted } from "./change/wanted.ts"
import { type Entry, entryIdOf, propertiesOf, refOf, type Span, spanOf } from "./entry.ts"
import { type Access, GoogleCalendar, type Settlement } from "./ports.ts"
import { receiptOf } from "./receipt.ts"
import { inTheDark, type Open, orAsItStands, workInCalendar } from "./work-in-calendar.ts"

/** An appointment that is wanted. */
export type NewEvent = Wanted & {
  readonly summary: string
  readonly description?: string | undefined
  readonly location?: string | undefined
  readonly span: Span
  /** Its time is past: it is not booked any more, only found if an earlier try booked it. */
  readonly isOver?: boolean
  readonly clientZone?: string | null
}

/**
 * Books a time: held here against everybody else, looked up at Google, put in under an id that follows from its key, and
 * only then to be settled (reliability.md 4.7).
 */
export const createEvent = Effect.fnUntraced(function* (bot: Bot, asked: NewEvent) {
  const digest = yield* Digest
  const google = yield* GoogleCalendar

  const { span, client, key, told } = asked
  const id = entryIdOf(digest.hex(`${bot.chatbot} ${key}`))
  const ref = refOf(bot.chatbot, client)
  const standing = Effect.fnUntraced(function* (access: Access) {
    const entry = yield* google.find(access, id)
    return entry && isAlive(entry, ref) ? entry : null
  })
  const put = Effect.fnUntraced(function* (open: Open) {
    const { access, zone } = open
    // A hold is for one try: the next, with a new token, holds the time anew.
    const hold = yield* holdTime(bot, open, { key, span, instead: null, client })
    if (hold !== "held") return hold
    if (!(yield* isFree(access, zone, span, id))) return "taken"
    const { summary, description, location } = asked
    const properties = propertiesOf(bot.chatbot, client)
    const draft = { id, summary, description, location, span, zone, properties }
    const inserted = yield* orAsItStands(google.insert(access, draft), () => standing(access))
    if (inserted !== "duplicate") return inserted
    // The first with its id was a try whose answer is lost.
    return (yield* standing(access).pipe(Effect.catchTag("CalendarFailed", inTheDark))) ?? "taken"
  })
  const book = Effect.fnUntraced(function* (open: Open) {
    const { access, zone, account } = open
    // An earlier try may have booked it without our being told: then it stands, whoever else wants its time, unless somebody
    // removed it since.
    const done = asked.isOver ? "taken" : yield* put(open)
    const entry = typeof done === "string" ? yield* standing(access) : done
    if (entry === null) {
      return yield* new Taken(span, { moving: null, inDoubt: done === "in doubt" })
    }
    return { entry, zone, account }
  })

  const { entry, zone, account } = yield* workInCalendar(bot, book).pipe(
    releaseOnRefusal(bot, key, asked.mayGoOn),
  )
  const now = new Date(yield* Clock.currentTimeMillis)
  const { clientZone } = asked
  const receipt = receiptOf("booked", id, spanOf(entry, zone), { zone, clientZone, now, account })
  const settled: Settlement = { key, receipt, told }
  return { entry, zone, settled }
})

const isAlive = ({ status, properties }: Entry, ref: string) =>
  status !== "cancelled" && properties.ref === ref
