import { sql } from "drizzle-orm"
import {
  bigint,
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { chatbotid } from "./chatbots.ts"
import { clients } from "./clients.ts"
import { at, created, newId } from "./columns.ts"

export const conversations = pgTable(
  "conversations",
  {
    chatbotid: uuid("chatbotid").notNull(),
    id: newId(),
    clientid: uuid("clientid").notNull(),
    /** Number of the newest message that wants an answer; taken under this row's lock. */
    last_seq: bigint("last_seq", { mode: "number" }).notNull().default(0),
    /** Messages up to this number are settled. */
    done_seq: bigint("done_seq", { mode: "number" }).notNull().default(0),
    /** Raised whenever a worker takes the conversation. Writes by an earlier worker, with a lower number, change nothing. */
    fence: bigint("fence", { mode: "number" }).notNull().default(0),
    /** When the conversation's turn job was sent; null: it has none. */
    scheduledat: at("scheduledat"),
    /** When to look at the conversation again: for a send of unknown outcome, a backoff, a ghost message. */
    wakeat: at("wakeat"),
    pausedat: at("pausedat"),
    pauseduntil: at("pauseduntil"),
    pausedby: text("pausedby"),
    /** When the owner last let the bot speak again: what was written before and comes later pauses nothing. */
    resumedat: at("resumedat"),
    /** Whether the client was greeted. */
    greetedat: at("greetedat"),
    /** The message in which the client was told that an assistant answers. */
    disclosureid: uuid("disclosureid"),
    /** The language of the last reply, which 'ok' or a brand name does not change. */
    language: text("language"),
    /** The client's newest message by Meta's clock: the 24-hour window begins here. */
    lastinboundat: at("lastinboundat"),
    nottextat: at("nottextat"),
    ratenoticedat: at("ratenoticedat"),
    /** Pacing (GCRA): the time up to which the sends allowed to this client are used. */
    pacedto: at("pacedto"),
    /** When a worker took it; null: none has it. A worker that finds it set knows that the one before died. */
    heldsince: at("heldsince"),
    /** The try of the job that took it last. Only that one may put it down. */
    heldby: text("heldby"),
    /** How many workers died of it, or failed at a step, since it last came to rest. */
    deaths: integer("deaths").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.id] }),
    unique("conversations_client").on(t.chatbotid, t.clientid),
    foreignKey({
      columns: [t.chatbotid, t.clientid],
      foreignColumns: [clients.chatbotid, clients.id],
      name: "conversations_clientid",
    }).onDelete("cascade"),
    index("conversations_waiting").on(t.wakeat).where(sql`${t.wakeat} is not null`),
    index("conversations_unanswered").on(t.scheduledat).where(sql`${t.last_seq} > ${t.done_seq}`),
    index("conversations_lately").on(t.chatbotid, t.lastinboundat.desc().nullsLast()),
    index("conversations_paused").on(t.chatbotid).where(sql`${t.pausedat} is not null`),
  ],
)

export const messages = pgTable(
  "messages",
  {
    chatbotid: uuid("chatbotid").notNull(),
    id: newId(),
    clientid: uuid("clientid").notNull(),
    conversationid: uuid("conversationid").notNull(),
    direction: text("direction").notNull(),
    messagetype: text("messagetype").notNull(),
    content: text("content").notNull(),
    createdat: created("createdat"),
    /** The phone number id of its line; with whatsappMessageId it guards against repeats. */
    phonenumberid: text("phonenumberid"),
    whatsappMessageId: text("whatsappMessageId"),
    /** {timestamp: epoch seconds, type, ...}: contract.md 2.3. */
    metadata: jsonb("metadata").notNull().default({}),
    /** Provider time (inbound) or our own (outbound), whole seconds: the order of the conversation, with arrival. */
    sentat: at("sentat").notNull(),
    arrival: bigserial("arrival", { mode: "number" }).notNull(),
    origin: text("origin").notNull(),
    /** Number within the conversation; null for what is stored but never answered. */
    seq: bigint("seq", { mode: "number" }),
    // What follows is the outbox: set for outbound messages of ours only.
    turnid: uuid("turnid"),
    part: integer("part"),
    status: text("status"),
    tries: integer("tries").notNull().default(0),
    /** How many times in a row Meta answered "not now". These are no tries, but the wait grows with them. */
    busy: integer("busy").notNull().default(0),
    nexttryat: at("nexttryat"),
    errorcode: integer("errorcode"),
    reason: text("reason"),
    possible_duplicate: boolean("possible_duplicate").notNull().default(false),
    /**
     * Of a reply: the client's message that it quotes, if others are unanswered when it is sent. Of a client's message: the
     * one that it answers.
     */
    quotes: uuid("quotes"),
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.id] }),
    foreignKey({
      columns: [t.chatbotid, t.clientid],
      foreignColumns: [clients.chatbotid, clients.id],
      name: "messages_clientid",
    }).onDelete("cascade"),
    uniqueIndex("messages_provider_id")
      .on(t.chatbotid, t.whatsappMessageId, t.phonenumberid)
      .where(sql`${t.whatsappMessageId} is not null`),
    uniqueIndex("messages_reply_part")
      .on(t.chatbotid, t.turnid, t.part)
      .where(sql`${t.turnid} is not null`),
    index("messages_history").on(t.chatbotid, t.clientid, t.sentat, t.arrival),
    index("messages_recent").on(t.chatbotid, t.sentat),
    index("messages_seq").on(t.chatbotid, t.conversationid, t.seq).where(sql`${t.seq} is not null`),
    index("messages_outbox")
      .on(t.chatbotid, t.conversationid, t.arrival)
      .where(sql`${t.status} in ('queued', 'sending', 'unknown')`),
    index("messages_undelivered").on(t.chatbotid).where(sql`${t.status} in ('failed', 'not_sent')`),
    index("messages_age").on(t.sentat),
    index("messages_to_forget").on(t.sentat).where(sql`not ${t.metadata} ? 'forgotten'`),
  ],
)

export const turns = pgTable(
  "turns",
  {
    chatbotid: uuid("chatbotid").notNull(),
    id: newId(),
    conversationid: uuid("conversationid").notNull(),
    fromseq: bigint("fromseq", { mode: "number" }).notNull(),
    toseq: bigint("toseq", { mode: "number" }).notNull(),
    openedat: created("openedat"),
    doneat: at("doneat"),
    /** How it ends: replied, apology, stopped or cancelled. Known as soon as its reply is queued. */
    result: text("result"),
    reason: text("reason"),
    usagereserved: boolean("usagereserved").notNull().default(false),
    composed: integer("composed").notNull().default(0),
    paused: boolean("paused").notNull().default(false),
    deaths: integer("deaths").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.id] }),
    foreignKey({
      columns: [t.chatbotid, t.conversationid],
      foreignColumns: [conversations.chatbotid, conversations.id],
      name: "turns_conversationid",
    }).onDelete("cascade"),
    uniqueIndex("turns_open").on(t.chatbotid, t.conversationid).where(sql`${t.doneat} is null`),
    index("turns_recent").on(t.chatbotid, t.conversationid, t.openedat),
    index("turns_of_bot").on(t.chatbotid, t.openedat),
    index("turns_age").on(t.openedat),
  ],
)

/** The steps that a turn has taken, in order. A stored step is never taken again. */
export const turnSteps = pgTable(
  "turn_steps",
  {
    chatbotid: uuid("chatbotid").notNull(),
    turnid: uuid("turnid").notNull(),
    n: integer("n").notNull(),
    /** model: an answer with tool calls; result: what a tool answered; objection: an answer that was held back. */
    kind: text("kind").notNull(),
    data: jsonb("data").notNull(),
    at: created("at"),
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.turnid, t.n] }),
    foreignKey({
      columns: [t.chatbotid, t.turnid],
      foreignColumns: [turns.chatbotid, turns.id],
      name: "turn_steps_turnid",
    }).onDelete("cascade"),
  ],
)

export const simulationLogs = pgTable(
  "simulationLogs",
  {
    chatbotid: chatbotid(),
    id: newId(),
    arrival: bigserial("arrival", { mode: "number" }).notNull(),
    turnid: uuid("turnid"),
    timestamp: created("timestamp"),
    type: text("type").notNull(),
    content: text("content").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.id] }),
    index("simulationLogs_order").on(t.chatbotid, t.arrival),
  ],
)

/** What the dashboard hears live and may replay for 5 minutes (contract.md 6). */
export const liveEvents = pgTable(
  "live_events",
  {
    chatbotid: uuid("chatbotid").notNull(),
    id: bigserial("id", { mode: "number" }).notNull(),
    at: created("at"),
    event: text("event").notNull(),
    data: jsonb("data").notNull(),
  },
  (t) => [primaryKey({ columns: [t.chatbotid, t.id] }), index("live_events_at").on(t.at)],
)
