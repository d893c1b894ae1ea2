import { describe, expect, test } from "bun:test"
import { openTurn, postgresPlayer, reply, run } from "./turns-stage.ts"

const player = postgresPlayer()

describe("what a client corrects or deletes", () => {
  test("what a client deletes before anything comes of it is not answered", async () => {
    const { hears, open, revokes, turns } = await player()
    await hears("¿Abrís hoy?")
    await hears("¿Y mañana?")
    await revokes("wamid.1")
    const { turn, briefing } = openTurn(await open())
    expect(briefing.fresh).toMatchObject([{ content: "¿Y mañana?" }])
    await revokes("wamid.2")
    expect(openTurn(await open()).briefing.fresh).toEqual([])
    // A turn that has begun goes on, as it may have booked an appointment already.
    const step = { kind: "model", text: null, toolCalls: [] } as const
    const again = openTurn(await open())
    await run(turns.saveStep(again.held, turn.id, 1, step, null))
    expect(openTurn(await open()).briefing.fresh).toHaveLength(2)
  })

  test("what a client corrects or deletes while the answer is composed is answered as it stands now", async () => {
    const { hears, open, queue, edits, revokes, turns } = await player()
    await hears("¿Hay mesa a las 5?")
    const first = openTurn(await open())
    await edits("wamid.1", "¿Hay mesa a las 6?")
    const late = turns.queueReply(first.held, first.turn.id, first.turn.upTo, reply())
    expect(await run(late)).toBe("moved")
    const second = openTurn(await open())
    expect(second.briefing.fresh).toMatchObject([{ content: "¿Hay mesa a las 6?" }])
    await revokes("wamid.1")
    const later = turns.queueReply(second.held, second.turn.id, second.turn.upTo, reply())
    expect(await run(later)).toBe("moved")
    const third = openTurn(await open())
    expect(third.briefing.fresh).toEqual([])
    const ending = { result: "stopped", reason: "withdrawn" } as const
    const finished = turns.finish(third.held, third.turn.id, ending)
    expect(await run(finished)).toBe(false)
    await hears("¿Y mañana?")
    const { held, turn } = openTurn(await open())
    await queue(held, turn)
  })

  test("what a client corrects when its reply is written opens no turn of its own", async () => {
    const { hears, open, queue, edits, sends } = await player()
    await hears("¿Hay mesa a las 5?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    await edits("wamid.1", "¿Hay mesa a las 6?")
    const settled = await sends(held, turn, message)
    expect(settled).toEqual({ kind: "finished", more: false })
    await hears("¿Y mañana?")
    const next = openTurn(await open())
    expect(next.turn.upTo).toBe(2)
    expect(next.briefing.fresh).toMatchObject([{ content: "¿Y mañana?" }])
  })

  test("a client who corrects a message again and again gets a reply, and the next message its own", async () => {
    const { hears, open, edits, turns, sends } = await player()
    await hears("¿Hay mesa a las 5?")
    for (const hour of [6, 7, 8]) {
      const { held, turn } = openTurn(await open())
      await edits("wamid.1", `¿Hay mesa a las ${hour}?`)
      expect(await run(turns.queueReply(held, turn.id, turn.upTo, reply()))).toBe("moved")
    }
    const { held, turn } = openTurn(await open())
    await edits("wamid.1", "¿Hay mesa a las 9?")
    const queued = await run(turns.queueReply(held, turn.id, turn.upTo, reply()))
    if (typeof queued === "string") throw new Error(queued)
    const [message] = queued.outgoing
    if (!message) throw new Error("no part")
    const settled = await sends(held, turn, message)
    expect(settled).toEqual({ kind: "finished", more: false })
  })

  test("what a client corrects when it is answered is not answered again", async () => {
    const { hears, open, queue, edits, sends } = await player()
    await hears("¿Hay mesa a las 5?")
    const { held, turn } = openTurn(await open())
    const { message } = await queue(held, turn)
    await sends(held, turn, message)
    await edits("wamid.1", "¿Hay mesa a las 6?")
    expect((await open())?.turn.state).toBe("none")
  })

  test("a reply to the only message that is open quotes nothing, also when that was corrected meanwhile", async () => {
    const { hears, open, queue, edits, turns } = await player()
    await hears("¿Abrís a las 5?")
    const first = openTurn(await open())
    await edits("wamid.1", "¿Abrís a las 6?")
    const quotes = first.briefing.fresh[0]?.id ?? null
    await run(turns.queueReply(first.held, first.turn.id, first.turn.upTo, reply({ quotes })))
    const { held, turn } = openTurn(await open())
    const { permit } = await queue(held, turn, { quotes })
    expect(permit).toMatchObject({ kind: "go", quotes: null })
  })

  test("what a client deletes is quoted no more, neither by a reply nor to the model", async () => {
    const { hears, open, queue, revokes } = await player()
    await hears("¿Hay sitio el lunes?")
    await hears("¿Y el martes?", "wamid.1")
    const [question] = openTurn(await open()).briefing.fresh
    await revokes("wamid.1")
    const { held, turn, briefing } = openTurn(await open())
    expect(briefing.fresh).toMatchObject([{ content: "¿Y el martes?", quoted: null }])
    const { permit } = await queue(held, turn, { quotes: question?.id ?? null })
    expect(permit).toMatchObject({ kind: "go", quotes: null })
  })
})
