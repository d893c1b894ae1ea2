import type { Bot } from "../../../core/shared/bot.ts"
import type { OwnerId } from "../../../core/shared/ids.ts"
import { openOrNull, SealedElsewhere, type Vault } from "../../secrets/vault.ts"
import { chatbotsOf, inEach, tell } from "../store/owned.ts"
import type { Query, Store } from "../store/transaction.ts"

/* The row of a calendar connection. Its tokens are encrypted for that row: copied to another row, they cannot be decrypted. */

export const TABLE = "googlecalendarconnections"

export type CalendarRow = {
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

/** A token, encrypted for its row. */
export const sealed = (vault: Vault, token: string, column: string, row: string): string =>
  vault.seal(token, { table: TABLE, column, row })

/** Tells open dashboards whether the bot's calendar is connected. */
export const announce = (
  query: Query,
  { chatbot }: Bot,
  state: { readonly is_connected: boolean },
) => tell(query, chatbot, "calendar.changed", state)

/** The refresh token of a bot's calendar, for the sandbox. */
export const refreshTokenOf = async (store: Store, vault: Vault, chatbot: string) => {
  const [row] = await store.once<CalendarRow>({ chatbot }, SELECT, [chatbot])
  return row ? opened(vault, row.refreshtoken, "refreshtoken", chatbot) : null
}

/**
 * The refresh tokens to give back with an owner's account: of all calendars that they ever connected and did not remove, working or
 * not. Not of one that another owner's bot uses too, as Google ends all consents of an account at once (providers.md 2.1). Rejects
 * where another process can open one that we cannot.
 */
export const refreshTokensOf = async (store: Store, vault: Vault, owner: OwnerId) => {
  const rows = await store.transaction({ owner }, async (tx) => {
    const own = await chatbotsOf(tx.query, owner)
    return inEach(tx, own, async (chatbot) => {
      const [row] = await tx.query<CalendarRow>(SELECT, [chatbot])
      const [sharing] = await tx.query<{ bots: readonly string[] }>(
        "select bots_sharing($1) as bots",
        [chatbot],
      )
      const shared = sharing?.bots.some((bot) => !own.some((each) => each === bot))
      return row && !shared ? [{ chatbot, sealed: row.refreshtoken }] : []
    })
  })
  const tokens: string[] = []
  for (const { chatbot, sealed } of rows.flat()) {
    if (await vault.sealedElsewhere(sealed)) throw new SealedElsewhere()
    const token = opened(vault, sealed, "refreshtoken", chatbot)
    if (token !== null) tokens.push(token)
  }
  return tokens
}
