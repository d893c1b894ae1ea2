import { Effect } from "effect"
import type { Inbox } from "../../core/conversations/ports.ts"
import type { Store } from "./transaction.ts"

type Accepted = { readonly outcomes: Record<string, number>; readonly jobs: number }

/** `wake` is called once the messages and their turn jobs are stored. */
export const postgresInbox = (store: Store, wake: () => void): Inbox => ({
  accept: (items) =>
    Effect.promise(async () => {
      const [row] = await store.call<{ accepted: Accepted }>(
        { name: "accept", text: "select accept_messages($1) as accepted" },
        [JSON.stringify(items)],
      )
      if (row && row.accepted.jobs > 0) wake()
      return row?.accepted.outcomes ?? {}
    }),
})
