import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { chatbots } from "./chatbots.ts"
import { at, created } from "./columns.ts"

/** Which chatbot a phone number id belongs to. Only by this table does a webhook find its tenant. */
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

export const whatsappConnections = pgTable("whatsappConnections", {
  chatbotid: uuid("chatbotid")
    .primaryKey()
    .references(() => chatbots.id, { onDelete: "cascade" }),
  businessid: text("businessid"),
  assignednumber: text("assignednumber"),
  phonenumberid: text("phonenumberid").notNull().default("placeholder"),
  businessaccountid: text("businessaccountid").notNull().default("placeholder"),
  /** Since when the line has this number. Clients who wrote before have not written to it. Null: always. */
  numbersince: at("numbersince"),
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
  /** The error message of what Meta holds against the account, also while lastErrorMessage tells of something else. */
  accountnote: text("accountnote"),
  accountnotedat: at("accountnotedat"),
  /** Whether Meta has subscribed us to the account with this line's token. Otherwise its id may be only what the owner typed. */
  accountconfirmed: boolean("accountconfirmed").notNull().default(false),
  tokenExpiresAt: at("tokenExpiresAt"),
  /** Numbers the token may speak for: [{phonenumberid, businessaccountid, display, verifiedName}]. */
  numbers: jsonb("numbers").notNull().default([]),
  /** Messages a second that Meta allows: 80, or 20 for a number shared with the phone app. */
  throughput: integer("throughput").notNull().default(80),
  /** The owner's phone app answers on this number too (coexistence). */
  sharedwithapp: boolean("sharedwithapp").notNull().default(false),
  /** How clients rate what they get, by Meta: GREEN, YELLOW, RED, UNKNOWN; null: not asked yet. */
  quality: text("quality"),
  /** How many people a day the business may write to first; -1: any number. */
  messaginglimit: integer("messaginglimit"),
  /** When Meta last billed the number as a general AI assistant, to the hour. Null: never, or not for a day. */
  aipricedat: at("aipricedat"),
  /** Pacing (GCRA): the time up to which the sends allowed to the line are used. */
  pacedto: at("pacedto"),
  expirynoticedat: at("expirynoticedat"),
  /** When the letter about the token's end, set with the end itself, is to be tried; null: none is waiting. */
  letterdueat: at("letterdueat"),
  checkedat: at("checkedat"),
})
