import * as Effect from "effect/Effect"
import type { OwnerId } from "../../../core/shared/ids.ts"
import { worseHealthNotices } from "../../../core/whatsapp/health.ts"
import type { Duty, LineCare } from "../../../core/whatsapp/ports.ts"
import type { Vault } from "../../secrets/vault.ts"
import type { Store } from "../store/transaction.ts"
import { keysOf, type LineRow } from "./line-row.ts"

/** How many lines one run of the task looks after. The others follow in the next. */
const TEND_AT_ONCE = 50
const CHECK_AGAIN = "interval '23 hours'"
const NEEDS_NO_TOKEN = new Set<Duty>(["expired", "expiring"])

type DueRow = LineRow & {
  readonly owner: OwnerId
  readonly chatbotName: string
  readonly language: string
  readonly zone: string
  readonly duties: readonly Duty[]
}

/** The regular care of lines, see db/functions/line_care.sql. */
export const postgresLineCare = (store: Store, vault: Vault): LineCare => ({
  due: (now) =>
    Effect.promise(async () => {
      const rows = await store.call<DueRow>(
        `select (t.line).*, t.userid as owner, t.name as "chatbotName", t.language, t.zone, t.duties
           from tend_lines(coalesce($1, now()), $2) t`,
        [now, TEND_AT_ONCE],
      )
      return Promise.all(
        rows.map(async (row) => ({
          owner: row.owner,
          duties: (await vault.sealedElsewhere(row.accesstoken))
            ? row.duties.filter((duty) => NEEDS_NO_TOKEN.has(duty))
            : row.duties,
          chatbotName: row.chatbotName,
          language: row.language === "english" ? ("en" as const) : ("es" as const),
          zone: row.zone,
          keys: keysOf(vault, row),
          letterDueAt: row.letterdueat,
        })),
      )
    }),
  letterWritten: ({ keys: { chatbot }, letterDueAt }) =>
    Effect.promise(async () => {
      await store.once({ chatbot }, "select letter_written($1, $2)", [chatbot, letterDueAt])
    }),
  expire: ({ chatbot, sealed }, now) =>
    Effect.promise(() =>
      store.transaction({ chatbot }, async ({ query }) => {
        const [row] = await query<{ killed: boolean }>("select kill_line($1, $2, $3) as killed", [
          ...[chatbot, sealed, now],
        ])
        if (row?.killed && vault.lacks(sealed)) await query("select lock_line($1)", [chatbot])
        return row?.killed ?? false
      }),
    ),
  postpone: ({ chatbot, sealed }, now) =>
    Effect.promise(async () => {
      await store.once(
        { chatbot },
        `update "whatsappConnections" set checkedat = coalesce($3::timestamptz, now()) - ${CHECK_AGAIN}
           where chatbotid = $1 and accesstoken = $2 and "webhookConfigured"`,
        [chatbot, sealed, now],
      )
    }),
  noteExpiry: ({ chatbot, sealed }, expiresAt) =>
    Effect.promise(async () => {
      await store.once(
        { chatbot },
        `update "whatsappConnections" set "tokenExpiresAt" = $3
           where chatbotid = $1 and accesstoken = $2 and "tokenExpiresAt" is distinct from $3`,
        [chatbot, sealed, expiresAt],
      )
    }),
  noteHealth: ({ chatbot, sealed }, news) =>
    Effect.promise(async () => {
      await store.once(
        { chatbot },
        `select note_health(chatbotid, $3, $4) from "whatsappConnections"
           where chatbotid = $1 and accesstoken = $2`,
        [chatbot, sealed, JSON.stringify(news), JSON.stringify(worseHealthNotices(news))],
      )
    }),
})
