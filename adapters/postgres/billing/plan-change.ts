import * as Effect from "effect/Effect"
import type { TellPlan } from "../../../core/billing/plan-news.ts"
import type { Holding } from "../../../core/billing/plan-notice.ts"
import { memoryTokens, parseFragments } from "../../../core/memory/fragments.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import { auditEntry } from "../audit-trail.ts"
import type { Query, Store } from "../store/transaction.ts"
import { announceUsage, usageFactsOf } from "./ledger.ts"

/** Changes what an owner pays for, and tells it in the same transaction: an event that is handled again finds nothing changed. */
export const changePlan = (
  store: Store,
  owner: OwnerId,
  change: (query: Query) => Promise<unknown>,
  tell: TellPlan,
) =>
  Effect.promise(() =>
    store.transaction({ owner }, async ({ query, enter }) => {
      // One after the other, so that each change is told once. It holds up no row that refers to the owner's.
      await query("select 1 from users where id = $1 for no key update", [owner])
      const before = await usageFactsOf(query, owner)
      await change(query)
      const after = await usageFactsOf(query, owner)
      if (!before || !after) return
      const { used, limit, plan, notice } = tell(before, after)
      await announceUsage(query, owner, used, limit)
      if (plan) await query(...auditEntry(owner, "plan_changed", plan.id))
      if (!notice) return
      const holdings = await holdingsOf(query, owner)
      for (const holding of holdings) {
        const chatbot = holding.chatbotId
        await enter({ chatbot })
        await query("select add_notification($1, $2)", [chatbot, notice(holding, holdings.length)])
      }
    }),
  )

type HoldingRow = Omit<Holding, "memoryTokens"> & { readonly memory: string }

/** What each of the owner's chatbots holds. */
const holdingsOf = async (query: Query, owner: OwnerId): Promise<readonly Holding[]> => {
  const [row] = await query<{ held: readonly HoldingRow[] }>("select holdings_of($1) as held", [
    owner,
  ])
  return (row?.held ?? []).map(({ memory, ...held }) => ({
    ...held,
    memoryTokens: memoryTokens(parseFragments(memory) ?? []),
  }))
}
