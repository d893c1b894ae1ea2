import type pg from "pg"

export type Size = {
  readonly bots: number
  readonly messages: number
}

/** This many chatbots have a fiftieth of all messages each; the other messages are spread evenly. */
export const LARGE = 20
const LARGE_SHARE = 1 / 50
const MESSAGES_A_CLIENT = 20
const DAYS = 30

/**
 * Fills a database with what owners have, each with one chatbot, in a few statements. Messages are stored in the order of their
 * times, as if they had come one by one. For speed the plain indexes are dropped, and made again at the end. Two helper tables
 * stay: `bench_bots` (`n` from 1, the large ones first) and `bench_clients`.
 */
export const fill = async (client: pg.Client, { bots, messages }: Size, passwordHash: string) => {
  const large = Math.round(messages * LARGE_SHARE)
  const small = Math.max(
    MESSAGES_A_CLIENT,
    Math.round((messages - LARGE * large) / (bots - LARGE) / MESSAGES_A_CLIENT) * MESSAGES_A_CLIENT,
  )
  // Foreign keys are not checked: the statements below keep them.
  await client.query("set session_replication_role = replica")
  await client.query("set synchronous_commit = off")
  const indexes = await dropIndexes(client, ["messages", "turns"])
  await client.query(
    `create table bench_bots as select n, gen_random_uuid() as userid, gen_random_uuid() as chatbotid,
       (case when n <= ${LARGE} then ${large} else ${small} end) as messages from generate_series(1, ${bots}) n`,
  )
  await client.query(
    `create table bench_clients as select b.n, b.chatbotid, k, gen_random_uuid() as clientid, gen_random_uuid() as conversationid,
       now() - interval '21 minutes' - random() * interval '${DAYS} days' as at
     from bench_bots b, generate_series(1, b.messages / ${MESSAGES_A_CLIENT}) k`,
  )
  await client.query("create table bench_rows (n int)")
  for (const statement of statementsWith(passwordHash)) await client.query(statement)
  for (const definition of indexes) await client.query(definition)
  await client.query("set session_replication_role = origin")
  await client.query("vacuum analyze")
}

const dropIndexes = async (client: pg.Client, tables: readonly string[]) => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relname = any($1) and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

const statementsWith = (passwordHash: string) => [
  `insert into users (id, email, passwordhash, emailconfirmedat)
   select userid, n || '@owner.example', '${passwordHash}', now() from bench_bots`,
  `insert into sessions (userid, expiresat) select userid, now() + interval '1 day' from bench_bots`,
  `insert into chatbots (id, userid, name, description) select chatbotid, userid, 'Bot ' || n, 'A bot' from bench_bots`,
  `insert into memory (chatbot_id, user_id, globalmemory, notifymemory)
   select chatbotid, userid, '0001[Abrimos a las nueve]' || E'\\n' || '0002[En agosto cerramos]', '<notify:Llama a Ana>' from bench_bots`,
  `insert into memory_history (chatbotid, by, action, fragmentid, content)
   select chatbotid, 'owner', 'added', '000' || k, 'Abrimos a las nueve' from bench_bots, generate_series(1, 2) k`,
  `insert into "knowledgeSources" (chatbotid, type, content, tokens)
   select chatbotid, 'text', repeat('Abrimos a las nueve. ', 50), 260 from bench_bots, generate_series(1, 3)`,
  `insert into "whatsappConnections" (chatbotid, phonenumberid, businessaccountid, accesstoken, webhooksecret, verified, "webhookConfigured", accountconfirmed)
   select chatbotid, '40' || n, '2' || n, 'sealed', 'x', true, true, true from bench_bots`,
  `insert into whatsapp_lines (phonenumberid, chatbotid, userid, businessaccountid)
   select '40' || n, chatbotid, userid, '2' || n from bench_bots`,
  `insert into subscriptions (userid, status, "planId", "currentPeriodStart", "currentPeriodEnd")
   select b.userid, 'active', p.id, now() - interval '10 days', now() + interval '20 days'
   from bench_bots b, plans p where p.name = 'Enterprise'`,
  `insert into "subscriptionUsage" (userid, "messagesUsed", last_reset_date)
   select userid, 10, now() - interval '10 days' from bench_bots`,
  `insert into audit_log (userid, action) select userid, 'sign-in' from bench_bots, generate_series(1, 5)`,
  `insert into googlecalendarconnections (chatbotid, userid, accesstoken, refreshtoken, tokenexpiresat)
   select chatbotid, userid, 'sealed', 'sealed', now() + interval '1 day' from bench_bots`,
  `insert into "simulationLogs" (chatbotid, type, content)
   select chatbotid, 'client', 'Hola' from bench_bots, generate_series(1, least(1000, messages / 10))`,
  `insert into clients (chatbotid, id, phonenumber, name, createdat)
   select chatbotid, clientid, '346' || lpad(k::text, 8, '0'), 'Ana ' || k, at from bench_clients`,
  `insert into conversations (chatbotid, id, clientid, last_seq, done_seq, lastinboundat, greetedat, pausedat)
   select chatbotid, conversationid, clientid, ${MESSAGES_A_CLIENT / 2}, ${MESSAGES_A_CLIENT / 2},
     at + interval '${MESSAGES_A_CLIENT} minutes', at, case when k % 50 = 0 then at end from bench_clients`,
  `insert into turns (chatbotid, id, conversationid, fromseq, toseq, openedat, doneat, result)
   select chatbotid, md5(conversationid::text || j)::uuid, conversationid, j, j, at + 2 * j * interval '1 minute',
     at + 2 * j * interval '1 minute' + interval '4 seconds', 'replied'
   from bench_clients, generate_series(1, ${MESSAGES_A_CLIENT / 2}) j order by at`,
  `insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, createdat, phonenumberid,
     "whatsappMessageId", metadata, sentat, origin, seq, turnid, part, status)
   select chatbotid, clientid, conversationid, way.direction, way.sort, '¿Abrís mañana por la tarde?', at + j * interval '1 minute',
     '40' || n, 'wamid.' || substr(md5(conversationid::text || j || way.direction), 1, 24),
     '{"timestamp": 1, "type": "text"}', at + 2 * j * interval '1 minute', way.origin,
     case when way.inbound then j end, case when not way.inbound then md5(conversationid::text || j)::uuid end,
     case when not way.inbound then 1 end, case when not way.inbound then 'read' end
   from bench_clients, generate_series(1, ${MESSAGES_A_CLIENT / 2}) j,
     (values (true, 'INBOUND', 'WHATSAPP', 'client'), (false, 'OUTBOUND', 'CHATBOT', 'bot')) way(inbound, direction, sort, origin)
   order by at`,
]
