import { index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core"
import { at, created, newId } from "./columns.ts"

export const users = pgTable(
  "users",
  {
    id: newId().primaryKey(),
    /** As typed, folded: NFKC, lower case (core/accounts/credentials.ts). */
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
    /** Sliding: 30 days after the last refresh, or the day when a page was last opened. */
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
    usedat: at("usedat"),
    /** Its successor, sealed, which is given again within 10 seconds. */
    child: text("child"),
  },
  (t) => [index("refresh_tokens_sessionid").on(t.sessionid)],
)

/** One-time tokens: for confirmation, reset, exchange, tickets. */
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

/** Letters to owners about their account that are not out yet (core/accounts/send-kept-letters.ts). */
export const keptLetters = pgTable(
  "kept_letters",
  {
    id: newId().primaryKey(),
    userid: uuid("userid")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    language: text("language").notNull(),
    createdat: created("createdat"),
    /** When it is tried, for the first time or again. */
    dueat: created("dueat"),
  },
  (t) => [index("kept_letters_userid").on(t.userid)],
)

/** A sign-in or connection that went to a provider and has not come back. */
export const oauthFlows = pgTable("oauth_flows", {
  id: newId().primaryKey(),
  purpose: text("purpose").notNull(),
  statehash: text("statehash").notNull(),
  /** {secret: hash of the cookie's, kept: verifier, nonce and what it is bound to, sealed}. */
  binding: jsonb("binding").notNull().default({}),
  createdat: created("createdat"),
  expiresat: at("expiresat").notNull(),
  usedat: at("usedat"),
})
