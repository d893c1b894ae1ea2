import type { OwnerId } from "../../../core/shared/ids.ts"
import { emptyChatbot } from "../chatbots/empty-chatbot.ts"
import { chatbotsOf } from "../store/owned.ts"
import type { Store } from "../store/transaction.ts"

/** Deletes all of an owner's data. After a crash it is run again, and deletes the rest. */
export const eraseAccount = async (store: Store, owner: OwnerId) => {
  const tenant = { owner }
  // Without lines no more messages come in.
  await store.once(tenant, "delete from whatsapp_lines where userid = $1", [owner])
  const bots = await store.transaction(tenant, ({ query }) => chatbotsOf(query, owner))
  const emptyAll = async () => {
    for (const bot of bots) await emptyChatbot(store, owner, bot)
  }
  await emptyAll()
  await store.transaction(tenant, async ({ query }) => {
    // First: it waits for the lock of whoever still writes for the owner, and whoever comes later finds no account.
    await query("delete from users where id = $1 and deletedat is not null", [owner])
    await query("delete from chatbots where userid = $1", [owner])
    // Lines may have been connected meanwhile.
    await query("delete from whatsapp_lines where userid = $1", [owner])
    await query("delete from subscriptions where userid = $1", [owner])
    await query(`delete from "subscriptionUsage" where userid = $1`, [owner])
    await query(`delete from "contactMessages" where userid = $1`, [owner])
  })
  // Live events that came meanwhile are not deleted with the owner's row.
  await emptyAll()
}
