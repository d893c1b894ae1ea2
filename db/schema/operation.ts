import { sql } from "drizzle-orm"
import { bigserial, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { at, created, newId } from "./columns.ts"

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
  },
  (t) => [primaryKey({ columns: [t.userid, t.id] }), index("audit_log_at").on(t.userid, t.at)],
)

/** Content hashes of what was already applied beside the migrations (db/functions). */
export const appliedFunctions = pgTable("applied_functions", {
  name: text("name").primaryKey(),
  hash: text("hash").notNull(),
  /** What it was before, oldest first: older processes may still be about. */
  replaced: text("replaced").array().notNull().default([]),
})
