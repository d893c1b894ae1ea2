import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core"
import { created, newId } from "./columns.ts"

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
 * Rows of a client or a conversation refer to that only. With a second reference, to the chatbot, every message would lock the
 * chatbot's row.
 */

export const chatbotid = () =>
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
  /** When each entry was added, by the MD5 of its line, because its form (contract.md 5) has no date. */
  notifiedat: jsonb("notifiedat").notNull().default({}),
  version: integer("version").notNull().default(0),
  created_at: created("created_at"),
  updated_at: created("updated_at"),
})

/** Who changed each fragment, and what it replaced, so that every change can be undone. */
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
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.id] }),
    index("memory_history_order").on(t.chatbotid, t.arrival),
  ],
)
