import { beforeAll, describe, expect, test } from "bun:test"
import { openLines } from "./line-stage.ts"

const { query, standing, connected } = await openLines()

describe("what the owner sees", () => {
  let line: Awaited<ReturnType<typeof connected>>
  beforeAll(async () => {
    line = await connected()
    const { chatbot, keys } = line
    await query(
      `with c as (insert into clients (chatbotid, phonenumber, simulated)
           values ($1, '34600111222', false), ($1, '+12025550199', true) returning id, simulated),
         v as (insert into conversations (chatbotid, clientid) select $1, id from c returning id, clientid)
       insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid, sentat,
         origin, status)
       select $1, v.clientid, v.id, m.direction, 'WHATSAPP', m.content, m.line, now() - m.age::interval, 'client', m.status
       from v join c on c.id = v.clientid, (values
         ('INBOUND', 'now', $2, '1 minute', null), ('INBOUND', 'two days ago', $2, '2 days', null),
         ('INBOUND', 'simulated', null, '1 minute', null), ('INBOUND', 'long ago', $2, '8 days', null),
         ('OUTBOUND', 'failed', $2, '1 minute', 'failed'), ('OUTBOUND', 'not sent', $2, '1 minute', 'not_sent'),
         ('OUTBOUND', 'fine', $2, '1 minute', 'read'), ('OUTBOUND', 'simulated', null, '1 minute', 'not_sent'))
         m(direction, content, line, age, status)
       where c.simulated = (m.content = 'simulated')`,
      [chatbot, keys.phonenumberid],
    )
  })
  test("counts only signed messages of real clients", async () => {
    const { recent, facts } = await standing(line)
    expect([recent.last24h, recent.last7d]).toEqual([1, 2])
    expect(recent.latest.map(({ content }) => content)).toEqual(["now", "two days ago", "long ago"])
    expect(facts?.lastSignedInboundAt).toBeString()
  })
  test("counts what did not arrive at real clients", async () => {
    const { undelivered, failed } = await standing(line)
    expect(undelivered).toBe(2)
    expect(failed.flatMap(({ clients }) => clients)).toEqual([
      { name: "", phonenumber: "34600111222" },
    ])
  })
  test("names all whom a reply did not reach, once each, the last first, and a hundred at most", async () => {
    const { owner, chatbot, keys } = await connected()
    await query(
      `with c as (insert into clients (chatbotid, phonenumber, name)
           select $1, '346001' || lpad(n::text, 5, '0'), 'Cliente ' || n from generate_series(1, 130) n returning id, name),
         v as (insert into conversations (chatbotid, clientid) select $1, id from c returning id, clientid)
       insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid, sentat,
         origin, status, errorcode)
       select $1, v.clientid, v.id, 'OUTBOUND', 'WHATSAPP', '', $2, now() - split_part(name, ' ', 2)::int * interval '1 minute',
         'bot', 'failed', 131026
       from v join c on c.id = v.clientid, generate_series(1, 2)`,
      [chatbot, keys.phonenumberid],
    )
    const { failed } = await standing({ owner, chatbot })
    expect(failed).toMatchObject([{ code: 131_026, count: 260, others: true }])
    const names = failed[0]?.clients.map(({ name }) => name) ?? []
    expect(names).toHaveLength(100)
    expect(names.slice(0, 3)).toEqual(["Cliente 1", "Cliente 2", "Cliente 3"])
    expect(new Set(names).size).toBe(100)
  })
  test("names those whom a reply did not reach within the same second in the order of their replies, too", async () => {
    const { owner, chatbot, keys } = await connected()
    await query(
      `with c as (insert into clients (chatbotid, phonenumber, name)
           select $1, '346002' || n, 'Cliente ' || n from generate_series(1, 9) n returning id, name),
         v as (insert into conversations (chatbotid, clientid) select $1, id from c returning id, clientid)
       insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid, sentat,
         origin, status, errorcode)
       select $1, v.clientid, v.id, 'OUTBOUND', 'WHATSAPP', '', $2, date_trunc('second', now()), 'bot', 'failed', code
       from v join c on c.id = v.clientid, unnest(array[131026, 131050]) code order by code, name`,
      [chatbot, keys.phonenumberid],
    )
    const { failed } = await standing({ owner, chatbot })
    const lastFirst = Array.from({ length: 9 }, (_, n) => `Cliente ${9 - n}`)
    expect(failed.map(({ code, clients }) => [code, clients.map(({ name }) => name)])).toEqual([
      [131_050, lastFirst],
      [131_026, lastFirst],
    ])
  })
})
