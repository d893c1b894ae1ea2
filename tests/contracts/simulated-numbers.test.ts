import { afterAll, beforeAll, expect, test } from "bun:test"
import { readFile } from "node:fs/promises"
import { openVault } from "../../adapters/secrets/vault.ts"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { connectedOwner } from "../support/owners.ts"
import { SECRET } from "../support/secret.ts"

/* What became of the simulated clients of an earlier version, who had numbers as real ones have them (migration 0016). */

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test("a simulated client who heard a real person becomes that person, and the others get numbers that nobody has", async () => {
  const { owner } = database
  const { chatbotId } = await connectedOwner(owner, openVault(SECRET, []), { phoneNumberId: "401" })
  const client = async (name: string, phone: string | null, more = { userid: "", written: "" }) => {
    const { rows } = await owner.query(
      `insert into clients (chatbotid, phonenumber, userid, name, simulated, opted_out)
       values ($1, $2, nullif($3, ''), $4, true, true) returning id`,
      [chatbotId, phone, more.userid, name],
    )
    await owner.query(
      `with c as (insert into conversations (chatbotid, clientid) values ($1, $2) returning id)
       insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin,
         "whatsappMessageId")
       select $1, $2, id, 'INBOUND', 'WHATSAPP', 'hola', now(), 'client', nullif($3, '') from c`,
      [chatbotId, rows[0].id, more.written],
    )
  }
  await client("wrote", "34600000001", { userid: "", written: "wamid.1" })
  await client("known", "34600000002", { userid: "ES.2", written: "" })
  await client("by id alone", null, { userid: "ES.3", written: "" })
  await client("played", "34600000004")
  await client("played twice", "34600000005")
  await client("played twice, with a plus", "+34600000005")

  const migration = await readFile("db/migrations/0016_simulated_numbers.sql", "utf8")
  for (const statement of migration.split("--> statement-breakpoint")) await owner.query(statement)

  const { rows } = await owner.query(
    `select name, phonenumber as phone, simulated, opted_out as "optedOut" from clients where chatbotid = $1 order by createdat`,
    [chatbotId],
  )
  const optedOut = true
  expect(rows).toEqual([
    { name: "wrote", phone: "34600000001", simulated: false, optedOut },
    { name: "known", phone: "34600000002", simulated: false, optedOut },
    { name: "by id alone", phone: null, simulated: false, optedOut },
    { name: "played", phone: "+34600000004", simulated: true, optedOut },
    { name: "played twice", phone: "++34600000005", simulated: true, optedOut },
    { name: "played twice, with a plus", phone: "+34600000005", simulated: true, optedOut },
  ])
})
