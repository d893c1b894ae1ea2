import * as Effect from "effect/Effect"
import {
  BROKEN_NOTICE,
  type Broken,
  INVALID,
} from "../../../core/calendar/connection/connection.ts"
import type { CalendarConnections, Lease } from "../../../core/calendar/ports.ts"
import type { Bot } from "../../../core/shared/bot.ts"
import type { Vault } from "../../secrets/vault.ts"
import type { Query, Store } from "../store/transaction.ts"
import { announce, type CalendarRow, opened, SELECT, sealed, TABLE } from "./calendar-tokens.ts"

/** How long one process may renew a token before another may try: longer than Google takes. */
const LEASE_SECONDS = 15
const WAIT_MS = 16_000
const POLL_MS = 50

/** The renewal of a calendar's tokens: one process at a time holds the lease, the others wait for what it gets. */
export const calendarLeases = (
  store: Store,
  vault: Vault,
): Pick<CalendarConnections, "lease" | "endLease"> => ({
  lease: (bot, stale) =>
    Effect.promise(async () => {
      const until = performance.now() + WAIT_MS
      for (;;) {
        const lease = await store.transaction(bot, ({ query }) =>
          tryLease(query, vault, bot, stale),
        )
        if (lease !== "leased") return lease
        if (performance.now() > until) return { kind: "busy" }
        await Bun.sleep(POLL_MS)
      }
    }),
  endLease: (bot, lease, outcome) =>
    Effect.promise(() =>
      store.transaction(bot, async ({ query }) => {
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
            outcome && sealed(vault, outcome.accessToken, "accesstoken", bot.chatbot),
            outcome?.refreshToken
              ? sealed(vault, outcome.refreshToken, "refreshtoken", bot.chatbot)
              : null,
            outcome?.expiresAt,
          ],
        )
        return true
      }),
    ),
})

/** "leased": another process is renewing the token now. `stale`: the access token that Google no longer takes. */
const tryLease = async (
  query: Query,
  vault: Vault,
  bot: Bot,
  stale: string | null,
): Promise<Lease | "leased"> => {
  const [row] = await query<CalendarRow>(`${SELECT} for update`, [bot.chatbot])
  if (!row || row.error !== null) return { kind: "broken" }
  const accessToken = opened(vault, row.accesstoken, "accesstoken", bot.chatbot)
  if (accessToken !== null && accessToken !== stale) return { kind: "renewed", accessToken }
  if (row.leased) return "leased"
  const refreshToken = opened(vault, row.refreshtoken, "refreshtoken", bot.chatbot)
  if (!refreshToken) {
    if (await vault.sealedElsewhere(row.refreshtoken)) return { kind: "busy" }
    // Not marked as broken: as soon as the secret that sealed the token is back, it works again.
    if (vault.lacks(row.refreshtoken)) await noteLocked(query, bot)
    else await markBroken(query, bot, INVALID)
    return { kind: "broken" }
  }
  const [lease] = await query<{ id: string }>(
    `update ${TABLE} set renewalid = gen_random_uuid(), renewaluntil = now() + $2 * interval '1 second'
     where chatbotid = $1 returning renewalid as id`,
    [bot.chatbot, LEASE_SECONDS],
  )
  return lease ? { kind: "renew", id: lease.id, refreshToken } : { kind: "broken" }
}

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

/** Its key was removed: this is found at every try, and stands in the audit trail once, until the tokens are renewed. */
const noteLocked = async (query: Query, bot: Bot) => {
  await notifyBroken(query, bot)
  await query(
    `select audit_connection(chatbotid, 'calendar_locked') from ${TABLE} where chatbotid = $1 and not exists (
       select 1 from audit_log where userid = $2 and action = 'calendar_locked' and subject = $1::text and at >= updatedat)`,
    [bot.chatbot, bot.owner],
  )
}

const notifyBroken = async (query: Query, { chatbot }: Bot) => {
  await query("select add_notification($1, $2)", [chatbot, BROKEN_NOTICE])
}
