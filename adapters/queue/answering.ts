import type { Answered, Circumstances } from "../../core/reply/answer.ts"
import type { ConversationRef } from "../../core/reply/turn.ts"
import { readWriteLock } from "./read-write-lock.ts"

type BringUpToDate = (conversation: ConversationRef, how: Circumstances) => Promise<Answered>

/**
 * Brings conversations up to date, many at the same time. Where others wait each gets one turn and goes behind them, or clients
 * who write on and on would keep everybody else waiting. One that has killed workers gets its last try alone, while
 * nothing else runs: if the process dies again, it is this conversation that is given up, and no other.
 */
export const answering = (bringUpToDate: BringUpToDate) => {
  const lock = readWriteLock()
  return async (
    conversation: ConversationRef,
    stopping: () => boolean,
    crowded: () => boolean,
  ): Promise<Exclude<Answered, "last-try">> => {
    const begin = (how: Circumstances) =>
      stopping() ? Promise.resolve("unfinished" as const) : bringUpToDate(conversation, how)
    const outcome = await lock.shared(() =>
      begin({ leaving: () => stopping() || crowded() || lock.isAwaited(), concurrent: true }),
    )
    if (outcome !== "last-try") return outcome
    // One turn only: what the conversation holds after it may again run beside others.
    const last = await lock.exclusive(() => begin({ leaving: () => true }))
    return last === "last-try" ? "unfinished" : last
  }
}
