import * as Effect from "effect/Effect"
import type { Bot } from "../shared/bot.ts"
import type { ClientId } from "../shared/ids.ts"
import type { Entry } from "./entry.ts"
import { CalendarConnections } from "./ports.ts"
import { clientOf } from "./privacy.ts"

/** A bot's client who has, or had, this id. Null: nobody of its own. */
export const findClient = Effect.fnUntraced(function* (bot: Bot, client: ClientId) {
  const connections = yield* CalendarConnections

  const [person = null] = yield* connections.people(bot, [client])
  return person
})

/** The client who has, or had, this id. Of one who is erased it is all that is known: nobody else has it. */
export const findPerson = Effect.fnUntraced(function* (bot: Bot, client: ClientId) {
  return (yield* findClient(bot, client)) ?? { id: client, former: [] }
})

/** Whom entries were made for, by the id that they have now. */
export const findClients = Effect.fnUntraced(function* (bot: Bot, entries: readonly Entry[]) {
  const connections = yield* CalendarConnections

  const made = entries.map((entry) => clientOf(entry, bot.chatbot))
  const ids = [...new Set(made.filter((id) => id !== null))]
  const people = ids.length === 0 ? [] : yield* connections.people(bot, ids)
  return made.map((id) => people.find(({ former }) => id && former.includes(id))?.id ?? id)
})
