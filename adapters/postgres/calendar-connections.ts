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

/** See db/functions/calendars.sql. */
const READ = { name: "calendar_of", text: "select * from calendar_of($1, $2)" }

const PEOPLE = {
  name: "people",
  text: `select k.id,
      array(select f.id from former_clients f where f.chatbotid = k.chatbotid and f.clientid = k.id) as former
    from clients k where k.chatbotid = $1 and k.id = any($2::uuid[] ||
      array(select f.clientid from former_clients f where f.chatbotid = $1 and f.id = any($2)))`,
}

/** How long one process may renew a token before another may try: longer than Google takes. */
const LEASE_SECONDS = 15
const WAIT_MS = 16_000
const POLL_MS = 50

/** Connections to calendars. Tokens are encrypted for the bot's row: copied to another row, they cannot be decrypted. */
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
  const announce = (query: Query, { chatbot }: Bot, state: { readonly is_connected: boolean }) =>
    tell(query, chatbot, "calendar.changed", state)

  /** "leased": another process is renewing the token now. */
  const tryLease = (bot: Bot, stale: string | null) =>
    store.transaction(tenantOf(bot), async ({ query }): Promise<Lease | "leased"> => {
      const [row] = await query<ConnectionRow>(`${SELECT} for update`, [bot.chatbot])
      if (!row || row.error !== null) return { kind: "broken" }
      const accessToken = opened(vault, row.accesstoken, "accesstoken", bot.chatbot)
      if (accessToken !== null && accessToken !== stale) return { kind: "renewed", accessToken }
      if (row.leased) return "leased"
      const refreshToken = opened(vault, row.refreshtoken, "refreshtoken", bot.chatbot)
      if (!refreshToken) {
        if (await vault.sealedElsewhere(row.refreshtoken)) return { kind: "busy" }
        // Not marked as broken: as soon as the secret that sealed the token is back, it works again.
        if (vault.lacks(row.refreshtoken)) await notifyBroken(query, bot)
        else await markBroken(query, bot, INVALID)
        return { kind: "broken" }
      }
      const [lease] = await query<{ id: string }>(
        `update ${TABLE} set renewalid = gen_random_uuid(), renewaluntil = now() + $2 * interval '1 second'
         where chatbotid = $1 returning renewalid as id`,
        [bot.chatbot, LEASE_SECONDS],
      )
      return lease ? { kind: "renew", id: lease.id, refreshToken } : { kind: "broken" }
    })

  const markBroken = async (query: Query, bot: Bot, error: Broken) => {
    await query(
      `update ${TABLE} set error = $2, renewalid = null, renewaluntil = null, updatedat = now() where chatbotid = $1`,
      [bot.chatbot, error],
    )
    await notifyBroken(query, bot)
    await query("select audit_connection($1, $2)", [
      bot.chatbot,
      error === INVALID ? "calendar_unreadable" : "calendar_expired",
    ])
    await announce(query, bot, { is_connected: false })
  }
  const notifyBroken = async (query: Query, { chatbot }: Bot) => {
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
          // Nothing to write if a new consent or another lease came in between: this outcome is out of date.
          const [mine] = await query(
            `select 1 from ${TABLE} where chatbotid = $1 and renewalid = $2 for update`,
            [bot.chatbot, lease],
          )
          if (!mine) return false
          if (typeof outcome === "string") {
            await markBroken(query, bot, outcome)
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
