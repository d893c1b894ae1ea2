import { openStore } from "./database.ts"
import { connectedOwner } from "./owners.ts"
import { vault } from "./secret.ts"

/** A database with one owner, whose bot speaks through one line. */
export const openStoreWithLine = async (phoneNumberId: string) => {
  const stage = await openStore()
  return { ...stage, line: await connectedOwner(stage.database.owner, vault, { phoneNumberId }) }
}
