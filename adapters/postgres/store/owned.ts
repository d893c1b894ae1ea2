import * as Effect from "effect/Effect"
import type { Bot } from "../../../core/shared/bot.ts"
import { say } from "../../../core/shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../../../core/shared/ids.ts"
import { NotFound } from "../../../core/shared/refusals.ts"
import type { Query, Store, Transaction } from "./transaction.ts"

type Work<A> = (query: Query) => Promise<A>

const within = Effect.fnUntraced(function* <A>(
  store: Store,
  { owner, chatbot }: Bot,
  lock: "" | "for no key update",
  work: Work<A>,
) {
  const done = yield* Effect.promise(() =>
    store.transaction({ owner }, async ({ query, enter }) => {
      // Both in one round trip: nothing of a bot that is somebody else's has been read by then.
      const [[found]] = await Promise.all([
        query(
          {
            name: `own chatbot ${lock}`,
            text: `select 1 from chatbots where id = $1 and userid = $2 ${lock}`,
          },
          [chatbot, owner],
        ),
        enter({ chatbot }),
      ])
      if (!found) return null
      return { value: await work(query) }
    }),
  )
  if (!done) return yield* noChatbot()
  return done.value
})

/** The refusal for a bot that is gone or somebody else's. */
export const noChatbot = () => new NotFound(say("chatbot_not_found"))

/** Runs `work` in a transaction of a bot. One that is not this owner's is refused as if it did not exist. */
export const readOwned = <A>(store: Store, owner: OwnerId, chatbot: ChatbotId, work: Work<A>) =>
  within(store, { owner, chatbot }, "", work)

/** The same with a lock on the bot's row, so that an owner's changes are made one after the other. It holds up no message. */
export const changeOwned = <A>(store: Store, owner: OwnerId, chatbot: ChatbotId, work: Work<A>) =>
  within(store, { owner, chatbot }, "for no key update", work)

/** An owner's bots, oldest first. */
export const chatbotsOf = async (query: Query, owner: OwnerId): Promise<ChatbotId[]> => {
  const bots = await query<{ id: ChatbotId }>(
    `select id from chatbots where userid = $1 order by "createdAt", id`,
    [owner],
  )
  return bots.map(({ id }) => id)
}

/** Runs `work` for each bot, one after the other: row-level security shows one at a time. */
export const inEach = async <A>(
  { enter }: Transaction,
  chatbots: readonly ChatbotId[],
  work: (chatbot: ChatbotId) => Promise<A>,
): Promise<A[]> => {
  const results: A[] = []
  for (const chatbot of chatbots) {
    const [, result] = await Promise.all([enter({ chatbot }), work(chatbot)])
    results.push(result)
  }
  return results
}

/** Tells whoever looks at the bot's pages (contract.md 6), once the transaction commits. */
export const tell = async (query: Query, chatbot: ChatbotId, event: string, data: object = {}) => {
  await query("select live_event($1, $2, $3)", [chatbot, event, data])
}
