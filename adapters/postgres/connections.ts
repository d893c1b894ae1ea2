import { randomBytes, randomInt } from "node:crypto"
import { Effect } from "effect"
import type { ChatbotId, OwnerId } from "../../core/shared/ids.ts"
import { worseTold } from "../../core/whatsapp/health.ts"
import type { Connections, Duty, Standing } from "../../core/whatsapp/ports.ts"
import { hashOf, newToken } from "../secrets/opaque.ts"
import type { Vault } from "../secrets/vault.ts"
import {
  type ConnectionRow,
  connectionOf,
  hasToken,
  healthOf,
  keysOf,
  placeOf,
} from "./connection-row.ts"
import { MESSAGE, type MessageRow, messageOf } from "./messages.ts"
import { changeOwned, chatbotsOf, inEach, readOwned } from "./owned.ts"
import { SIGNED } from "./predicates.ts"
import type { Query, Store } from "./transaction.ts"

/** So many lines are looked after at a time: the next ones come with the next round. */
const TEND_AT_ONCE = 50
const CHECK_AGAIN = "interval '23 hours'"
const PIN_DIGITS = 6
const NEEDS_NO_TOKEN = new Set<Duty>(["expired", "expiring"])

/** The lines of chatbots, over the functions of db/functions/lines.sql. */
export const postgresConnections = (store: Store, vault: Vault): Connections => {
  /** The row and whether another chatbot speaks through the same account. */
  const rowOf = async (query: Query, chatbot: ChatbotId) => {
    const [row] = await query<ConnectionRow & { shared: boolean }>(
      `select w.*, is_shared(w.businessaccountid, w.chatbotid) as shared
       from "whatsappConnections" w where w.chatbotid = $1`,
      [chatbot],
    )
    return row ?? null
  }
  const newPin = () => String(randomInt(10 ** PIN_DIGITS)).padStart(PIN_DIGITS, "0")

  return {
    read: (owner, chatbot, now) =>
      readOwned(store, owner, chatbot, async (query): Promise<Standing> => {
        const [row, [counts], latest] = await Promise.all([
          rowOf(query, chatbot),
          query<Counts>({ name: "line_counts", text: COUNTS }, [chatbot, now]),
          query<MessageRow>(
            `select ${MESSAGE} from messages m where m.chatbotid = $1 and ${SIGNED}
             order by m.sentat desc, m.arrival desc limit 5`,
            [chatbot],
          ),
        ])
        const { last24h = 0, last7d = 0, undelivered = 0, newest = null } = counts ?? {}
        const connection = row && connectionOf(row)
        return {
          connection,
          facts: row &&
            connection && {
              ...connection,
              hasToken: hasToken(row),
              lastSignedInboundAt: newest?.toISOString() ?? null,
            },
          numbers: row?.numbers ?? [],
          health: row && healthOf(row),
          failed: (await query<FailedRow>(FAILED, [chatbot, now])).map(({ latest, ...each }) => ({
            ...each,
            latest: latest.toISOString(),
          })),
          recent: { last24h, last7d, latest: latest.map(messageOf) },
          undelivered,
        }
      }),
    keys: (owner, chatbot) =>
      readOwned(store, owner, chatbot, async (query) => {
        const row = await rowOf(query, chatbot)
        return row && keysOf(vault, row, row.shared)
      }),
    link: (owner, chatbot, { number, metaUser, ...link }) =>
      changeOwned(store, owner, chatbot, async (query) => {
        const { phonenumberid, businessaccountid, businessid, token } = number
        const facts = { ...link, phonenumberid, businessaccountid, businessid }
        const [row] = await query<ConnectionRow>(
          "select * from link_line($1, $2, $3, $4, $5, $6)",
          [
            chatbot,
            owner,
            JSON.stringify({ ...facts, metaUser: metaUser && hashOf(metaUser) }),
            vault.seal(token, placeOf(chatbot, "accesstoken")),
            vault.seal(newPin(), placeOf(chatbot, "pin")),
            newToken(),
          ],
        )
        if (!row?.chatbotid) return null
        const shared = (await rowOf(query, chatbot))?.shared ?? false
        return { connection: connectionOf(row), keys: keysOf(vault, row, shared) }
      }),
    settle: ({ chatbot, phonenumberid, sealed }, fault) =>
      Effect.promise(async () => {
        const [row] = await store.once<ConnectionRow>(
          { chatbot },
          "select * from settle_line($1, $2, $3, $4)",
          [chatbot, phonenumberid, sealed, fault],
        )
        return row?.chatbotid ? connectionOf(row) : null
      }),
    remove: (owner, chatbot) =>
      changeOwned(store, owner, chatbot, async (query) => {
        await query("select unlink_line($1)", [chatbot])
      }),
    ofOwner: (owner) =>
      Effect.promise(() =>
        store.transaction({ user: owner }, async (tx) => {
          const found = await inEach(tx, await chatbotsOf(tx.query, owner), async (chatbot) => {
            const rows = await tx.query(
              `select 1 from "whatsappConnections" where chatbotid = $1`,
              [chatbot],
            )
            return rows.length > 0 ? [chatbot] : []
          })
          return found.flat()
        }),
      ),
    due: (now) =>
      Effect.promise(async () => {
        const rows = await store.call<DueRow>(
          `select (t.line).*, t.userid as owner, t.name as "chatbotName", t.language, t.shared, t.duties
           from tend_lines($1, $2) t`,
          [now, TEND_AT_ONCE],
        )
        return rows.map((row) => ({
          owner: row.owner,
          duties: vault.sealedElsewhere(row.accesstoken)
            ? row.duties.filter((duty) => NEEDS_NO_TOKEN.has(duty))
            : row.duties,
          chatbotName: row.chatbotName,
          language: row.language === "english" ? ("en" as const) : ("es" as const),
          keys: keysOf(vault, row, row.shared),
        }))
      }),
    expire: ({ chatbot, sealed }, now) =>
      Effect.promise(async () => {
        const [row] = await store.once<{ killed: boolean }>(
          { chatbot },
          "select kill_line($1, $2, $3) as killed",
          [chatbot, sealed, now],
        )
        return row?.killed ?? false
      }),
    postpone: ({ chatbot, sealed }, now) =>
      Effect.promise(async () => {
        await store.once(
          { chatbot },
          `update "whatsappConnections" set checkedat = $3::timestamptz - ${CHECK_AGAIN}
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
          [chatbot, sealed, JSON.stringify(news), JSON.stringify(worseTold(news))],
        )
      }),
    deauthorise: (metaUser) =>
      Effect.promise(() =>
        eachOfPerson(store, metaUser, async (query, chatbot) => {
          await query("select expire_line($1)", [chatbot])
        }),
      ),
    forget: (metaUser) =>
      Effect.promise(async () => {
        await eachOfPerson(store, metaUser, async (query, chatbot) => {
          await query("select unlink_line($1)", [chatbot])
        })
        const [row] = await store.call<{ code: string }>(
          `insert into deletion_requests as d (code, metauserid) values ($1, $2)
           on conflict (metauserid) do update set metauserid = d.metauserid returning code`,
          [randomBytes(10).toString("hex"), hashOf(metaUser)],
        )
        return row?.code ?? ""
      }),
  }
}

type Counts = { last24h: number; last7d: number; newest: Date | null; undelivered: number }

/** The simulator's clients have no figures. */
const COUNTS = `
  select inbound_since($1, $2::timestamptz - interval '24 hours') as last24h,
    inbound_since($1, $2::timestamptz - interval '7 days') as last7d,
    (select max(m.sentat) from messages m
      where m.chatbotid = $1 and ${SIGNED} and m.sentat > $2::timestamptz - interval '7 days') as newest,
    (select count(*)::int from messages u where u.chatbotid = $1 and u.status in ('failed', 'not_sent')
      and u.direction = 'OUTBOUND') as undelivered`

type FailedRow = Omit<Standing["failed"][number], "latest"> & { readonly latest: Date }

const FAILED = `
  select m.errorcode as code, m.reason, count(*)::int as count, max(m.sentat) as latest,
    to_jsonb((array_agg(distinct jsonb_build_object('name', k.name, 'phonenumber', k.phonenumber)))[1:5]) as clients
  from messages m join clients k on k.chatbotid = m.chatbotid and k.id = m.clientid
  where m.chatbotid = $1 and m.direction = 'OUTBOUND' and m.sentat > $2::timestamptz - interval '7 days'
    and (m.status in ('failed', 'not_sent') or m.status = 'unknown' and m.reason = 'unconfirmed')
  group by m.errorcode, m.reason`

type DueRow = ConnectionRow & {
  readonly owner: OwnerId
  readonly chatbotName: string
  readonly language: string
  readonly shared: boolean
  readonly duties: readonly Duty[]
}

/** Does something to each line that a person at Meta connected; answers how many there were. */
const eachOfPerson = (
  store: Store,
  metaUser: string,
  work: (query: Query, chatbot: string) => Promise<void>,
): Promise<number> =>
  store.transaction({}, async ({ query, enter }) => {
    const lines = await query<{ chatbotid: string }>(
      "select chatbotid from whatsapp_lines where metauser = $1 order by chatbotid",
      [hashOf(metaUser)],
    )
    for (const { chatbotid } of lines) {
      await enter({ chatbot: chatbotid })
      await work(query, chatbotid)
    }
    return lines.length
  })
