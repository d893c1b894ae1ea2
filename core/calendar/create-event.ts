import { Effect } from "effect"
import { say } from "../shared/catalogue.ts"
import type { ClientId } from "../shared/ids.ts"
import { Digest } from "../shared/ports.ts"
import { Conflict } from "../shared/refusals.ts"
import { type Entry, entryIdOf, propertiesOf, refOf, type Span } from "./entry.ts"
import { inCalendar, type Open, type Refused } from "./in-calendar.ts"
import { isFree } from "./is-free.ts"
import { Bookings, type Bot, GoogleCalendar, type Told } from "./ports.ts"
import { receiptOf } from "./receipt.ts"

/** An appointment that is wanted. */
export type Wish = {
  readonly summary: string
  readonly description?: string | undefined
  readonly location?: string | undefined
  readonly span: Span
  /** One of the bot's clients; null: the owner's own. */
  readonly client: ClientId | null
  /** Names the wish for ever: tried again, it is the same appointment. */
  readonly key: string
  readonly told: Told | null
  readonly clientZone?: string | null
}

/**
 * Books a time: held here against everybody else, looked up at Google, put in under an id that follows from the wish, and
 * only then kept as done (reliability.md 4.7).
 */
export const createEvent = Effect.fn("createEvent")(function* (bot: Bot, wish: Wish) {
  const bookings = yield* Bookings
  const digest = yield* Digest
  const google = yield* GoogleCalendar

  const { span, client, key, told } = wish
  const id = entryIdOf(digest.hex(`${bot.chatbot} ${key}`))
  const ref = refOf(bot.chatbot, client)
  const book = Effect.fn("book")(function* ({ token, zone }: Open) {
    if (!(yield* isFree(token, zone, span, id))) return yield* taken()
    const { summary, description, location } = wish
    const properties = propertiesOf(bot.chatbot, client)
    const draft = { id, summary, description, location, span, zone, properties }
    const inserted = yield* google.insert(token, draft)
    // It stands there when the answer to an earlier try was lost; unless somebody took it out since.
    const entry = inserted === "duplicate" ? yield* google.find(token, id) : inserted
    if (entry === null || !isAlive(entry, ref)) return yield* taken()
    return { entry, zone }
  })

  if ((yield* bookings.hold(bot, key, span, null)) === "taken") return yield* taken()
  const letGo = Effect.fn("letGo")(function* (refusal: Refused) {
    yield* bookings.release(bot, key)
    return yield* Effect.fail(refusal)
  })
  const booked = yield* inCalendar(bot, book).pipe(Effect.catch(letGo))
  const receipt = receiptOf("booked", id, span, booked.zone, wish.clientZone)
  yield* bookings.settle(bot, { key, receipt, told })
  return booked
})

const taken = () => new Conflict(say("time_unavailable"))

const isAlive = ({ status, properties }: Entry, ref: string) =>
  status !== "cancelled" && properties.ref === ref
