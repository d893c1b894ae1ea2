import { afterAll, describe, expect, test } from "bun:test"
import { postgresFigures } from "../../adapters/postgres/figures.ts"
import type { ChatbotId } from "../../core/shared/ids.ts"
import { A_BOT, openDesk, run } from "./desk-stage.ts"

const real = await openDesk()
afterAll(real.close)

const { rows } = real
const figures = postgresFigures(real.store)
const NOW = new Date("2026-03-10T12:00:00.000Z")
const before = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
const DAY = 24 * 60

type Talk = { readonly client: string; readonly conversation: string }

const talk = async (chatbot: ChatbotId, phone: string, ago: number, simulated = false) => {
  const [row] = await rows<Talk>(
    `with k as (insert into clients (chatbotid, phonenumber, simulated) values ($1, $2, $3) returning id)
     insert into conversations (chatbotid, clientid, lastinboundat) select $1, id, $4 from k
     returning clientid as client, id as conversation`,
    [chatbot, phone, simulated, before(ago)],
  )
  if (!row) throw new Error("no conversation")
  return row
}

type Exchange = {
  readonly seq: number
  /** Minutes before NOW. */
  readonly ago: number
  readonly seconds?: number
  readonly result?: string
  readonly status?: string
}

/** A message and the turn that answered it. */
const exchange = async (chatbot: ChatbotId, { client, conversation }: Talk, wishes: Exchange) => {
  const { seq, ago, seconds = 4, result = "replied", status = "sent" } = wishes
  const asked = before(ago)
  const done = new Date(asked.getTime() + seconds * 1_000)
  const text = [chatbot, client, conversation]
  await rows(
    `insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, createdat, sentat, origin, seq)
     values ($1, $2, $3, 'INBOUND', 'WHATSAPP', '?', $4, $4, 'client', $5)`,
    [...text, asked, seq],
  )
  const [turn] = await rows<{ id: string }>(
    `insert into turns (chatbotid, conversationid, fromseq, toseq, openedat, doneat, result)
     values ($1, $2, $3, $3, $4, $5, $6) returning id`,
    [chatbot, conversation, seq, asked, done, result],
  )
  await rows(
    `insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, turnid, part, status)
     values ($1, $2, $3, 'OUTBOUND', 'CHATBOT', '!', $4, 'bot', $5, 1, $6)`,
    [...text, done, turn?.id, status],
  )
}

describe("the overview", () => {
  test("without a conversation is an example, with 14 empty days up to today", async () => {
    const owner = await real.owner()
    const overview = await run(figures.overview(owner, NOW))
    expect(overview).toMatchObject({
      example: true,
      conversations: 0,
      activeUsers: 0,
      avgResponseSeconds: null,
      successRate: null,
    })
    expect(overview.days).toHaveLength(14)
    expect(overview.days[0]).toEqual({ date: "2026-02-25", inbound: 0, outbound: 0 })
    expect(overview.days[13]).toEqual({ date: "2026-03-10", inbound: 0, outbound: 0 })
  })

  test("counts conversations, those of the last 30 days, replies and failures over all bots", async () => {
    const { owner, chatbot } = await real.hasBot()
    const second = await run(real.chatbots.create(owner, A_BOT, 2))
    if (!second) throw new Error("no second chatbot")
    const ana = await talk(chatbot, "34600111222", 10)
    await talk(chatbot, "34600111223", 31 * DAY)
    const luis = await talk(second, "34600111222", 5)
    await exchange(chatbot, ana, { seq: 1, ago: 30, seconds: 2 })
    await exchange(chatbot, ana, { seq: 2, ago: 20, result: "apology" })
    await exchange(chatbot, ana, { seq: 3, ago: 10, result: "stopped", status: "cancelled" })
    await exchange(second, luis, { seq: 1, ago: 5, seconds: 6 })
    await exchange(second, luis, { seq: 2, ago: 4, result: "cancelled", status: "failed" })
    expect(await run(figures.overview(owner, NOW))).toMatchObject({
      example: false,
      conversations: 3,
      activeUsers: 2,
      avgResponseSeconds: 4,
      // Two of four: one apology, one send that failed; what was stopped was not answered.
      successRate: 0.5,
    })
  })

  test("shows each message on its day by the bot's clock, and sends that failed on none", async () => {
    const { owner, chatbot } = await real.hasBot()
    const ana = await talk(chatbot, "34600111222", 1)
    await exchange(chatbot, ana, { seq: 1, ago: 60 })
    // 23:30 UTC of the day before is half past midnight in Madrid.
    await exchange(chatbot, ana, { seq: 2, ago: 12 * 60 + 30 })
    await exchange(chatbot, ana, { seq: 3, ago: 2 * DAY, status: "failed" })
    await exchange(chatbot, ana, { seq: 4, ago: 15 * DAY })
    const { days } = await run(figures.overview(owner, NOW))
    expect(days.filter(({ inbound, outbound }) => inbound + outbound > 0)).toEqual([
      { date: "2026-03-08", inbound: 1, outbound: 0 },
      { date: "2026-03-10", inbound: 2, outbound: 2 },
    ])
  })

  test("leaves out what was simulated, and what is another owner's", async () => {
    const [one, two] = [await real.hasBot(), await real.hasBot()]
    const simulated = await talk(one.chatbot, "+12025550199", 1, true)
    await exchange(one.chatbot, simulated, { seq: 1, ago: 1 })
    const ana = await talk(two.chatbot, "34600111222", 1)
    await exchange(two.chatbot, ana, { seq: 1, ago: 1 })
    const overview = await run(figures.overview(one.owner, NOW))
    expect(overview).toMatchObject({ example: true, conversations: 0, successRate: null })
    expect(overview.days.every(({ inbound, outbound }) => inbound + outbound === 0)).toBe(true)
  })
})
