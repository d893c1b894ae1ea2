import { describe, expect, test } from "bun:test"
import type { Received } from "../../../core/conversations/received.ts"
import { type Line, openLines, seconds } from "./line-stage.ts"

/* A number goes from one chatbot to another, and Meta tells again, or late, of what was written before. */

const { connected, connections, hear, link, linkTo, newOwner, query, run } = await openLines()

const FROM = { phone: "34600111222", userId: null }
let n = 0
const told = ({ keys }: Line, ago: number, id = `wamid.taken.${++n}`) => ({
  ...{ line: keys.phonenumberid, id, at: seconds() - ago, from: FROM, name: "Ana", type: "text" },
})
const asks = (line: Line, ago = 60): Received => ({
  ...told(line, ago),
  kind: "message",
  text: "¿Abrís?",
})
const ownerWrites = (line: Line, more: { id?: string; ours?: string } = {}): Received => ({
  ...told(line, 60, more.id),
  kind: "echo",
  content: "A las nueve.",
  ours: more.ours ?? null,
})
const goesToAnother = async ({ keys, ...bot }: Line): Promise<Line> => {
  await run(connections.remove(bot.owner, bot.chatbot))
  const next = await newOwner()
  const linked = await link(next, linkTo(keys.phonenumberid))
  if (!linked) throw new Error("taken")
  return { ...next, keys: linked.keys }
}
const contents = async ({ chatbot }: Line) =>
  (
    await query<{ content: string }>("select content from messages where chatbotid = $1", [chatbot])
  ).map(({ content }) => content)
/** A reply of the chatbot's, which has left. */
const replied = async ({ chatbot, keys }: Line, wamid: string) => {
  const [row] = await query<{ id: string }>(
    `insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, phonenumberid,
       "whatsappMessageId", sentat, origin, status, metadata)
     select chatbotid, clientid, id, 'OUTBOUND', 'CHATBOT', 'A las nueve.', $2, $3, now() - interval '61 seconds', 'bot', 'sent', '{"type":"text"}'
     from conversations where chatbotid = $1 returning id`,
    [chatbot, keys.phonenumberid, wamid],
  )
  return row?.id ?? ""
}

describe("what the chatbot has that had the number before", () => {
  test("is not answered once more by the next", async () => {
    const first = await connected()
    const asked = asks(first)
    expect(await hear(asked)).toEqual({ stored: 1 })
    const next = await goesToAnother(first)
    expect(await hear(asked)).toEqual({ duplicate: 1 })
    expect(await contents(next)).toEqual([])
    expect(await hear(asks(next, 0))).toEqual({ stored: 1 })
  })

  test("does not make the next one silent, as if its owner had written it on their phone", async () => {
    const first = await connected()
    await hear(asks(first))
    const [byId, byOurs] = [await replied(first, "wamid.r1"), await replied(first, "wamid.r2")]
    expect(byId).not.toBe(byOurs)
    const written = ownerWrites(first)
    expect(await hear(written)).toEqual({ echo: 1 })
    const next = await goesToAnother(first)
    expect(await hear(written)).toEqual({ duplicate: 1 })
    expect(await hear(ownerWrites(first, { id: "wamid.r1" }))).toEqual({ duplicate: 1 })
    expect(await hear(ownerWrites(first, { ours: byOurs }))).toEqual({ duplicate: 1 })
    expect(await contents(next)).toEqual([])
  })
})

test("what none had yet is answered by the chatbot that has the number now", async () => {
  const first = await connected()
  const asked = asks(first)
  const next = await goesToAnother(first)
  expect(await hear(asked)).toEqual({ stored: 1 })
  expect(await contents(next)).toEqual(["¿Abrís?"])
})
