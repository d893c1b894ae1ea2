import { expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { postgresConversations } from "../../../adapters/postgres/conversations/conversations.ts"
import { postgresInbox } from "../../../adapters/postgres/conversations/inbox.ts"
import { postgresOutbox } from "../../../adapters/postgres/reply/outbox.ts"
import { postgresTurns } from "../../../adapters/postgres/reply/turns.ts"
import { openPools } from "../../../adapters/postgres/store/pools.ts"
import { postgresStore } from "../../../adapters/postgres/store/transaction.ts"
import { type Accepting, decide } from "../../../core/conversations/inbound.ts"
import type { ClientId, ConversationId } from "../../../core/shared/ids.ts"
import { freshDatabase, type TestDatabase } from "../../support/database.ts"
import { connectedOwner } from "../../support/owners.ts"
import { vault } from "../../support/secret.ts"
import { reply } from "./turns-stage.ts"

const run = Effect.runPromise
const LINE = "5003"
const CHATBOTS = 40
const CLIENTS = 1_000
const LONG = 10_000
/** A page of the dashboard, and a few rows more. */
const FEW = 150

/** Writes so many messages of each of the first clients, and a turn for each ten. Ana is the first. */
const write = (database: TestDatabase, each: number, clients: number) =>
  database.owner.query(
    `with talk as (select c.*, l.phonenumberid as line from conversations c
       join clients k on k.chatbotid = c.chatbotid and k.id = c.clientid
       join whatsapp_lines l on l.chatbotid = c.chatbotid where substr(k.phonenumber, 3)::int < $2::int),
     turn as (insert into turns (chatbotid, conversationid, fromseq, toseq, openedat, doneat, result)
       select chatbotid, id, n, n, now() - n * interval '2 days', now(), 'replied' from talk, generate_series(1, $1 / 10) n)
     insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid,
       "whatsappMessageId", sentat, origin, status, seq, turnid, part)
     select chatbotid, clientid, id, case when ours then 'OUTBOUND' else 'INBOUND' end, case when ours then 'CHATBOT' else 'WHATSAPP' end,
       'hola ' || n, line, 'wamid.' || gen_random_uuid(), now() - (n - 1) * interval '1 minute', case when ours then 'bot' else 'client' end,
       case when ours then 'read' end, case when not ours then 1 end, case when ours then gen_random_uuid() end, case when ours then 1 end
     from talk, generate_series(1, $1::int) n, lateral (select n % 2 = 1 as ours) o`,
    [each, clients],
  )

const meet = (database: TestDatabase, bots: readonly string[], from: number, to: number) =>
  database.owner.query(
    `with client as (insert into clients (chatbotid, phonenumber)
       select ($1::uuid[])[1 + n % cardinality($1)], '34' || n from generate_series($2::int, $3::int) n
       on conflict do nothing returning chatbotid, id)
     insert into conversations (chatbotid, clientid, lastinboundat) select chatbotid, id, now() from client`,
    [bots, from, to],
  )

const look = (database: TestDatabase) => database.owner.query("analyze")

type World = { readonly database: TestDatabase; readonly bots: readonly string[] }

/** When PostgreSQL looked at the tables last. Most is written after that. */
const LOOKED = {
  never: async () => {},
  now: async () => {},
  "while they were empty": ({ database }: World) => look(database),
  "when each chatbot had one client": async ({ database, bots }: World) => {
    await meet(database, bots, 0, CHATBOTS - 1)
    await write(database, 2, CHATBOTS)
    await look(database)
  },
  "when few clients had written": async ({ database, bots }: World) => {
    await meet(database, bots, 0, CHATBOTS - 1)
    await write(database, 100, 8)
    await look(database)
  },
} as const

/** A chatbot with a client, Ana, who has written very much, beside others who have not. */
const openWorld = async (when: keyof typeof LOOKED) => {
  const database = await freshDatabase()
  const { owner } = database
  // Only this test says when the tables are looked at.
  for (const table of ["chatbots", "clients", "conversations", "messages", "turns"])
    await owner.query(`alter table ${table} set (autovacuum_enabled = off)`)
  const lines = []
  for (let n = 0; n < CHATBOTS; n++) {
    const phoneNumberId = n === 0 ? LINE : `${LINE}${n}`
    lines.push(await connectedOwner(owner, vault, { phoneNumberId }))
  }
  const bots = lines.map(({ chatbotId }) => chatbotId)
  await owner.query("alter table messages disable trigger user")
  await LOOKED[when]({ database, bots })
  await meet(database, bots, 0, CHATBOTS - 1)
  await meet(database, bots.slice(0, 1), CHATBOTS, CLIENTS - 1)
  await write(database, 2, CLIENTS)
  await write(database, LONG, 1)
  await owner.query("alter table messages enable trigger user")
  if (when === "now") await look(database)
  const { rows } = await owner.query<{ id: ConversationId; client: ClientId }>(
    `update conversations c set last_seq = 1, done_seq = 1 from clients k
     where k.id = c.clientid and k.phonenumber = '340' returning c.id, k.id as client`,
  )
  const [ana] = rows
  const [line] = lines
  if (!ana || !line) throw new Error("nobody")
  return { database, line, ana }
}

const READ = `select relname as name, greatest(seq_tup_read, (select sum(idx_tup_read)::bigint from pg_stat_user_indexes i
  where i.relid = t.relid))::int as rows from pg_stat_user_tables t where schemaname = 'public'`

/** Has a session tell the others what it has read. */
const TELL = "select pg_stat_force_next_flush()"

/** Of which tables `work`, in a session of a pool, reads more rows than `most`, and how many. */
const muchRead = async (
  { owner }: TestDatabase,
  pool: ReturnType<typeof openPools>["api"],
  most: number,
  work: () => Promise<unknown>,
) => {
  const counted = async () => {
    const { rows } = await owner.query<{ name: string; rows: number }>(READ)
    return new Map(rows.map((row) => [row.name, row.rows]))
  }
  await owner.query(TELL)
  const before = await counted()
  await work()
  await pool.query(TELL)
  return [...(await counted())]
    .map(([name, rows]) => ({ name, rows: rows - (before.get(name) ?? 0) }))
    .filter(({ rows }) => rows > most)
}

const message = (): Accepting =>
  decide(
    {
      ...{ kind: "message", line: LINE, id: "wamid.now", at: Math.floor(Date.now() / 1_000) },
      ...{ from: { phone: "340", userId: null }, name: "Ana", type: "text" },
      text: "¿a qué hora abrís?",
    },
    (secret) => [secret],
  )

const delivered = (ours: string | null): Accepting => ({
  ...{ kind: "status", line: LINE, id: "wamid.out", ours, errorCode: null, aiPriced: null },
  ...{ status: ours === null ? "read" : "delivered", fault: null },
})

test.each(Object.keys(LOOKED) as (keyof typeof LOOKED)[])(
  "a reply to a client with thousands of messages reads few of them, whenever PostgreSQL looked at the tables last: %s",
  async (when) => {
    const { database, line, ana } = await openWorld(when)
    const { end, inbox, worker, api } = openPools(database.url, () => {})
    const hears = (item: Accepting) =>
      muchRead(database, inbox, FEW, () =>
        run(postgresInbox(postgresStore(inbox), () => {}).accept([item])),
      )
    expect(await hears(message())).toEqual([])
    let sent = ""
    const answer = async () => {
      const turns = postgresTurns(postgresStore(worker))
      const ref = { owner: line.userId, chatbot: line.chatbotId, conversation: ana.id }
      const opened = await run(turns.open(ref))
      if (opened?.turn.state !== "open") throw new Error("no open turn")
      const { held } = opened
      const { turn, briefing } = opened.turn
      expect(briefing.history).toHaveLength(30)
      const queued = await run(turns.queueReply(held, turn.id, turn.upTo, reply()))
      if (queued === "lost" || queued === "moved") throw new Error(queued)
      const [out] = queued.outgoing
      if (!out) throw new Error("no reply")
      sent = out.id
      const closing = { turn: turn.id, ending: { result: "replied" } } as const
      const outcome = { kind: "sent", id: "wamid.out" } as const
      await run(postgresOutbox(postgresStore(worker)).settle(held, out, outcome, closing))
      await run(turns.release(held, null))
    }
    expect(await muchRead(database, worker, FEW, answer)).toEqual([])
    expect(await hears(delivered(sent))).toEqual([])
    expect(await hears(delivered(null))).toEqual([])
    // A list says how many messages there are, so they are read once to be counted, but not to be put in order.
    const all = LONG + CLIENTS * 2 + 1_000
    const conversations = postgresConversations(postgresStore(api))
    const page = { limit: 50, offset: 0 }
    const read = () => run(conversations.messages(line.userId, line.chatbotId, ana.client, page))
    expect(await muchRead(database, api, all + FEW, read)).toEqual([])
    await end()
    await database.drop()
  },
)
