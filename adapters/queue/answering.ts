import type { Answered, Circumstances } from "../../core/reply/answer.ts"
import type { ConversationRef } from "../../core/reply/turn.ts"
import { readWriteLock } from "./read-write-lock.ts"

type Bring = (conversation: ConversationRef, how: Circumstances) => Promise<Answered>

/**
 * Brings conversations up to date, side by side; one on its last try alone, with nothing else begun until it is over: whatever
 * the process then dies of, nobody is given up for another's message.
 */
export const answering = (bring: Bring) => {
  const lock = readWriteLock()
  return async (
    conversation: ConversationRef,
    stopping: () => boolean,
  ): Promise<Exclude<Answered, "last-try">> => {
    const begin = (how: Circumstances) =>
      stopping() ? Promise.resolve("unfinished" as const) : bring(conversation, how)
    const outcome = await lock.shared(() => begin({ stopping, concurrent: true }))
    if (outcome !== "last-try") return outcome
    // Only what ended workers: what comes behind it has company again.
    const last = await lock.exclusive(() => begin({ stopping: () => true }))
    return last === "last-try" ? "unfinished" : last
  }
}
