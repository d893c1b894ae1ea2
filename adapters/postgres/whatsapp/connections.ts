import { randomInt } from "node:crypto"
import * as Effect from "effect/Effect"
import { CLEARED_BY_LINK } from "../../../core/whatsapp/faults/account-news.ts"
import type { Connections } from "../../../core/whatsapp/ports.ts"
import { hashOf, newToken } from "../../secrets/opaque-token.ts"
import { placeOfLine } from "../../secrets/places.ts"
import type { Vault } from "../../secrets/vault.ts"
import { changeOwned, chatbotsOf, inEach, readOwned } from "../store/owned.ts"
import type { Store } from "../store/transaction.ts"
import { connectionOf, keysOf, type LineRow, readRow } from "./line-row.ts"
import { readLineSnapshot } from "./line-snapshot.ts"

const PIN_DIGITS = 6
const newPin = () => String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, "0")

/** The lines of chatbots, see db/functions/lines.sql. */
export const postgresConnections = (store: Store, vault: Vault): Connections => ({
  read: (owner, chatbot, now) =>
    readOwned(store, owner, chatbot, (query) => readLineSnapshot(query, chatbot, now)),
  keys: (owner, chatbot) =>
    readOwned(store, owner, chatbot, async (query) => {
      const row = await readRow(query, chatbot)
      return row && keysOf(vault, row)
    }),
  link: (owner, chatbot, { number, metaUser, ...link }) =>
    changeOwned(store, owner, chatbot, async (query) => {
      const { phonenumberid, businessaccountid, businessid, token } = number
      const facts = {
        ...link,
        phonenumberid,
        businessaccountid,
        businessid,
        clears: CLEARED_BY_LINK,
      }
      const [row] = await query<LineRow>("select * from link_line($1, $2, $3, $4, $5, $6)", [
        chatbot,
        owner,
        JSON.stringify({ ...facts, metaUser: metaUser && hashOf(metaUser) }),
        vault.seal(token, placeOfLine(chatbot, "accesstoken")),
        vault.seal(newPin(), placeOfLine(chatbot, "pin")),
        newToken(),
      ])
      if (!row?.chatbotid) return null
      return { connection: connectionOf(row), keys: keysOf(vault, row) }
    }),
  settle: ({ chatbot, phonenumberid, businessaccountid, sealed }, fault) =>
    Effect.promise(async () => {
      const [row] = await store.once<LineRow>(
        { chatbot },
        "select * from settle_line($1, $2, $3, $4, $5)",
        [chatbot, phonenumberid, sealed, fault, businessaccountid],
      )
      return row?.chatbotid ? connectionOf(row) : null
    }),
  remove: (owner, chatbot) =>
    changeOwned(store, owner, chatbot, async (query) => {
      await query("select unlink_line($1)", [chatbot])
    }),
  isShared: (chatbot, businessaccountid) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ shared: boolean }>(
        { chatbot },
        "select is_shared($1, $2) as shared",
        [businessaccountid, chatbot],
      )
      return row?.shared ?? false
    }),
  checkSoon: (businessaccountid) =>
    Effect.promise(async () => {
      await store.call("select check_account_soon($1)", [businessaccountid])
    }),
  sharesPerson: (chatbot, metaUser) =>
    Effect.promise(async () => {
      const [row] = await store.once<{ shared: boolean }>(
        { chatbot },
        "select shares_person($1, $2) as shared",
        [chatbot, metaUser === undefined ? null : hashOf(metaUser)],
      )
      return row?.shared ?? false
    }),
  ofOwner: (owner) =>
    Effect.promise(() =>
      store.transaction({ owner }, async (tx) => {
        const found = await inEach(tx, await chatbotsOf(tx.query, owner), async (chatbot) => {
          const rows = await tx.query(`select 1 from "whatsappConnections" where chatbotid = $1`, [
            chatbot,
          ])
          return rows.length > 0 ? [chatbot] : []
        })
        return found.flat()
      }),
    ),
})
