import { beforeEach, describe, expect, test } from "bun:test"
import { openInbox } from "../inbox/inbox-stage.ts"

/* How fast we send (contract.md 4.8): as WhatsApp lets one number send, and one client be written to. */

const stage = await openInbox()
beforeEach(() => stage.query('update "whatsappConnections" set pacedto = null, throughput = 80'))

const { userId } = stage.one

/** Asks whether a new message to this client may be sent. Answers in how many seconds; 0: at once. */
const waitFor = async (to: string) => {
  const message = await stage.sending(null, "queued", to)
  const [row] = await stage.query<{ go: boolean; seconds: number | null }>(
    `select claim ? 'go' as go, extract(epoch from (claim->>'wait')::timestamptz - now())::float as seconds
     from messages m join conversations c on c.chatbotid = m.chatbotid and c.id = m.conversationid,
       lateral claim_send(m.chatbotid, $2, c.id, m.id, c.fence) claim where m.id = $1`,
    [message, userId],
  )
  return row?.go ? 0 : (row?.seconds ?? Number.NaN)
}
/** Queues a reply in the conversation with this client. Answers whether it may be sent at once. */
const reply = async (to: string) => {
  const said = JSON.stringify({
    parts: ["Hola"],
    greeted: false,
    paused: false,
    simulated: false,
    ending: { result: "replied" },
  })
  const [row] = await stage.query<{ go: boolean }>(
    `select queued->'claim' ? 'go' as go
     from conversations c join clients k on k.chatbotid = c.chatbotid and k.id = c.clientid,
       lateral queue_reply(c.chatbotid, $2, c.id, gen_random_uuid(), c.fence, c.last_seq, $3) queued
     where k.phonenumber = $1`,
    [to, userId, said],
  )
  return row?.go
}
/** Does something in one transaction, for which `now()` stands still. */
const atOneMoment = async (work: () => Promise<void>) => {
  await stage.query("begin")
  await work().finally(() => stage.query("rollback"))
}
const client = (n: number) => String(34_600_000_000 + n)

describe("one client", () => {
  test("gets 45 messages at once, then one every 6 seconds, and keeps nobody else waiting", () =>
    atOneMoment(async () => {
      const waits = []
      for (let n = 0; n < 47; n++) waits.push(await waitFor(client(1)))
      expect(waits.slice(0, 45)).toEqual(Array(45).fill(0))
      for (const wait of waits.slice(45)) {
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(6)
      }
      expect(await waitFor(client(2))).toBe(0)
    }))

  test("has replies counted as all else is", () =>
    atOneMoment(async () => {
      expect(await waitFor(client(1))).toBe(0)
      for (let n = 1; n < 45; n++) expect(await reply(client(1))).toBe(true)
      expect(await reply(client(1))).toBe(false)
      expect(await waitFor(client(1))).toBeGreaterThan(0)
    }))
})

/** Has Meta answer a message with "not now". Answers after how many seconds it is sent again. */
const waitAfterBusy = async (message: string, pair: boolean) => {
  await stage.query(`update messages set status = 'sending' where id = '${message}'`)
  const outcome = JSON.stringify({ kind: "busy", pair, code: pair ? 131_056 : null })
  const [row] = await stage.query<{ seconds: number }>(
    `select extract(epoch from (said->>'until')::timestamptz - now())::float as seconds
     from messages m join conversations c on c.chatbotid = m.chatbotid and c.id = m.conversationid,
       lateral settle_send(m.chatbotid, $2, c.id, m.id, c.fence, $3, null) said where m.id = $1`,
    [message, userId, outcome],
  )
  return row?.seconds
}

test("whom Meta wants written to more slowly waits 4 seconds, then 16, however long Meta was out of order before", () =>
  atOneMoment(async () => {
    const message = await stage.sending(null, "queued", client(1))
    const waits = []
    for (const pair of [...Array(9).fill(false), true, true]) {
      waits.push(await waitAfterBusy(message, pair))
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60, 4, 16])
  }))

test.each([
  ["Meta is out of order", false, 60],
  ["the client is written to too fast", true, 65_536],
])("a message is tried again also after a day in which %s", (_, pair, wait) =>
  atOneMoment(async () => {
    const message = await stage.sending(null, "queued", client(1))
    await waitAfterBusy(message, pair)
    await stage.query(`update messages set busy = 1440 where id = '${message}'`)
    expect(await waitAfterBusy(message, pair)).toBe(wait)
  }),
)

describe("one number", () => {
  test("sends a second's worth ahead of its pace at most, to whomever", () =>
    atOneMoment(async () => {
      await stage.query('update "whatsappConnections" set throughput = 1')
      const waits = []
      for (let n = 0; n < 3; n++) waits.push(await waitFor(client(n)))
      expect(waits.slice(0, 2)).toEqual([0, 0])
      expect(waits[2]).toBeGreaterThan(0)
      expect(waits[2]).toBeLessThanOrEqual(1)
    }))
})

test.each(["conversations", '"whatsappConnections"'])(
  "a clock that was set back an hour holds nothing up (%s)",
  async (table) => {
    expect(await waitFor(client(1))).toBe(0)
    await stage.query(`update ${table} set pacedto = pacedto + interval '1 hour'`)
    expect([await waitFor(client(1)), await waitFor(client(1))]).toEqual([0, 0])
  },
)
