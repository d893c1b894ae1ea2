import { afterAll, expect, test } from "bun:test"
import { refreshStatistics } from "../../adapters/postgres/upkeep.ts"
import { openStoreWithLine } from "../support/store-with-line.ts"

const { database, store, line, close } = await openStoreWithLine("5001")
afterAll(close)

const write = (count: number) =>
  database.owner.query(
    `with client as (insert into clients (chatbotid, phonenumber)
       select $1, '34' || gen_random_uuid() from generate_series(1, $2) returning chatbotid, id),
     conversation as (insert into conversations (chatbotid, clientid) select chatbotid, id from client returning *)
     insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid,
       "whatsappMessageId", sentat, origin)
     select chatbotid, clientid, id, 'INBOUND', 'WHATSAPP', repeat('hola ', 20), '5001', 'wamid.' || id, now(), 'client'
     from conversation`,
    [line.chatbotId, count],
  )

const indexOfRepeats = async () => {
  const { rows } = await database.owner.query<{ "QUERY PLAN": string }>(
    `explain select * from messages where chatbotid = '${line.chatbotId}' and phonenumberid = '5001'
       and "whatsappMessageId" in ('wamid.1', 'sha256:1')`,
  )
  return rows.map((row) => row["QUERY PLAN"]).join("\n")
}

test("a table that has doubled is looked at again, once, and is read by its right index from then on", async () => {
  await write(600)
  expect(await refreshStatistics(store)).toContain("messages")
  expect(await indexOfRepeats()).toContain("messages_provider_id")
  expect(await refreshStatistics(store)).toEqual([])
  await write(600)
  await write(600)
  expect(await refreshStatistics(store)).toContain("messages")
})

test("of two processes that look at the same time, one leaves it to the other", async () => {
  await write(4_000)
  const both = await Promise.all([refreshStatistics(store), refreshStatistics(store)])
  expect(both.filter((looked) => looked.includes("messages"))).toHaveLength(1)
})
