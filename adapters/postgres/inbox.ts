import { Effect } from "effect"
import type { Inbox } from "../../core/conversations/ports.ts"
import { type Boss, sendTurns, type TurnJob } from "../queue/boss.ts"
import type { Store } from "./transaction.ts"

type Accepted = { outcomes: Record<string, number>; jobs: TurnJob[] }

/** Messages and their turn jobs in one transaction: one without the other cannot exist. `wake` after the commit. */
export const postgresInbox = (store: Store, boss: Boss, wake: () => void): Inbox => ({
  accept: (items) =>
    Effect.promise(async () => {
      const { outcomes, jobs } = await store.transaction({}, async ({ query }) => {
        const [row] = await query<{ accepted: Accepted }>(
          { name: "accept", text: "select accept_messages($1) as accepted" },
          [JSON.stringify(items)],
        )
        const accepted = row?.accepted ?? { outcomes: {}, jobs: [] }
        await sendTurns(boss, query, accepted.jobs)
        return accepted
      })
      if (jobs.length > 0) wake()
      return outcomes
    }),
})
