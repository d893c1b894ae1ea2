import { describe, expect, test } from "bun:test"
import { postgresOutbox } from "../../../adapters/postgres/reply/outbox.ts"
import { postgresTurns } from "../../../adapters/postgres/reply/turns.ts"
import { sweep } from "../../../adapters/postgres/upkeep.ts"
import type { QueuedReply } from "../../../core/reply/ports.ts"
import type { Opened, Outgoing } from "../../../core/reply/turn.ts"
import { ConversationId } from "../../../core/shared/ids.ts"
import { faultOfSend } from "../../../core/whatsapp/faults/signs.ts"
import { openLines, seconds } from "./line-stage.ts"

/*
 * A reply is sent from the number that the client wrote to, or not at all. The client has not written to any other number, so Meta
 * lets none of them reply (providers.md 1.8), and the client would hear from a stranger.
 */

const stage = await openLines()
const { connected, hear, link, linkTo, newLine, query, run } = stage
const turns = postgresTurns(stage.store)
const outbox = postgresOutbox(stage.store)

const reply: QueuedReply = {
  parts: ["A las nueve."],
  ...{ greeted: false, language: "es", paused: false, simulated: false, quotes: null },
  ending: { result: "replied" },
}

const NEW = { assignednumber: "+1 202-555-0199" }

/** An owner with a line and a client who has written to it. */
const asked = async () => {
  const line = await connected()
  let n = 0
  const writes = (text: string, to = line.keys.phonenumberid) =>
    hear({
      kind: "message",
      line: to,
      id: `wamid.${++n}`,
      at: seconds(),
      from: { phone: "34600111222", userId: null },
      name: "Ana",
      type: "text",
      text,
    })
  await writes("¿A qué hora abrís?")
  const [found] = await query<{ id: string }>("select id from conversations where chatbotid = $1", [
    line.chatbot,
  ])
  const conversation = {
    owner: line.owner,
    chatbot: line.chatbot,
    conversation: ConversationId.parse(found?.id),
  }
  const open = async () => (await run(turns.open(conversation))) as Opened
  /** Writes the reply, which WhatsApp asks to send later. */
  const replyWaits = async () => {
    const { held, turn } = await open()
    if (turn.state !== "open") throw new Error(turn.state)
    const queued = await run(turns.queueReply(held, turn.turn.id, turn.turn.upTo, reply))
    if (typeof queued === "string") throw new Error(queued)
    const message = queued.outgoing[0] as Outgoing
    await run(outbox.settle(held, message, { kind: "busy", pair: false, code: 130_429 }, null))
    return async () => {
      await query("update messages set nexttryat = now() where id = $1", [message.id])
      return run(outbox.permit((await open()).held, message))
    }
  }
  const connects = async (more: object) => {
    const number = newLine()
    await link(line, linkTo(number, more))
    return number
  }
  return { ...line, writes, open, replyWaits, connects }
}

describe("while a reply waits, the owner connects", () => {
  test("another number: it is not sent from there, and the owner sees why", async () => {
    const { replyWaits, connects, owner, chatbot } = await asked()
    const goes = await replyWaits()
    await connects(NEW)
    expect(await goes()).toEqual({ kind: "settled", status: "not_sent" })
    const [said] = await query("select status, reason from messages where content = $1", [
      reply.parts[0],
    ])
    expect(said).toEqual({ status: "not_sent", reason: "other_number" })
    const [failed] = (await stage.standing({ owner, chatbot })).failed
    expect(faultOfSend(failed?.code ?? null, failed?.reason ?? null)).toBe("other_number")
  })

  test("another number, each called by a name that was typed: it is not sent from there", async () => {
    const { replyWaits, connects, ...line } = await asked()
    await link(line, linkTo(line.keys.phonenumberid, { assignednumber: "Tienda centro" }))
    const goes = await replyWaits()
    await connects({ assignednumber: "Tienda norte" })
    expect(await goes()).toEqual({ kind: "settled", status: "not_sent" })
  })

  test("another number, and the client writes to that one: it is sent from there", async () => {
    const { replyWaits, connects, writes } = await asked()
    const goes = await replyWaits()
    const number = await connects(NEW)
    await writes("¿Seguís ahí?", number)
    expect(await goes()).toMatchObject({ kind: "go", line: { phoneNumberId: number } })
  })

  test("the same number anew, which Meta gives another id: it is sent", async () => {
    const { replyWaits, connects } = await asked()
    const goes = await replyWaits()
    const number = await connects({ assignednumber: "+12025550100" })
    expect(await goes()).toMatchObject({ kind: "go", line: { phoneNumberId: number } })
  })

  test("the same number again, after disconnecting it: it is sent", async () => {
    const { replyWaits, ...line } = await asked()
    const goes = await replyWaits()
    await run(stage.connections.remove(line.owner, line.chatbot))
    await link(line, linkTo(line.keys.phonenumberid))
    expect(await goes()).toMatchObject({ kind: "go" })
  })

  test("another number by mistake, and then the one that the client wrote to: it is sent", async () => {
    const { replyWaits, connects, ...line } = await asked()
    const goes = await replyWaits()
    await connects(NEW)
    await link(line, linkTo(line.keys.phonenumberid))
    expect(await goes()).toMatchObject({
      kind: "go",
      line: { phoneNumberId: line.keys.phonenumberid },
    })
  })
})

test("what may have been sent from the old number stays in doubt", async () => {
  const { open, connects } = await asked()
  const { held, turn } = await open()
  if (turn.state !== "open") throw new Error(turn.state)
  const queued = await run(turns.queueReply(held, turn.turn.id, turn.turn.upTo, reply))
  if (typeof queued === "string") throw new Error(queued)
  const message = queued.outgoing[0] as Outgoing
  await run(outbox.settle(held, message, { kind: "unknown" }, null))
  await connects(NEW)
  await query("update messages set nexttryat = now() where id = $1", [message.id])
  expect(await run(outbox.permit(held, message))).toEqual({ kind: "settled", status: "unknown" })
})

test("a question to the old number that has no reply yet gets none: nothing is asked, booked or counted", async () => {
  const { open, connects } = await asked()
  await connects(NEW)
  const { turn } = await open()
  expect(turn).toMatchObject({ state: "open", briefing: { connection: { heard: false } } })
})

describe("when the clock was set back after the first number was connected, it is answered for", () => {
  const connectedIn = (chatbot: string, span: string) =>
    query(
      `update "whatsappConnections" set numbersince = now() + $2::interval where chatbotid = $1`,
      [chatbot, span],
    )
  const HEARD = { state: "open", briefing: { connection: { heard: true } } }

  test("at once", async () => {
    const { open, chatbot } = await asked()
    await connectedIn(chatbot, "1 hour")
    expect((await open()).turn).toMatchObject(HEARD)
  })

  test("and when the hour comes again at which it was connected", async () => {
    const { open, chatbot } = await asked()
    await connectedIn(chatbot, "30 seconds")
    await query("update pgboss.queue set monitor_claim_on = now() + interval '1 hour'")
    await sweep(stage.store)
    expect((await open()).turn).toMatchObject(HEARD)
  })
})
