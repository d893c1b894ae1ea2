import * as Effect from "effect/Effect"
import { postgresChatbots } from "../../adapters/postgres/chatbots/chatbots.ts"
import { postgresKnowledge } from "../../adapters/postgres/knowledge.ts"
import type { ChatbotParts, Chatbots } from "../../core/chatbots/ports.ts"
import type { NewChatbot } from "../../core/chatbots/wizard.ts"
import type { ChatbotId, OwnerId } from "../../core/shared/ids.ts"
import { fakeChatbots } from "../fakes/owner/chatbots.ts"
import { fakeKnowledge } from "../fakes/owner/knowledge.ts"
import { freshOwnerState, newOwner } from "../fakes/owner/state.ts"
import { openStore } from "../support/database.ts"

export const ALL = { limit: 50, offset: 0 }

export const A_BOT: NewChatbot = {
  name: "Bar Pepe",
  description: "Tapas",
  welcomemessage: "¡Hola!",
  tone: "friendly",
  language: "spanish",
  timezone: "Europe/Madrid",
}

/** A bot without a number and sources. */
export const BARE: ChatbotParts = { assignednumber: null, sources: [] }

export const run = Effect.runPromise

/** The refusal of a method. */
export const refused = <A, E>(effect: Effect.Effect<A, E>): Promise<E> => run(Effect.flip(effect))

/** Does something many times at once. */
export const atOnce = <A>(many: number, work: (index: number) => Promise<A>): Promise<A[]> =>
  Promise.all(Array.from({ length: many }, (_, index) => work(index)))

/** The owner's side with the fakes, which share one state. */
export const fakeOwnerSide = () => {
  const state = freshOwnerState()
  const owner = async () => newOwner(state)
  return { state, owner, knowledge: fakeKnowledge(state), ...botsOf(fakeChatbots(state), owner) }
}

/** The same with PostgreSQL. The whole file shares a database. */
export const openOwnerSide = async () => {
  const { database, store, rows, close } = await openStore(10)
  const owner = async () => {
    const [user] = await rows<{ id: OwnerId }>(
      `insert into users (email, emailconfirmedat)
       values (gen_random_uuid() || '@owner.example', now()) returning id`,
    )
    if (!user) throw new Error("no owner")
    return user.id
  }
  return {
    url: database.url,
    store,
    knowledge: postgresKnowledge(store),
    rows,
    owner,
    ...botsOf(postgresChatbots(store), owner),
    /** What a bot's pages have been told, oldest first. */
    told: (chatbot: ChatbotId) =>
      rows<{ event: string; data: unknown }>(
        "select event, data from live_events where chatbotid = $1 order by id",
        [chatbot],
      ),
    close,
  }
}

const botsOf = (chatbots: Chatbots, newOwner: () => Promise<OwnerId>) => ({
  chatbots,
  /** An owner with a bot. */
  hasBot: async () => {
    const owner = await newOwner()
    const made = await run(chatbots.create(owner, A_BOT, BARE, 1))
    if (!made) throw new Error("no chatbot")
    return { owner, chatbot: made.id }
  },
})
