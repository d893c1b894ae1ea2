import { Effect } from "effect"
import {
  BROKEN_NOTICE,
  type Broken,
  type Connection,
  INVALID,
} from "../../core/calendar/connection.ts"
import type { Bot, CalendarConnections, Lease, Person } from "../../core/calendar/ports.ts"
import type { Vault } from "../secrets/vault.ts"
import { type ConnectionRow, opened, SELECT, TABLE } from "./calendar-tokens.ts"
import { changeOwned, chatbotsOf, inEach, noChatbot, tell, tenantOf } from "./store/owned.ts"
import type { Query, Store } from "./store/transaction.ts"

/** Over the function of db/functions/calendars.sql. */
const READ = { name: "calendar_of", text: "select * from calendar_of($1, $2)" }

const PEOPLE = {
  name: "people",
  text: `select k.id,
      array(select f.id from former_clients f where f.chatbotid = k.chatbotid and f.clientid = k.id) as former
    from clients k where k.chatbotid = $1 and k.id = any($2::uuid[] ||
      array(select f.clientid from former_clients f where f.chatbotid = $1 and f.id = any($2)))`,
}

/** Longer than Google may take to renew a token. */
const LEASE_SECONDS = 15
const WAIT_MS = 16_000
const POLL_MS = 50

/** Connections to calendars. Tokens are sealed for the bot's row and open nowhere else. */
export const postgresCalendarConnections = (store: Store, vault: Vault): CalendarConnections => {
  const seal = (text: string, column: string, row: string) =>
    vault.seal(text, { table: TABLE, column, row })
  const connectionOf = (row: ConnectionRow, chatbot: string): Connection => ({
    id: row.id,
    allowModifyAnyEvent: row.allowmodifyanyevent,
    account: row.googlesub,
    expiresAt: row.tokenexpiresat,
    accessToken: opened(vault, row.accesstoken, "accesstoken", chatbot),
    error: row.error,
  })
  const changed = (query: Query, { chatbot }: Bot, connected: boolean) =>
    tell(query, chatbot, "calendar.changed", { is_connected: connected })

  /** "leased": somebody else renews them now. */
  const tryLease = (bot: Bot, stale: string | null) =>
    store.transaction(tenantOf(bot), async ({ query }): Promise<Lease | "leased"> => {
      const [row] = await query<ConnectionRow>(`${SELECT} for update`, [bot.chatbot])
      if (!row || row.error !== null) return { kind: "broken" }
      const accessToken = opened(vault, row.accesstoken, "accesstoken", bot.chatbot)
      if (accessToken !== null && accessToken !== stale) return { kind: "renewed", accessToken }
      if (row.leased) return "leased"
      const refreshToken = opened(vault, row.refreshtoken, "refreshtoken", bot.chatbot)
      if (!refreshToken) {
        if (vault.sealedElsewhere(row.refreshtoken)) return { kind: "busy" }
        // As soon as its secret is back it works again, unless it was given up.
        if (vault.lacks(row.refreshtoken)) await tellBroken(query, bot)
        else await broken(query, bot, INVALID)
        return { kind: "broken" }
      }
      const [lease] = await query<{ id: string }>(
        `update ${TABLE} set renewalid = gen_random_uuid(), renewaluntil = now() + $2 * interval '1 second'
         where chatbotid = $1 returning renewalid as id`,
        [bot.chatbot, LEASE_SECONDS],
      )
      return lease ? { kind: "renew", id: lease.id, refreshToken } : { kind: "broken" }
    })

  const broken = async (query: Query, bot: Bot, error: Broken) => {
    await query(
      `update ${TABLE} set error = $2, renewalid = null, renewaluntil = null, updatedat = now() where chatbotid = $1`,
      [bot.chatbot, error],
    )
    await tellBroken(query, bot)
    await query("select audit_connection($1, $2)", [
      bot.chatbot,
      error === INVALID ? "calendar_unreadable" : "calendar_expired",
    ])
    await changed(query, bot, false)
  }
  const tellBroken = async (query: Query, { chatbot }: Bot) => {
    await query("select add_notification($1, $2)", [chatbot, BROKEN_NOTICE])
  }

  return {
    read: Effect.fnUntraced(function* (bot) {
      const [row] = yield* Effect.promise(() =>
        store.call<{ timezone: string } & (ConnectionRow | { id: null })>(READ, [
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
        store.transaction({ user: owner }, async (tx) => {
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
            seal(accessToken, "accesstoken", bot.chatbot),
            seal(refreshToken, "refreshtoken", bot.chatbot),
            expiresAt,
            sub,
            email,
          ],
        )
        await changed(query, bot, true)
      }),
    remove: (bot) =>
      changeOwned(store, bot.owner, bot.chatbot, async (query) => {
        await query(`delete from ${TABLE} where chatbotid = $1`, [bot.chatbot])
        await changed(query, bot, false)
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
    lease: (bot, stale) =>
      Effect.promise(async () => {
        const until = performance.now() + WAIT_MS
        for (;;) {
          const lease = await tryLease(bot, stale)
          if (lease !== "leased") return lease
          if (performance.now() > until) return { kind: "busy" }
          await Bun.sleep(POLL_MS)
        }
      }),
    endLease: (bot, lease, outcome) =>
      Effect.promise(() =>
        store.transaction(tenantOf(bot), async ({ query }) => {
          // A new consent, or another lease, has come in between: what this one brings is old.
          const [mine] = await query(
            `select 1 from ${TABLE} where chatbotid = $1 and renewalid = $2 for update`,
            [bot.chatbot, lease],
          )
          if (!mine) return false
          if (typeof outcome === "string") {
            await broken(query, bot, outcome)
            return true
          }
          await query(
            `update ${TABLE} set renewalid = null, renewaluntil = null, updatedat = now(),
               accesstoken = coalesce($2, accesstoken), refreshtoken = coalesce($3, refreshtoken),
               tokenexpiresat = coalesce($4, tokenexpiresat)
             where chatbotid = $1`,
            [
              bot.chatbot,
              outcome && seal(outcome.accessToken, "accesstoken", bot.chatbot),
              outcome?.refreshToken
                ? seal(outcome.refreshToken, "refreshtoken", bot.chatbot)
                : null,
              outcome?.expiresAt,
            ],
          )
          return true
        }),
      ),
    people: (bot, ids) =>
      Effect.promise(() => store.once<Person>(tenantOf(bot), PEOPLE, [bot.chatbot, ids])),
  }
}
