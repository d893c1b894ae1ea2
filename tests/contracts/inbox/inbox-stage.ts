import { afterAll, beforeEach } from "bun:test"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { parseWebhook } from "../../../adapters/meta/webhook.ts"
import { postgresConversations } from "../../../adapters/postgres/conversations/conversations.ts"
import { postgresInbox } from "../../../adapters/postgres/conversations/inbox.ts"
import { openVault } from "../../../adapters/secrets/vault.ts"
import { foldSecret } from "../../../core/conversations/pause-secret.ts"
import { Inbox, SecretHash } from "../../../core/conversations/ports.ts"
import { receiveMessages } from "../../../core/conversations/receive-messages.ts"
import type { ConversationId } from "../../../core/shared/ids.ts"
import { openStore } from "../../support/database.ts"
import { connectedOwner } from "../../support/owners.ts"

export const LINE_1 = "100000000000001"
export const LINE_2 = "100000000000002"
export const ANA = "12025550111"

/** The moment that every fixture was written at. */
const FIXTURE_TIME = 1_795_251_600
const FIXTURES = join(import.meta.dir, "..", "..", "fixtures", "whatsapp")

export const epoch = () => Math.floor(Date.now() / 1000)

/** A fixture's text, its provider times moved so that its moment lies `ago` seconds back. */
export const fixture = async (path: string, ago = 5): Promise<string> => {
  const text = await readFile(join(FIXTURES, path), "utf8")
  return text.replace(/\b17952516\d\d\b/g, (time) =>
    String(epoch() - ago + Number(time) - FIXTURE_TIME),
  )
}

export const fixtureNames = async (folder: string) =>
  (await readdir(join(FIXTURES, folder))).map((name) => name.replace(".json", "")).sort()

export type Row = {
  readonly id: string
  readonly direction: string
  readonly messagetype: string
  readonly content: string
  readonly type: string
  readonly seq: number | null
  readonly origin: string
  readonly status: string | null
  readonly late: boolean
  readonly wamid: string | null
  readonly line: string
  readonly phone: string | null
}

/** The real Inbox of a test file, with two connected lines; each test finds it empty. */
export const openInbox = async () => {
  const stage = await openStage()
  beforeEach(stage.clear)
  afterAll(stage.close)
  return stage
}

const openStage = async () => {
  const { database, store, rows: query, close } = await openStore()
  const earlier = openVault("an earlier secret of the tests, 32 characters", [])
  const vault = openVault("a secret of the tests, 32 characters", [
    "an earlier secret of the tests, 32 characters",
  ])
  const mac = (folded: string) => vault.mac("pause secret", folded)
  let woken = 0
  const ports = Context.mergeAll(
    Context.make(
      Inbox,
      postgresInbox(store, () => woken++),
    ),
    Context.make(SecretHash, {
      of: mac,
      ever: (folded) => vault.macs("pause secret", folded),
    }),
  )
  const one = await connectedOwner(database.owner, vault, { phoneNumberId: LINE_1 })
  const two = await connectedOwner(database.owner, vault, { phoneNumberId: LINE_2 })
  await database.owner.query(
    `update whatsapp_lines set businessaccountid = '200000000000002' where phonenumberid = $1`,
    [LINE_2],
  )
  const messages = () =>
    query<Row>(
      `select m.id, m.direction, m.messagetype, m.content, m.metadata->>'type' as type, m.seq, m.origin, m.status,
         coalesce((m.metadata->>'late')::boolean, false) as late, m."whatsappMessageId" as wamid,
         m.phonenumberid as line, c.phonenumber as phone
       from messages m join clients c on c.chatbotid = m.chatbotid and c.id = m.clientid
       order by m.phonenumberid, m.sentat, m.arrival`,
    )
  /** What the webhook route does with a signed body; answers how many items came to what. */
  const post = async (body: unknown): Promise<Record<string, number>> => {
    const raw = new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body))
    const { items, counted } = parseWebhook(raw, new Date())
    const outcomes = await Effect.runPromiseWith(ports)(receiveMessages(items))
    return { ...counted, ...outcomes }
  }
  return {
    database,
    vault,
    one,
    two,
    query,
    wakes: () => woken,
    post,
    posts: (message: Item, ago = 0) => post(told(message, ago)),
    writes: (keys: Item, body: string, ago = 0) => post(said(keys, body, ago)),
    messages,
    contents: async () => (await messages()).map(({ content }) => content),
    /** Who has written what, by their number of now. */
    written: async () => (await messages()).map(({ phone, content }) => `${phone}: ${content}`),
    clients: () =>
      query<{ phone: string | null; userId: string | null; name: string; opted_out: boolean }>(
        `select phonenumber as phone, userid as "userId", name, opted_out from clients order by phonenumber, userid`,
      ),
    conversations: () =>
      query<{
        last_seq: number
        paused: string | null
        until: Date | null
        scheduled: boolean
        wakes: boolean
      }>(
        `select last_seq, case when pausedat is not null then pausedby end as paused, pauseduntil as until, scheduledat is not null as scheduled,
           wakeat is not null as wakes from conversations order by chatbotid, id`,
      ),
    jobs: async () =>
      (await query<{ n: number }>("select count(*)::int as n from pgboss.job"))[0]?.n,
    /** A message of ours as the outbox holds it while its send is on the way. */
    sending: (wamid: string | null, status = "sending", to = ANA) =>
      query<{ id: string }>(
        `with c as (insert into clients (chatbotid, phonenumber) values ($1, $3)
             on conflict (chatbotid, phonenumber) do update set name = clients.name returning id),
           v as (insert into conversations (chatbotid, clientid) select $1, id from c
             on conflict (chatbotid, clientid) do update set fence = conversations.fence returning id, clientid)
         insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid,
           "whatsappMessageId", sentat, origin, status, metadata)
         select $1, clientid, id, 'OUTBOUND', 'CHATBOT', 'Hola', $5, $2, now(), 'bot', $4, '{"type":"text"}' from v
         returning id`,
        [one.chatbotId, wamid, to, status, LINE_1],
      ).then(([row]) => row?.id ?? ""),
    pauseSecret: (secret: string, sealedBy = vault) =>
      query("update chatbots set pause_secret = $1 where id = $2", [
        sealedBy.mac("pause secret", foldSecret(secret)),
        one.chatbotId,
      ]),
    /** The owner lets the bot speak again in every conversation, on the dashboard. */
    resume: async () => {
      const { resume } = postgresConversations(store)
      const all = await query<{ id: ConversationId }>(
        "select id from conversations where chatbotid = $1",
        [one.chatbotId],
      )
      for (const { id } of all) await Effect.runPromise(resume(one.userId, one.chatbotId, id))
    },
    /** A vault from before the application's secret was renewed. */
    earlier,
    /** Deletes everything but the owners and their lines. */
    clear: async () => {
      await query(
        [
          "messages",
          "conversations",
          "clients",
          "turns",
          "live_events",
          "provider_events",
          "pgboss.job",
        ]
          .map((table) => `delete from ${table};`)
          .join(" "),
      )
      await query(
        `update "whatsappConnections" set "lastErrorMessage" = null, "lastErrorTime" = null;
         update chatbots set pause_secret = null where pause_secret is not null`,
      )
    },
    close,
  }
}

export type Item = Readonly<Record<string, unknown>>
export type Envelope = { readonly object: string; readonly entry: readonly object[] }

/** One change of a line, as Meta wraps it. */
export const envelope = (value: Item, line = LINE_1, field = "messages"): Envelope => ({
  object: "whatsapp_business_account",
  entry: [
    {
      id: "200000000000001",
      changes: [
        {
          field,
          value: {
            messaging_product: "whatsapp",
            metadata: { display_phone_number: "1", phone_number_id: line },
            ...value,
          },
        },
      ],
    },
  ],
})

/** The same with what the owner wrote in the phone app. */
export const ofApp = (messages: readonly Item[], more: Item = {}) =>
  envelope({ ...more, message_echoes: messages }, LINE_1, "smb_message_echoes")

type Text = {
  readonly id?: string
  readonly from?: string
  readonly line?: string
  readonly at?: number
  readonly name?: string
  readonly more?: Item
}

let made = 0

/** What Meta tells of a message that is so many seconds old. */
export const told = (message: Item, ago = 0): Envelope =>
  envelope({
    messages: [{ id: `wamid.${made++}`, timestamp: String(epoch() - ago), ...message }],
  })

/** The words of a person whom Meta names so. */
export const said = (keys: Item, body: string, ago = 0): Envelope =>
  told({ ...keys, type: "text", text: { body } }, ago)

/** A text message. */
export const text = (body: string, options: Text = {}) => {
  const { id = `wamid.${made++}`, from = ANA, line = LINE_1, at = epoch(), name, more } = options
  return envelope(
    {
      contacts: [{ profile: { name: name ?? "Ana Ejemplo" }, wa_id: from }],
      messages: [{ from, id, timestamp: String(at), type: "text", text: { body }, ...more }],
    },
    line,
  )
}

export const unsupported = (id: string) =>
  text("", { id, more: { type: "unsupported", errors: [{ code: 131060 }] } })

export const status = (id: string, state: string, more: Item = {}) =>
  envelope({ statuses: [{ id, status: state, timestamp: String(epoch()), ...more }] })

export const echo = (body: string, id: string, at = epoch(), to = ANA) =>
  ofApp([{ from: "12025550100", to, id, timestamp: String(at), type: "text", text: { body } }])

/** Several POSTs as one. */
export const together = (...bodies: readonly Envelope[]): Envelope => ({
  object: "whatsapp_business_account",
  entry: bodies.flatMap(({ entry }) => entry),
})

/** A message of the client's that is deleted again. */
export const withdrawn = (original: string) => ({
  from: ANA,
  timestamp: String(epoch()),
  type: "revoke",
  revoke: { original_message_id: original },
})
