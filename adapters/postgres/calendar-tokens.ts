import type { OwnerId } from "../../core/shared/ids.ts"
import { openOrNull, type Vault } from "../secrets/vault.ts"
import { chatbotsOf, inEach } from "./store/owned.ts"
import type { Store } from "./store/transaction.ts"

/* The row of a calendar connection. Its tokens are encrypted for that row: copied to another row, they cannot be decrypted. */

export const TABLE = "googlecalendarconnections"

export type ConnectionRow = {
  id: string
  accesstoken: string
  refreshtoken: string
  tokenexpiresat: Date
  allowmodifyanyevent: boolean
  googlesub: string | null
  error: string | null
  leased: boolean
}

export const SELECT = `select id, accesstoken, refreshtoken, tokenexpiresat, allowmodifyanyevent, googlesub, error,
  coalesce(renewaluntil > now(), false) as leased from ${TABLE} where chatbotid = $1`

/** A decrypted token. Null: its key is gone, or it was encrypted for another row. */
export const opened = (vault: Vault, sealed: string, column: string, row: string): string | null =>
  openOrNull(vault, sealed, { table: TABLE, column, row })

/** The refresh token of a bot's calendar, for the sandbox. */
export const refreshTokenOf = async (store: Store, vault: Vault, chatbot: string) => {
  const [row] = await store.once<ConnectionRow>({ chatbot }, SELECT, [chatbot])
  return row ? opened(vault, row.refreshtoken, "refreshtoken", chatbot) : null
}

/** The refresh tokens of all calendars that an owner ever connected and did not remove, working or not. */
export const refreshTokensOf = (store: Store, vault: Vault, owner: OwnerId) =>
  store.transaction({ user: owner }, async (tx) => {
    const tokens = await inEach(tx, await chatbotsOf(tx.query, owner), async (chatbot) => {
      const [row] = await tx.query<ConnectionRow>(SELECT, [chatbot])
      return row ? opened(vault, row.refreshtoken, "refreshtoken", chatbot) : null
    })
    return tokens.filter((token) => token !== null)
  })
