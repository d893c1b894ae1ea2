import * as Effect from "effect/Effect"
import type { CalendarConnection } from "../../../core/calendar/connection/connection.ts"
import type { CalendarConnections, Person } from "../../../core/calendar/ports.ts"
import type { Vault } from "../../secrets/vault.ts"
import { changeOwned, chatbotsOf, inEach, noChatbot } from "../store/owned.ts"
import type { Store } from "../store/transaction.ts"
import { calendarLeases } from "./calendar-leases.ts"
import { announce, type CalendarRow, opened, sealed, TABLE } from "./calendar-tokens.ts"

/** See db/functions/calendars.sql. */
const READ = { name: "calendar_of", text: "select * from calendar_of($1, $2)" }

const PEOPLE = {
  name: "people",
  text: `select k.id,
      array(select f.id from former_clients f where f.chatbotid = k.chatbotid and f.clientid = k.id) as former
    from clients k where k.chatbotid = $1 and k.id = any($2::uuid[] ||
      array(select f.clientid from former_clients f where f.chatbotid = $1 and f.id = any($2)))`,
}

/** Connections to calendars. Tokens are encrypted for the bot's row: copied to another row, they cannot be decrypted. */
export const postgresCalendarConnections = (store: Store, vault: Vault): CalendarConnections => {
  const connectionOf = (row: CalendarRow, chatbot: string): CalendarConnection => ({
    id: row.id,
    allowModifyAnyEvent: row.allowmodifyanyevent,
    account: row.googlesub,
    expiresAt: row.tokenexpiresat,
    accessToken: opened(vault, row.accesstoken, "accesstoken", chatbot),
    error: row.error,
  })

  return {
    read: Effect.fnUntraced(function* (bot) {
      const [row] = yield* Effect.promise(() =>
        store.call<{ timezone: string } & (CalendarRow | { id: null })>(READ, [
          bot.chatbot,
          bot.owner,
        ]),
      )
      if (!row) return yield* noChatbot()
      const connection = row.id === null ? null : connectionOf(row, bot.chatbot)
      return { zone: row.timezone, connection }
    }),
    botOf: (owner, connection) =>
      Effect.promise(() =>
        store.transaction({ owner }, async (tx) => {
          const found = await inEach(tx, await chatbotsOf(tx.query, owner), async (chatbot) => {
            const [row] = await tx.query(
              `select 1 from ${TABLE} where chatbotid = $1 and id = $2`,
              [chatbot, connection],
            )
            return row ? { owner, chatbot } : null
          })
          return found.find((bot) => bot !== null) ?? null
        }),
      ),
    keep: (bot, { accessToken, refreshToken, expiresAt, sub, email }) =>
      changeOwned(store, bot.owner, bot.chatbot, async (query) => {
        await query(
          `insert into ${TABLE} (chatbotid, userid, accesstoken, refreshtoken, tokenexpiresat, googlesub, email)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (chatbotid) do update set accesstoken = excluded.accesstoken,
             refreshtoken = excluded.refreshtoken, tokenexpiresat = excluded.tokenexpiresat,
             googlesub = excluded.googlesub, email = excluded.email, error = null, renewalid = null,
             renewaluntil = null, updatedat = now()`,
          [
            bot.chatbot,
            bot.owner,
            sealed(vault, accessToken, "accesstoken", bot.chatbot),
            sealed(vault, refreshToken, "refreshtoken", bot.chatbot),
            expiresAt,
            sub,
            email,
          ],
        )
        await announce(query, bot, { is_connected: true })
      }),
    remove: (bot) =>
      changeOwned(store, bot.owner, bot.chatbot, async (query) => {
        await query(`delete from ${TABLE} where chatbotid = $1`, [bot.chatbot])
        await announce(query, bot, { is_connected: false })
      }),
    allow: (bot, anyEvent) =>
      changeOwned(store, bot.owner, bot.chatbot, async (query) => {
        const rows = await query(
          `update ${TABLE} set allowmodifyanyevent = $2, updatedat = now()
           where chatbotid = $1 and error is null returning 1`,
          [bot.chatbot, anyEvent],
        )
        return rows.length > 0
      }),
    ...calendarLeases(store, vault),
    people: (bot, ids) => Effect.promise(() => store.once<Person>(bot, PEOPLE, [bot.chatbot, ids])),
  }
}
