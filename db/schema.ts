import { sql } from "drizzle-orm"
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"

/*
 * Two kinds of table (design.md 1, "distribution"):
 *
 * - Tenant tables carry `chatbotid` or `userid`, have it in every key, and are closed by row-level security. They can be
 *   distributed by that column (Citus) as they stand.
 * - Directory tables are looked up before a tenant is known (sign-in, a webhook's phone number, a payment's customer).
 *   They hold no content and would be Citus reference tables.
 *
 * Names are those of the specification, section 3, old spellings included.
 */

const tstzrange = customType<{ data: string }>({ dataType: () => "tstzrange" })
const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })
const created = (name: string) => at(name).notNull().defaultNow()
const newId = () => uuid("id").notNull().defaultRandom()

// ---------------------------------------------------------------- directory

export const users = pgTable(
  "users",
  {
    id: newId().primaryKey(),
    /** As typed, folded: NFKC, lower case (core/accounts/account.ts). */
    email: text("email").notNull(),
    name: text("name"),
    passwordhash: text("passwordhash"),
    googlesub: text("googlesub"),
    emailconfirmedat: at("emailconfirmedat"),
    createdat: created("createdat"),
    /** Set when deletion was asked for: the account cannot sign in, its data is being erased. */
    deletedat: at("deletedat"),
    stripecustomerid: text("stripecustomerid"),
  },
  (t) => [
    unique("users_email").on(t.email),
    unique("users_googlesub").on(t.googlesub),
    unique("users_stripecustomerid").on(t.stripecustomerid),
  ],
)

export const sessions = pgTable(
  "sessions",
  {
    id: newId().primaryKey(),
    userid: uuid("userid")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the opaque id in the session cookie; null until set-cookie. */
    cookiehash: text("cookiehash"),
    createdat: created("createdat"),
    /** Sliding: 30 days after the last refresh. */
    expiresat: at("expiresat").notNull(),
    endedat: at("endedat"),
  },
  (t) => [unique("sessions_cookiehash").on(t.cookiehash), index("sessions_userid").on(t.userid)],
)

export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    /** SHA-256 of the token. */
    hash: text("hash").primaryKey(),
    sessionid: uuid("sessionid")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdat: created("createdat"),
    /** The child it was rotated to, sealed: given again within the grace of 10 seconds. */
    usedat: at("usedat"),
    child: text("child"),
  },
  (t) => [index("refresh_tokens_sessionid").on(t.sessionid)],
)

/** Everything that works once: confirmation, reset, exchange codes, tickets. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    hash: text("hash").primaryKey(),
    purpose: text("purpose").notNull(),
    userid: uuid("userid")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** What it is bound to: a PKCE challenge, a flow cookie, a session. */
    binding: jsonb("binding").notNull().default({}),
    expiresat: at("expiresat").notNull(),
    usedat: at("usedat"),
  },
  (t) => [index("one_time_tokens_userid").on(t.userid, t.purpose)],
)

/** A sign-in or connection that went to a provider and has not come back. */
export const oauthFlows = pgTable("oauth_flows", {
  id: newId().primaryKey(),
  purpose: text("purpose").notNull(),
  statehash: text("statehash").notNull(),
  /** Verifier, nonce, challenge, chatbot, session: what the way back is checked against. */
  binding: jsonb("binding").notNull().default({}),
  createdat: created("createdat"),
  expiresat: at("expiresat").notNull(),
  usedat: at("usedat"),
})

/** Which chatbot a real phone number id belongs to: the only road from a webhook to a tenant. */
export const whatsappLines = pgTable(
  "whatsapp_lines",
  {
    phonenumberid: text("phonenumberid").primaryKey(),
    chatbotid: uuid("chatbotid").notNull(),
    userid: uuid("userid").notNull(),
    businessaccountid: text("businessaccountid").notNull(),
    /** SHA-256 of Meta's id of the person who connected it: what deauthorisation and deletion requests name. */
    metauser: text("metauser"),
  },
  (t) => [
    index("whatsapp_lines_chatbotid").on(t.chatbotid),
    index("whatsapp_lines_userid").on(t.userid),
    index("whatsapp_lines_businessaccountid").on(t.businessaccountid),
    index("whatsapp_lines_metauser").on(t.metauser),
  ],
)

export const plans = pgTable(
  "plans",
  {
    id: newId().primaryKey(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    /** Euro. */
    monthlyprice: bigint("monthlyprice", { mode: "number" }).notNull(),
    yearlyprice: bigint("yearlyprice", { mode: "number" }).notNull(),
    currency: text("currency").notNull().default("EUR"),
    features: jsonb("features").notNull().default([]),
    limits: jsonb("limits").notNull(),
    stripemonthlyprice: text("stripemonthlyprice"),
    stripeyearlyprice: text("stripeyearlyprice"),
  },
  (t) => [unique("plans_name").on(t.name)],
)

/** Provider events that are handled once by id, and read again from the provider (Stripe). */
export const providerEvents = pgTable(
  "provider_events",
  {
    provider: text("provider").notNull(),
    eventid: text("eventid").notNull(),
    type: text("type").notNull(),
    /** The object to read again: a subscription, a customer. */
    subject: text("subject"),
    receivedat: created("receivedat"),
    handledat: at("handledat"),
    tries: integer("tries").notNull().default(0),
    retryat: at("retryat"),
    lasterror: text("lasterror"),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.eventid] }),
    index("provider_events_waiting").on(t.retryat).where(sql`${t.handledat} is null`),
  ],
)

export const contactMessages = pgTable("contactMessages", {
  id: newId().primaryKey(),
  userid: uuid("userid"),
  name: text("name").notNull(),
  subject: text("subject").notNull(),
  message: text("message").notNull(),
  phone: text("phone"),
  createdat: created("createdat"),
})

/** Counted by one atomic statement, where money or sign-in is at stake (reliability.md 4.14). */
export const rateCounters = pgTable("rate_counters", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  resetat: at("resetat").notNull(),
})

/** Answers of a data-deletion callback, so that a repeated one gets the same code. */
export const deletionRequests = pgTable("deletion_requests", {
  code: text("code").primaryKey(),
  metauserid: text("metauserid").notNull().unique("deletion_requests_metauserid"),
  createdat: created("createdat"),
})

/** Content hashes of what was already applied beside the migrations (db/functions). */
export const appliedFunctions = pgTable("applied_functions", {
  name: text("name").primaryKey(),
  hash: text("hash").notNull(),
})

/** Up to when everything is counted in `figures`: one row, put in by the first count. */
export const figuresCounted = pgTable("figures_counted", {
  upto: at("upto").primaryKey(),
})

// ---------------------------------------------------------------- tenant: user

export const subscriptions = pgTable(
  "subscriptions",
  {
    userid: uuid("userid").notNull(),
    id: newId(),
    status: text("status").notNull(),
    planId: uuid("planId").notNull(),
    createdat: created("createdat"),
    currentPeriodStart: at("currentPeriodStart").notNull(),
    currentPeriodEnd: at("currentPeriodEnd"),
    cancelAt: at("cancelAt"),
    stripesubscriptionid: text("stripesubscriptionid"),
    updatedat: created("updatedat"),
  },
  (t) => [
    primaryKey({ columns: [t.userid, t.id] }),
    unique("subscriptions_stripe").on(t.userid, t.stripesubscriptionid),
  ],
)

export const subscriptionUsage = pgTable(
  "subscriptionUsage",
  {
    userid: uuid("userid").primaryKey(),
    messagesUsed: integer("messagesUsed").notNull().default(0),
    /** Start of the period that messagesUsed counts. */
    last_reset_date: at("last_reset_date").notNull(),
    /** Notices already given in this period: 80, 100 (per cent). */
    noticed: integer("noticed").notNull().default(0),
  },
  (t) => [check("subscriptionUsage_not_negative", sql`${t.messagesUsed} >= 0`)],
)

/** Insert-only for the application. Never content, never tokens. Kept 400 days. */
export const auditLog = pgTable(
  "audit_log",
  {
    userid: uuid("userid").notNull(),
    id: bigserial("id", { mode: "number" }).notNull(),
    at: created("at"),
    action: text("action").notNull(),
    /** Whom or what it was done to: an id. */
    subject: text("subject"),
    /** Network prefix of the caller, never the whole address. */
    address: text("address"),
    detail: jsonb("detail").notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.userid, t.id] }), index("audit_log_at").on(t.userid, t.at)],
)

// ---------------------------------------------------------------- tenant: chatbot

export const chatbots = pgTable(
  "chatbots",
  {
    id: newId().primaryKey(),
    userid: uuid("userid").notNull(),
    businessid: uuid("businessid"),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    welcomemessage: text("welcomemessage").notNull().default(""),
    tone: text("tone").notNull().default("professional"),
    language: text("language").notNull().default("spanish"),
    timezone: text("timezone").notNull().default("Europe/Madrid"),
    createdAt: created("createdAt"),
    memory_enabled: boolean("memory_enabled").notNull().default(true),
    is_paused: boolean("is_paused").notNull().default(false),
    /** Keyed hash of the folded secret: it is compared, never read back. */
    pause_secret: text("pause_secret"),
    notification_limit: integer("notification_limit").notNull().default(100),
    /** Clients see that their message is read and that a reply is being written. */
    typing_enabled: boolean("typing_enabled").notNull().default(true),
  },
  (t) => [index("chatbots_userid").on(t.userid, t.createdAt)],
)

/*
 * What hangs on a client or a conversation refers to that alone: a second reference to the chatbot's row would make every
 * message of a chatbot lock that row together.
 */
const chatbotid = () =>
  uuid("chatbotid")
    .notNull()
    .references(() => chatbots.id, { onDelete: "cascade" })

export const knowledgeSources = pgTable(
  "knowledgeSources",
  {
    chatbotid: chatbotid(),
    id: newId(),
    type: text("type").notNull(),
    content: text("content"),
    url: text("url"),
    /** Estimated by core/knowledge/budget.ts: PostgreSQL counts characters differently. */
    tokens: integer("tokens").notNull().default(0),
    createdat: created("createdat"),
    arrival: bigserial("arrival", { mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.chatbotid, t.id] })],
)

export const memory = pgTable("memory", {
  chatbot_id: uuid("chatbot_id")
    .primaryKey()
    .references(() => chatbots.id, { onDelete: "cascade" }),
  user_id: uuid("user_id").notNull(),
  globalmemory: text("globalmemory").notNull().default(""),
  notifymemory: text("notifymemory").notNull().default(""),
  version: integer("version").notNull().default(0),
  created_at: created("created_at"),
  updated_at: created("updated_at"),
})

/** Who brought each fragment, and what it replaced: every change can be undone. */
export const memoryHistory = pgTable(
  "memory_history",
  {
    chatbotid: chatbotid(),
    id: newId(),
    at: created("at"),
    arrival: bigserial("arrival", { mode: "number" }).notNull(),
    by: text("by").notNull(),
    clientid: uuid("clientid"),
    action: text("action").notNull(),
    fragmentid: text("fragmentid").notNull(),
    content: text("content"),
    before: text("before"),
    undoneat: at("undoneat"),
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.id] }),
    index("memory_history_order").on(t.chatbotid, t.arrival),
  ],
)

export const whatsappConnections = pgTable("whatsappConnections", {
  chatbotid: uuid("chatbotid")
    .primaryKey()
    .references(() => chatbots.id, { onDelete: "cascade" }),
  businessid: text("businessid"),
  assignednumber: text("assignednumber"),
  phonenumberid: text("phonenumberid").notNull().default("placeholder"),
  businessaccountid: text("businessaccountid").notNull().default("placeholder"),
  /** Sealed (adapters/secrets/vault.ts), or the word placeholder. */
  accesstoken: text("accesstoken").notNull().default("placeholder"),
  webhooksecret: text("webhooksecret").notNull(),
  /** Two-step PIN given at registration, sealed. */
  pin: text("pin"),
  verified: boolean("verified").notNull().default(false),
  status: text("status"),
  createdat: created("createdat"),
  updatedat: created("updatedat"),
  webhookConfigured: boolean("webhookConfigured").notNull().default(false),
  lastErrorMessage: text("lastErrorMessage"),
  lastErrorTime: at("lastErrorTime"),
  tokenExpiresAt: at("tokenExpiresAt"),
  /** Numbers the token may speak for: [{phonenumberid, businessaccountid, display, verifiedName}]. */
  numbers: jsonb("numbers").notNull().default([]),
  /** Messages a second that Meta allows: 80, or 20 for a number shared with the phone app. */
  throughput: integer("throughput").notNull().default(80),
  /** The owner's phone app answers on this number too (coexistence). */
  sharedwithapp: boolean("sharedwithapp").notNull().default(false),
  /** How clients rate what they get, by Meta: GREEN, YELLOW, RED, UNKNOWN; null: not asked yet. */
  quality: text("quality"),
  /** People a day whom the business may write to first; -1: any number. */
  messaginglimit: integer("messaginglimit"),
  /** Since when Meta bills the number as a general AI assistant. */
  aipricedat: at("aipricedat"),
  /** Pacing: the moment up to which the line's allowance is used (GCRA). */
  pacedto: at("pacedto"),
  expirynoticedat: at("expirynoticedat"),
  checkedat: at("checkedat"),
})

export const clients = pgTable(
  "clients",
  {
    chatbotid: chatbotid(),
    id: newId(),
    phonenumber: text("phonenumber"),
    /** Meta's business-scoped user id (BSUID). */
    userid: text("userid"),
    businessid: uuid("businessid"),
    name: text("name").notNull().default(""),
    createdat: created("createdat"),
    opted_out: boolean("opted_out").notNull().default(false),
    optedoutat: at("optedoutat"),
    /** The simulator's customer: never reached through WhatsApp. */
    simulated: boolean("simulated").notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.id] }),
    uniqueIndex("clients_phonenumber").on(t.chatbotid, t.phonenumber),
    uniqueIndex("clients_bsuid").on(t.chatbotid, t.userid),
    index("clients_simulated").on(t.chatbotid, t.id).where(sql`${t.simulated}`),
    check("clients_known_by", sql`${t.phonenumber} is not null or ${t.userid} is not null`),
  ],
)

export const conversations = pgTable(
  "conversations",
  {
    chatbotid: uuid("chatbotid").notNull(),
    id: newId(),
    clientid: uuid("clientid").notNull(),
    /** Number of the newest message that wants an answer; taken under this row's lock. */
    last_seq: bigint("last_seq", { mode: "number" }).notNull().default(0),
    /** Everything up to here is settled. */
    done_seq: bigint("done_seq", { mode: "number" }).notNull().default(0),
    /** Raised whenever a worker takes the conversation: the writes of an earlier one touch nothing. */
    fence: bigint("fence", { mode: "number" }).notNull().default(0),
    /** A turn job is out for this conversation since then; null: none is. */
    scheduledat: at("scheduledat"),
    /** Come back at this time: an unknown send to settle, a backoff, a ghost message. */
    wakeat: at("wakeat"),
    pausedat: at("pausedat"),
    pauseduntil: at("pauseduntil"),
    pausedby: text("pausedby"),
    /** The conversation has had its welcome. */
    greetedat: at("greetedat"),
    /** The message in which the client was told that an assistant answers. */
    disclosureid: uuid("disclosureid"),
    /** Language of the last reply: held through 'ok' and brand names. */
    language: text("language"),
    /** Newest inbound by Meta's clock: the 24-hour window counts from here. */
    lastinboundat: at("lastinboundat"),
    nottextat: at("nottextat"),
    ratenoticedat: at("ratenoticedat"),
    /** Pacing: the moment up to which this client's allowance is used (GCRA). */
    pacedto: at("pacedto"),
    /** A worker is at it since then. Found set by the next one: the last died (turns.deaths). */
    heldsince: at("heldsince"),
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
    /** The line it went over; with whatsappMessageId the guard against repeats. */
    phonenumberid: text("phonenumberid"),
    whatsappMessageId: text("whatsappMessageId"),
    /** {timestamp: epoch seconds, type, ...}: contract.md 2.3. */
    metadata: jsonb("metadata").notNull().default({}),
    /** Provider time (inbound) or our own (outbound): the order of the conversation, with arrival. */
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
    /** Answers of "not now" in a row: no try is counted for them, the wait grows. */
    busy: integer("busy").notNull().default(0),
    nexttryat: at("nexttryat"),
    errorcode: integer("errorcode"),
    reason: text("reason"),
    possible_duplicate: boolean("possible_duplicate").notNull().default(false),
    /** The client's message that is quoted if others are open beside it when this one goes. */
    quotes: uuid("quotes"),
    /** Settled by hand ("dismiss") or by time: no longer counted as undelivered. */
    dismissedat: at("dismissedat"),
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.id] }),
    foreignKey({
      columns: [t.chatbotid, t.clientid],
      foreignColumns: [clients.chatbotid, clients.id],
      name: "messages_clientid",
    }).onDelete("cascade"),
    uniqueIndex("messages_provider_id").on(t.chatbotid, t.whatsappMessageId, t.phonenumberid),
    uniqueIndex("messages_reply_part").on(t.chatbotid, t.turnid, t.part),
    index("messages_history").on(t.chatbotid, t.clientid, t.sentat, t.arrival),
    index("messages_recent").on(t.chatbotid, t.sentat),
    index("messages_seq").on(t.chatbotid, t.conversationid, t.seq).where(sql`${t.seq} is not null`),
    index("messages_outbox")
      .on(t.chatbotid, t.conversationid, t.arrival)
      .where(sql`${t.status} in ('queued', 'sending', 'unknown')`),
    index("messages_undelivered").on(t.chatbotid).where(sql`${t.status} in ('failed', 'not_sent')`),
    index("messages_age").on(t.sentat),
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
    /** replied, apology, stopped, cancelled. */
    result: text("result"),
    reason: text("reason"),
    usagereserved: boolean("usagereserved").notNull().default(false),
    composed: integer("composed").notNull().default(0),
    /** Read receipt and typing sign were tried: best effort, once. */
    noticed: boolean("noticed").notNull().default(false),
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

/** What a turn has done so far, in order: a stored step is never done again. */
export const turnSteps = pgTable(
  "turn_steps",
  {
    chatbotid: uuid("chatbotid").notNull(),
    turnid: uuid("turnid").notNull(),
    n: integer("n").notNull(),
    /** model: an answer with tool calls; intent: a tool chosen; result: its answer. */
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

export const googlecalendarconnections = pgTable(
  "googlecalendarconnections",
  {
    chatbotid: chatbotid(),
    id: newId(),
    userid: uuid("userid").notNull(),
    /** Sealed. */
    accesstoken: text("accesstoken").notNull(),
    /** Sealed. */
    refreshtoken: text("refreshtoken").notNull(),
    tokenexpiresat: at("tokenexpiresat").notNull(),
    allowmodifyanyevent: boolean("allowmodifyanyevent").notNull().default(false),
    /** Google's account id: which calendar this is. */
    googlesub: text("googlesub"),
    email: text("email"),
    error: text("error"),
    /** Whoever renews the tokens, and until when nobody else does. */
    renewalid: uuid("renewalid"),
    renewaluntil: at("renewaluntil"),
    createdat: created("createdat"),
    updatedat: created("updatedat"),
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.id] }),
    unique("googlecalendarconnections_chatbotid").on(t.chatbotid),
  ],
)

/** A time held for a booking: an exclusion constraint (migration 0001) lets one of many through. */
export const slotHolds = pgTable(
  "slot_holds",
  {
    chatbotid: chatbotid(),
    id: newId(),
    /** turn and ordinal, or the owner's request: the same booking tried again finds its own hold. */
    booking: text("booking").notNull(),
    span: tstzrange("span").notNull(),
    state: text("state").notNull().default("held"),
    eventid: text("eventid"),
    clientid: uuid("clientid"),
    expiresat: at("expiresat").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.id] }),
    unique("slot_holds_booking").on(t.chatbotid, t.booking),
  ],
)

/** An event this chatbot created, changed or cancelled for a client: what the reply may claim. */
export const receipts = pgTable(
  "receipts",
  {
    chatbotid: chatbotid(),
    id: newId(),
    turnid: uuid("turnid").notNull(),
    clientid: uuid("clientid").notNull(),
    kind: text("kind").notNull(),
    eventid: text("eventid").notNull(),
    event: jsonb("event").notNull(),
    at: created("at"),
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.id] }),
    unique("receipts_effect").on(t.chatbotid, t.turnid, t.kind, t.eventid),
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

/** What was said and answered in a quarter of an hour that is over: days of every time zone begin at a quarter. */
export const figures = pgTable(
  "figures",
  {
    chatbotid: chatbotid(),
    quarter: at("quarter").notNull(),
    inbound: integer("inbound").notNull(),
    outbound: integer("outbound").notNull(),
    /** Replies, and how long they took in all. */
    replied: integer("replied").notNull(),
    seconds: doublePrecision("seconds").notNull(),
    /** Turns that had an answer, and those of them whose answer was good. */
    answered: integer("answered").notNull(),
    good: integer("good").notNull(),
  },
  (t) => [primaryKey({ columns: [t.chatbotid, t.quarter] })],
)

/** Quarters in which something changed after they may have been counted: they are counted again. */
export const figuresLate = pgTable(
  "figures_late",
  {
    chatbotid: uuid("chatbotid").notNull(),
    id: bigserial("id", { mode: "number" }).notNull(),
    quarter: at("quarter").notNull(),
  },
  (t) => [primaryKey({ columns: [t.chatbotid, t.id] })],
)
