import type { ChatbotId, OwnerId } from "../../../core/shared/ids.ts"
import type { Store } from "../store/transaction.ts"

const NO_ID = "00000000-0000-0000-0000-000000000000"
/** Tables that may have too many rows for one statement, each with a value that is below all of its ids. */
const LARGE = { messages: NO_ID, turns: NO_ID, clients: NO_ID, live_events: "0" }
const BATCH = 5_000

/** Deletes a bot's rows from its large tables, in batches: no statement runs long, and a crash loses little work. */
export const emptyChatbot = async (store: Store, owner: OwnerId, chatbot: ChatbotId) => {
  for (const [table, first] of Object.entries(LARGE)) {
    for (let last: string | undefined = first; last !== undefined; ) {
      // Each batch begins after the one before, so that the index is not searched through deleted rows again.
      const [row]: { last: string }[] = await store.once<{ last: string }>(
        { owner, chatbot },
        `with batch as materialized (
           select id from ${table} where chatbotid = $1 and id > $2 order by id limit ${BATCH}),
         gone as (delete from ${table} where chatbotid = $1 and id = any(array(select id from batch)))
         select id as last from batch order by id desc limit 1`,
        [chatbot, last],
      )
      last = row?.last
    }
  }
}
