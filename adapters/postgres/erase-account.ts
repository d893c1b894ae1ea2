import type { OwnerId } from "../../core/shared/ids.ts"
import { emptyChatbot } from "./chatbots.ts"
import { chatbotsOf } from "./store/owned.ts"
import type { Store } from "./store/transaction.ts"

/** Takes away all that is an owner's; what a crash leaves is taken the next time. */
export const eraseAccount = async (store: Store, owner: OwnerId) => {
  const tenant = { user: owner }
  // From here on nothing more comes in.
  await store.once(tenant, "delete from whatsapp_lines where userid = $1", [owner])
  const bots = await store.transaction(tenant, ({ query }) => chatbotsOf(query, owner))
  const emptyAll = async () => {
    for (const bot of bots) await emptyChatbot(store, owner, bot)
  }
  await emptyAll()
  await store.transaction(tenant, async ({ query }) => {
    // First: whoever still writes something of the owner's holds this row, and whoever comes later finds none.
    await query("delete from users where id = $1 and deletedat is not null", [owner])
    await query("delete from chatbots where userid = $1", [owner])
    // What was connected meanwhile.
    await query("delete from whatsapp_lines where userid = $1", [owner])
    await query("delete from subscriptions where userid = $1", [owner])
    await query(`delete from "subscriptionUsage" where userid = $1`, [owner])
    await query(`delete from "contactMessages" where userid = $1`, [owner])
  })
  // What was told to dashboards meanwhile hangs on no row.
  await emptyAll()
}
