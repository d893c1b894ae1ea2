import { expect, test } from "bun:test"
import { answer } from "../../core/reply/answer.ts"
import { ModelFailed } from "../../core/reply/failures.ts"
import type { Fate } from "../fakes/messenger.ts"
import type { Cue } from "../fakes/model.ts"
import { onItsWay } from "../fakes/state.ts"
import { LONG_REPLY } from "../support/long-reply.ts"
import { type Random, seeded } from "../support/random.ts"
import { world } from "../support/world.ts"

/*
 * Days made up of everything that happens: messages at any moment, workers that die, a model and a WhatsApp that fail. What must
 * hold at the end of any of them.
 */

const DAYS = 150
const EVENTS = 30

const anyDay = async ({ pick }: Random) => {
  let n = 0
  const cue = (): Cue =>
    pick<Cue>([
      "Claro.",
      LONG_REPLY,
      { dies: true },
      { name: "notify_owner", args: { message: "Nota" } },
      { name: "unknown" },
      { answer: { cut: true } },
      new ModelFailed({ why: pick(["unavailable", "too-long", "empty", "refused"]), detail: "" }),
      () => {
        all.hears(`mientras tanto ${++n}`)
        return `Respuesta a ${n}.`
      },
    ])
  const fate = (): Fate =>
    pick<Fate>([
      { kind: "sent", id: `wamid.${++n}` },
      { kind: "sent", id: `wamid.${++n}` },
      { kind: "unknown" },
      { kind: "refused" },
      { kind: "busy", pair: true, code: 131_056 },
      { kind: "failed", code: 131_026 },
      { dies: true },
      () => {
        all.hears(`en camino ${++n}`)
        return { kind: "sent", id: `wamid.${++n}` }
      },
    ])
  const all = world({
    quota: 15,
    model: Array.from({ length: 200 }, () => cue()),
    sends: Array.from({ length: 200 }, () => fate()),
  })
  const works = () =>
    all.run(answer(all.state.ref)).catch((gone: Error) => {
      if (gone.message !== "the worker is gone") throw gone
    })
  const events = [
    () => void all.hears(`mensaje ${++n}`),
    () => void all.hears(null, { type: "audio", id: `wamid.audio.${++n}` }),
    () => void all.hears("STOP", { id: `wamid.stop.${++n}` }),
    () => void all.hears("START", { id: `wamid.start.${++n}` }),
    () => void all.ownerWrites("Yo me ocupo"),
    () => all.later(pick([1_000, 100_000, 13 * 3_600_000])),
    works,
    works,
    works,
  ]
  for (let event = 0; event < EVENTS; event++) await pick(events)()
  // In the evening nothing more goes wrong, and the sweep runs.
  all.cues.fill("Buenas noches.")
  all.fates.fill({ kind: "sent", id: "wamid.night" })
  for (let round = 0; round < 12; round++) {
    await works()
    all.later(100_000)
  }
  return all
}

test.each(Array.from({ length: DAYS }, (_, day) => day + 1))("day %d ends well", async (day) => {
  const { state, sent } = await anyDay(seeded(day))
  const { conversation, messages, turns, usage, limits } = state

  // Nothing is left to be done.
  expect(conversation.doneSeq).toBe(conversation.lastSeq)
  expect(conversation.held).toBe(false)
  expect(messages.filter(onItsWay)).toEqual([])
  expect(turns.filter(({ done }) => !done)).toEqual([])

  // Each message of the client belongs to exactly one turn.
  const covered = turns.flatMap(({ from, to }) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index),
  )
  expect(covered).toEqual(Array.from({ length: conversation.lastSeq }, (_, index) => index + 1))

  // Replies were sent in the order in which they were written, and none more often than it may be.
  for (const message of messages.filter(({ origin }) => origin === "bot")) {
    const times = sent.filter(({ messageId }) => messageId === message.id).length
    const known = message.tries + message.busy
    expect(times).toBeLessThanOrEqual(1 + known + (message.possibleDuplicate ? 1 : 0))
  }
  const first = [...new Set(sent.map(({ messageId }) => messageId))].map((id) =>
    messages.findIndex((message) => message.id === id),
  )
  const ofTurns = first.filter((at) => messages[at]?.turnId !== null)
  expect(ofTurns).toEqual(ofTurns.toSorted((a, b) => a - b))

  // Each turn with a reply counts as one reply, and never more are counted than were paid for.
  expect(usage.used).toBe(turns.filter(({ ending }) => ending?.result === "replied").length)
  expect(usage.used).toBeLessThanOrEqual(limits.messagesPerMonth)
})
