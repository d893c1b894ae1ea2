import { answer } from "../../core/reply/answer.ts"
import type { ConversationRef } from "../../core/reply/turn.ts"
import type { Run } from "../http/run.ts"

/**
 * Brings conversations up to date, side by side, but for turns on their last try: of these one at a time, and a second one
 * is "unfinished", to come again. Whatever the process then dies of, no more than one is given up for it.
 */
export const answering = (run: Run) => {
  let trying = false
  return async (
    conversation: ConversationRef,
    stopping: () => boolean,
  ): Promise<"done" | "lost" | "unfinished"> => {
    const outcome = await run(answer(conversation, { stopping, inCompany: true }))
    if (outcome !== "last-try") return outcome
    if (trying) return "unfinished"
    trying = true
    try {
      const last = await run(answer(conversation, { stopping }))
      return last === "last-try" ? "unfinished" : last
    } finally {
      trying = false
    }
  }
}
