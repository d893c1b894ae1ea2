import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { chatbotid } from "./chatbots.ts"
import { at, created, newId } from "./columns.ts"

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
    /** When they last wrote that they want messages: an opt-out that was written before and arrives later changes nothing. */
    optedinat: at("optedinat"),
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

/** Ids of client records that were merged into another: entries in Google's calendar still name them. */
export const formerClients = pgTable(
  "former_clients",
  {
    chatbotid: uuid("chatbotid").notNull(),
    id: uuid("id").notNull(),
    /** The client it was merged into. */
    clientid: uuid("clientid").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chatbotid, t.id] }),
    foreignKey({
      columns: [t.chatbotid, t.clientid],
      foreignColumns: [clients.chatbotid, clients.id],
      name: "former_clients_clientid",
    }).onDelete("cascade"),
    index("former_clients_of").on(t.chatbotid, t.clientid),
  ],
)
