import type { Store } from "../postgres/transaction.ts"
import { type Boss, sendTurns, type TurnJob } from "./boss.ts"

/** A job that has been out for so long without a word is taken for lost; far beyond the longest turn. */
const STALE = "3 minutes"
const BATCH = 500

/** Gives every conversation that is due and has no job a new one. Answers how many. */
export const sweep = (store: Store, boss: Boss): Promise<number> =>
  store.transaction({}, async ({ query }) => {
    const due = await query<TurnJob>(
      {
        name: "due",
        text: "select chatbotid, userid, conversationid from due_conversations($1, $2)",
      },
      [STALE, BATCH],
    )
    await sendTurns(boss, query, due)
    return due.length
  })
