import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core"
import { chatbotid } from "./chatbots.ts"
import { at, created, newId, tstzrange } from "./columns.ts"

export const googlecalendarconnections = pgTable(
  "googlecalendarconnections",
  {
    chatbotid: chatbotid(),
    id: newId(),
    userid: uuid("userid").notNull(),
    /** Sealed (adapters/secrets/vault.ts). */
    accesstoken: text("accesstoken").notNull(),
    /** Sealed (adapters/secrets/vault.ts). */
    refreshtoken: text("refreshtoken").notNull(),
    tokenexpiresat: at("tokenexpiresat").notNull(),
    allowmodifyanyevent: boolean("allowmodifyanyevent").notNull().default(false),
    /** Google's account id: which calendar this is. */
    googlesub: text("googlesub"),
    email: text("email"),
    error: text("error"),
    /** The process that renews the tokens, and until when no other one may. */
    renewalid: uuid("renewalid"),
    renewaluntil: at("renewaluntil"),
    createdat: created("createdat"),
    updatedat: created("updatedat"),
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.id] }),
    unique("googlecalendarconnections_chatbotid").on(t.chatbotid),
    /** Who shares a calendar is asked for each booking. */
    index("googlecalendarconnections_googlesub").on(t.googlesub),
  ],
)

/** Times held for bookings. An exclusion constraint (migration 0001) lets one of several overlapping ones through. */
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
    // Each reply of a bot with a calendar reads its client's.
    index("receipts_of").on(t.chatbotid, t.clientid, t.at),
  ],
)
