import { sql } from "drizzle-orm"
import { bigserial, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { at, created, newId } from "./columns.ts"

/**
 * What providers said that is needed later. By provider and type:
 *
 * - stripe, Stripe's types: an event, handled once. `subject` is the object to read again (a subscription, a customer);
 *   `handledat` is null until it is handled, and `retryat` says when to try again.
 * - whatsapp, `edited` or `revoked`: a change that came before its message (accept_change.sql). `subject` is the new text,
 *   `handledat` when the client or owner changed it.
 * - whatsapp, `foreign`: changes by a writer who is not known as the client (keep_change), as JSON in `subject`.
 * - whatsapp, `moved`: a number or user id that a client had before (accept_move.sql). `subject` of a number is the key of the
 *   user id that the client had with it.
 * - whatsapp, `left`: a number or user id that a client had until `handledat` (who_left). `subject` is the client's id.
 * - whatsapp, `ended`: a fault of a line's account is over (accept_line_news.sql), or the line was linked anew (lines.sql);
 *   `handledat` says when.
 */
export const providerEvents = pgTable(
  "provider_events",
  {
    provider: text("provider").notNull(),
    eventid: text("eventid").notNull(),
    type: text("type").notNull(),
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

/** Rate limits of sign-in, mail and money, counted by one atomic statement (reliability.md 4.14). */
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

/** Insert-only for the application. Never content, never tokens. Kept 400 days. */
export const auditLog = pgTable(
  "audit_log",
  {
    userid: uuid("userid").notNull(),
    id: bigserial("id", { mode: "number" }).notNull(),
    at: created("at"),
    action: text("action").notNull(),
    /** The id of what it was done to. */
    subject: text("subject"),
    /** Network prefix of the caller, never the whole address. */
    address: text("address"),
  },
  (t) => [primaryKey({ columns: [t.userid, t.id] }), index("audit_log_at").on(t.userid, t.at)],
)

/** The hashes of the functions that were applied (db/functions). */
export const appliedFunctions = pgTable("applied_functions", {
  name: text("name").primaryKey(),
  hash: text("hash").notNull(),
  /** The hashes of earlier versions, oldest first, by which an older build recognises a newer one (db/newer.ts). */
  replaced: text("replaced").array().notNull().default([]),
})
