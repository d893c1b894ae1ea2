import type { Store } from "../postgres/transaction.ts"

/** A job that has been out for so long without a word is taken for lost; far beyond the longest turn. */
const STALE = "3 minutes"
const BATCH = 500

/** Gives every conversation that is due and has no job a new one. Answers how many. */
export const sweep = async (store: Store): Promise<number> => {
  const [row] = await store.call<{ sent: number }>(
    { name: "sweep", text: "select sweep_conversations($1, $2) as sent" },
    [STALE, BATCH],
  )
  return row?.sent ?? 0
}
