import { openVault } from "../../adapters/secrets/vault.ts"
import { openStore } from "./database.ts"
import { connectedOwner } from "./owners.ts"

/** A database with one owner, whose bot speaks through one line. */
export const openOneLine = async (phoneNumberId: string) => {
  const stage = await openStore()
  const vault = openVault("x".repeat(40), [])
  return { ...stage, line: await connectedOwner(stage.database.owner, vault, { phoneNumberId }) }
}
