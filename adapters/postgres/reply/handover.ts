import * as Effect from "effect/Effect"
import type { Handover } from "../../../core/reply/ports.ts"
import { PAUSED } from "../predicates.ts"
import { tell } from "../store/owned.ts"
import type { Store } from "../store/transaction.ts"

/** Pauses a conversation only while this worker still holds it; other notifications are stored in any case. */
export const postgresHandover = (store: Store): Handover => ({
  pause: (held, notice) =>
    Effect.promise(async () => {
      await store.transaction(held, async ({ query }) => {
        const [paused] = await query(
          `update conversations c set
             pausedat = case when ${PAUSED} then pausedat else now() end,
             pauseduntil = case when ${PAUSED} then pauseduntil end,
             pausedby = case when ${PAUSED} then pausedby else 'bot' end
           where chatbotid = $1 and id = $2 and fence = $3 returning id as "conversationId", coalesce(pausedby, 'bot') as by`,
          [held.chatbot, held.conversation, held.fence],
        )
        if (!paused) return
        await query("select add_notification($1, $2, true)", [held.chatbot, notice])
        await tell(query, held.chatbot, "conversation.paused", paused)
      })
    }),
  notify: (held, text, { evenIfFull } = { evenIfFull: false }) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ limit: number | null }>(
        held,
        `select case add_notification($1, $2, $3) when 'full' then
           (select notification_limit from chatbots where id = $1) end as limit`,
        [held.chatbot, text, evenIfFull],
      )
      return row?.limit ?? null
    }),
})
