import { openVault } from "../../adapters/secrets/vault.ts"
import { freshDatabase, storeOn } from "./database.ts"
import { connectedOwner } from "./owners.ts"

/** A database with one owner, whose bot speaks through one line. */
export const openOneLine = async (phoneNumberId: string) => {
  const database = await freshDatabase()
  const store = storeOn(database.url)
  const line = await connectedOwner(database.owner, openVault("x".repeat(40), []), {
    phoneNumberId,
  })
  const close = async () => {
    await store.end()
    await database.drop()
  }
  return { database, store, line, close }
}
