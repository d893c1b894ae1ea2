import { customType, timestamp, uuid } from "drizzle-orm/pg-core"

/*
 * Two kinds of table (design.md 1, "distribution"):
 *
 * - Tenant tables carry `chatbotid` or `userid`, have it in every key, and are closed by row-level security. They can be
 *   distributed by that column (Citus) as they stand.
 * - Directory tables are looked up before a tenant is known (sign-in, a webhook's phone number, a payment's customer).
 *   They would be Citus reference tables. They hold no content, except that `provider_events` keeps an edit of a message
 *   for up to a week when it arrives before the message.
 *
 * Names are those of the specification, section 3, old spellings included.
 */

export const tstzrange = customType<{ data: string }>({ dataType: () => "tstzrange" })

export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

export const created = (name: string) => at(name).notNull().defaultNow()

export const newId = () => uuid("id").notNull().defaultRandom()
