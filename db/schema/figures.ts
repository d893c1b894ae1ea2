import { bigserial, doublePrecision, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core"
import { chatbotid } from "./chatbots.ts"
import { at } from "./columns.ts"

/** Counts of a quarter of an hour that is over. Days of every time zone begin at a quarter of an hour. */
export const figures = pgTable(
  "figures",
  {
    chatbotid: chatbotid(),
    quarter: at("quarter").notNull(),
    inbound: integer("inbound").notNull(),
    outbound: integer("outbound").notNull(),
    /** How many replies there were, and how many seconds they took together. */
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

/** Up to when everything is counted in `figures`: one row, put in by the first count. */
export const figuresCounted = pgTable("figures_counted", {
  upto: at("upto").primaryKey(),
})
