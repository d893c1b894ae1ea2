import type { ConversationRef } from "../../core/reply/turn.ts"
import { databaseAtFault } from "../postgres/gone.ts"
import { stepsOf } from "../postgres/steps.ts"
import type { Store } from "../postgres/transaction.ts"

const WAITS_MS = [50, 500, 2_000]

/**
 * Does what is to be done for a conversation; when the database fails it, the conversation is put down before the error goes
 * on: nobody has died of its turn, which is given up after three deaths (core/reply/stop.ts).
 */
export const putDownWhenLost = async <A>(
  store: Store,
  conversation: ConversationRef,
  work: () => Promise<A>,
): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    if (databaseAtFault(error)) await putDown(store, conversation)
    throw error
  }
}

/** Whoever opens the conversation next finds that nobody has died of its turn. */
export const putDown = async (store: Store, conversation: ConversationRef) => {
  for (const wait of WAITS_MS) {
    try {
      const { conversationId, attempt = null } = conversation
      await stepsOf(store).step("put_down", conversation, conversationId, attempt)
      return
    } catch {
      await Bun.sleep(wait)
    }
  }
}
