import { sql } from "drizzle-orm"
import {
  bigint,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core"
import { at, created, newId } from "./columns.ts"

export const plans = pgTable(
  "plans",
  {
    id: newId().primaryKey(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    /** Both prices in whole units of the currency, not in cents. */
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
