import type { ConversationRef } from "../../core/reply/turn.ts"
import { callsOf } from "../postgres/reply/turn-functions.ts"
import { databaseAtFault, tookTooLong } from "../postgres/store/database-errors.ts"
import type { Store } from "../postgres/store/transaction.ts"

/** The pause after each failed attempt to put a conversation down: the database may be out of reach for a moment. */
const WAITS_MS = [50, 500, 2_000]

/** From this many tries of a job on (some ten minutes) a timeout counts as the fault of the conversation, not of the database. */
const SLOW_TRIES = 20

/**
 * Runs `work` for a conversation; `tries`: how often that was tried before. After an error the conversation is put down. An error
 * of the database is not counted against it; any other is counted like a worker's death, and a conversation with too many of
 * those is given up (core/reply/compose.ts, db/functions/deaths.sql).
 */
export const putDownWhenLost = async <A>(
  store: Store,
  conversation: ConversationRef,
  tries: number,
  work: () => Promise<A>,
): Promise<A> => {
  try {
    return await work()
  } catch (error) {
    const isDatabasesFault = databaseAtFault(error) && !(tookTooLong(error) && tries >= SLOW_TRIES)
    await endHold(store, conversation, isDatabasesFault ? "put_down" : "turn_failed")
    throw error
  }
}

/** Puts a conversation down without counting a death. */
export const putDown = (store: Store, conversation: ConversationRef) =>
  endHold(store, conversation, "put_down")

const endHold = async (store: Store, ref: ConversationRef, how: "put_down" | "turn_failed") => {
  const { conversation, attempt = null } = ref
  for (const wait of WAITS_MS) {
    try {
      await callsOf(store).call(how, ref, conversation, attempt)
      return
    } catch {
      await Bun.sleep(wait)
    }
  }
}
