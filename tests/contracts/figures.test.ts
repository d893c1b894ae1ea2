import { afterAll, describe, expect, test } from "bun:test"
import { postgresFigures } from "../../adapters/postgres/figures.ts"
import { countFigures } from "../../adapters/postgres/upkeep.ts"
import type { ChatbotId } from "../../core/shared/ids.ts"
import { A_BOT, BARE, openOwnerSide, run } from "./owner-stage.ts"

const real = await openOwnerSide()
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
    const { id: second } = (await run(real.chatbots.create(owner, A_BOT, BARE, 2))) ?? {}
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
      // Two of four: one is an apology and one could not be sent. Turns that were stopped do not count.
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

  test("does not credit the bot with what its owner wrote by hand", async () => {
    const { owner, chatbot } = await real.hasBot()
    const { client, conversation } = await talk(chatbot, "34600000031", 60)
    await exchange(chatbot, { client, conversation }, { seq: 1, ago: 60 })
    await rows(
      `insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin)
       values ($1, $2, $3, 'OUTBOUND', 'WHATSAPP', 'Te lo miro yo.', $4, 'owner_app')`,
      [chatbot, client, conversation, before(30)],
    )
    const { days } = await run(figures.overview(owner, NOW))
    expect(days.at(-1)).toEqual({ date: "2026-03-10", inbound: 1, outbound: 1 })
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

describe("counting by the clock", () => {
  const counted = (now: Date) => countFigures(real.store, now)
  /** The real time, as the database's own clock decides what is late. */
  const now = new Date()
  const at = (minutes: number) => minutes - (now.getTime() - NOW.getTime()) / 60_000
  const overview = async (owner: Parameters<typeof figures.overview>[0]) =>
    run(figures.overview(owner, now))

  /** A month of one bot: replies, apologies, failures, and the simulator. */
  const busyBot = async () => {
    const { owner, chatbot } = await real.hasBot()
    const ana = await talk(chatbot, "34600111222", at(3))
    const simulated = await talk(chatbot, "+12025550199", at(3), true)
    const results = ["replied", "replied", "apology", "stopped"]
    for (let seq = 1; seq <= 40; seq++) {
      await exchange(chatbot, ana, {
        seq,
        ago: at(seq * seq * 25),
        seconds: seq,
        result: results[seq % 4] ?? "",
        status: seq % 7 === 0 ? "failed" : "sent",
      })
    }
    await exchange(chatbot, simulated, { seq: 1, ago: at(50) })
    return { owner, chatbot, ana }
  }

  test("shows what reading everything shows, before, in the middle and after", async () => {
    const { owner, chatbot } = await busyBot()
    const read = await overview(owner)
    expect(read).toMatchObject({ conversations: 1, example: false })
    await counted(new Date(now.getTime() - 10 * DAY * 60_000))
    expect(await overview(owner)).toEqual(read)
    await counted(now)
    expect(await overview(owner)).toEqual(read)
    // Messages that were counted are not read again.
    await rows("delete from messages where chatbotid = $1 and sentat < now() - interval '1 day'", [
      chatbot,
    ])
    expect((await overview(owner)).days.slice(0, 12)).toEqual(read.days.slice(0, 12))
  })

  test("counts again what changes later: a message that comes late, a send that fails, an answer after hours", async () => {
    const { owner, chatbot, ana } = await busyBot()
    await counted(now)
    const before = await overview(owner)
    const day = before.days.findIndex(({ outbound }) => outbound > 0)
    await exchange(chatbot, ana, { seq: 41, ago: at(2 * DAY) })
    await rows(
      `update messages set status = 'failed' where chatbotid = $1 and status = 'sent' and id =
         (select id from messages where chatbotid = $1 and status = 'sent' and sentat >= $2 order by sentat limit 1)`,
      [chatbot, new Date(`${before.days[day]?.date}T00:00:00Z`)],
    )
    const [open] = await rows<{ id: string }>(
      `insert into turns (chatbotid, conversationid, fromseq, toseq, openedat) values ($1, $2, 42, 42, $3) returning id`,
      [chatbot, ana.conversation, new Date(now.getTime() - 3 * DAY * 60_000)],
    )
    await counted(now)
    await rows("update turns set doneat = now(), result = 'apology' where id = $1", [open?.id])
    await counted(now)
    const after = await overview(owner)
    await rows("truncate figures, figures_counted, figures_late")
    expect(after).toEqual(await overview(owner))
    expect(after).not.toEqual(before)
  })

  test("counts again a reply that fails in another quarter of an hour than its turn began in", async () => {
    const { owner, chatbot } = await real.hasBot()
    const ana = await talk(chatbot, "34600111222", at(3))
    const quarter = new Date(Math.floor(now.getTime() / 900_000) * 900_000 - DAY * 60_000)
    const ago = (NOW.getTime() - quarter.getTime()) / 60_000 + 0.1
    await exchange(chatbot, ana, { seq: 1, ago, seconds: 20, result: "replied" })
    await exchange(chatbot, ana, { seq: 2, ago: at(2 * DAY) })
    await counted(now)
    expect((await overview(owner)).successRate).toBe(1)
    await rows("update messages set status = 'failed' where chatbotid = $1 and sentat = $2", [
      chatbot,
      new Date(NOW.getTime() - ago * 60_000 + 20_000),
    ])
    await counted(now)
    expect((await overview(owner)).successRate).toBe(0.5)
    await rows("truncate figures, figures_counted, figures_late")
  })

  test("counts a reply that waits for its line on no day before it has gone", async () => {
    const { owner, chatbot } = await real.hasBot()
    const ana = await talk(chatbot, "34600111222", at(3))
    await exchange(chatbot, ana, { seq: 1, ago: at(DAY), status: "queued" })
    const answered = async () =>
      (await overview(owner)).days.reduce((sum, { outbound }) => sum + outbound, 0)
    expect(await answered()).toBe(0)
    await counted(now)
    expect(await answered()).toBe(0)
    for (const status of ["sending", "sent"])
      await rows(`update messages set status = $2 where chatbotid = $1 and origin = 'bot'`, [
        chatbot,
        status,
      ])
    await counted(now)
    expect(await answered()).toBe(1)
    await rows("truncate figures, figures_counted, figures_late")
  })

  test("counts what comes after the clock was set back, although that time was counted as over already", async () => {
    const { owner, chatbot } = await real.hasBot()
    const ana = await talk(chatbot, "34600111222", at(3))
    await exchange(chatbot, ana, { seq: 1, ago: at(30) })
    await counted(now)
    await rows("update figures_counted set upto = quarter_of(now() + interval '1 hour')")
    await rows(
      `insert into figures values ($1, quarter_of(now() + interval '30 minutes'), 1, 1, 1, 1, 1, 1)`,
      [chatbot],
    )
    await exchange(chatbot, ana, { seq: 2, ago: at(2) })
    await counted(now)
    const after = await overview(owner)
    await rows("truncate figures, figures_counted, figures_late")
    expect(after).toEqual(await overview(owner))
    expect(after.days.reduce((sum, { inbound }) => sum + inbound, 0)).toBe(2)
  })

  test("counts once when several processes count at once, and takes up where one has stopped", async () => {
    const { owner } = await busyBot()
    const read = await overview(owner)
    await Promise.all(Array.from({ length: 4 }, () => counted(now)))
    await counted(now)
    expect(await overview(owner)).toEqual(read)
  })
})
