import type { ConversationRef } from "../../core/reply/turn.ts"
import { stepsOf } from "../postgres/steps.ts"
import { databaseAtFault, tookTooLong } from "../postgres/store/database-errors.ts"
import type { Store } from "../postgres/store/transaction.ts"

const WAITS_MS = [50, 500, 2_000]

/** So many tries of a job, some ten minutes, may find the database too slow; then it is the conversation that is too much for it. */
const SLOW_TRIES = 20

/**
 * Does what is to be done for a conversation; `tries`: how often that was tried before. When the database fails it, the
 * conversation is released before the error goes on: nobody has died of it. Any other error is counted as a death, and a
 * conversation of too many is given up (core/reply/compose.ts, db/functions/deaths.sql).
 */
export const releaseWhenLost = async <A>(
  store: Store,
  conversation: ConversationRef,
  tries: number,
  work: () => Promise<A>,
): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    const innocent = databaseAtFault(error) && !(tookTooLong(error) && tries >= SLOW_TRIES)
    await endHold(store, conversation, innocent ? "put_down" : "turn_failed")
    throw error
  }
}

/** Whoever opens the conversation next finds that nobody has died of its turn. */
export const release = (store: Store, conversation: ConversationRef) =>
  endHold(store, conversation, "put_down")

const endHold = async (
  store: Store,
  conversation: ConversationRef,
  how: "put_down" | "turn_failed",
) => {
  const { conversationId, attempt = null } = conversation
  for (const wait of WAITS_MS) {
    try {
      await stepsOf(store).step(how, conversation, conversationId, attempt)
      return
    } catch {
      await Bun.sleep(wait)
    }
  }
}
