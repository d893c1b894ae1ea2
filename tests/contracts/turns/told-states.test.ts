import { describe, expect, test } from "bun:test"
import type { Held, Outgoing } from "../../../core/reply/turn.ts"
import { openTurn, postgresPlayer, reply, run } from "./turns-stage.ts"

/*
 * Whoever listens to the live stream (contract.md 6) hears what became of every message that it has told of, also of those that were
 * never sent.
 */

const open = postgresPlayer()

type Player = Awaited<ReturnType<typeof open>>

/** A reply of two parts, of which the first waits for WhatsApp. */
const waitingReply = async () => {
  const player = await open()
  await player.hears("Cuéntamelo todo")
  const { held, turn } = openTurn(await player.open())
  const parts = ["Primero.", "Segundo."]
  const queued = await run(player.turns.queueReply(held, turn.id, turn.upTo, reply({ parts })))
  if (queued === "lost" || queued === "moved") throw new Error(queued)
  const [first] = queued.outgoing as [Outgoing, ...Outgoing[]]
  return { ...player, held, first }
}

const stored = async ({ conversation, database }: Player) => {
  const { chatbot } = await conversation()
  const { rows } = await database.owner.query(
    "select id, status from messages where chatbotid = $1 and direction = 'OUTBOUND' and origin = 'bot' order by arrival",
    [chatbot],
  )
  return rows
}
const heard = async ({ conversation, database }: Player) => {
  const { chatbot } = await conversation()
  const { rows } = await database.owner.query(
    `select distinct on (data->>'id') data->>'id' as id, data->>'status' as status from live_events
     where chatbotid = $1 and event = 'message.status' order by data->>'id', id desc`,
    [chatbot],
  )
  return rows
}

const BUSY = { kind: "busy", pair: false, code: null } as const
type Waiting = Player & { readonly held: Held; readonly first: Outgoing }

describe("whoever listens hears what became of both parts of a reply", () => {
  test.each<[string, (of: Waiting) => Promise<unknown>]>([
    [
      "when the client wants no more messages while it waits",
      async ({ hears, held, first, later, outbox }) => {
        await run(outbox.settle(held, first, BUSY, null))
        await later()
        await hears("BAJA")
        await run(outbox.permit(held, first))
      },
    ],
    [
      "when the owner answers while it waits",
      async ({ echoes, held, first, outbox }) => {
        await run(outbox.settle(held, first, BUSY, null))
        await echoes("Ya te atiendo yo.")
      },
    ],
    [
      "when WhatsApp refuses the first",
      ({ held, first, outbox }) =>
        run(outbox.settle(held, first, { kind: "failed", code: 131_026 }, null)),
    ],
    [
      "when every worker dies of it",
      async ({ open }) => {
        for (let deaths = 1; deaths <= 5; deaths++) await open()
      },
    ],
    [
      "when nobody knows whether the first arrived, nor its second copy, and the owner pauses the bot",
      async ({ held, first, later, outbox, pauseChatbot, open }) => {
        for (let copies = 0; copies < 2; copies++) {
          await run(outbox.settle(held, first, { kind: "unknown" }, null))
          await later()
          await run(outbox.permit(held, first))
        }
        await pauseChatbot()
        const again = await open()
        for (const part of again?.outbox ?? []) await run(outbox.permit(again?.held as Held, part))
      },
    ],
  ])("%s", async (_, happens) => {
    const player = await waitingReply()
    await happens(player)
    const replies = (await stored(player)).slice(0, 2)
    expect(replies).toHaveLength(2)
    expect(await heard(player)).toEqual(expect.arrayContaining(replies))
  })
})
