import { describe, expect, test } from "bun:test"
import { openTurn, run, turnPlayers } from "./turns-stage.ts"

describe.each(turnPlayers())("what the owner is told of a turn: %s", (_, player) => {
  test("the owner's list of notes takes as many as they allow, one of each, and says how many that are", async () => {
    const { hears, open, handover } = await player()
    await hears("Avisa")
    const { held } = openTurn(await open())
    for (const n of [1, 1, ...Array.from({ length: 99 }, (_, more) => more + 2)]) {
      expect(await run(handover.notify(held, `nota ${n}`))).toBeNull()
    }
    expect(await run(handover.notify(held, "nota 101"))).toBe(100)
    expect(await run(handover.notify(held, "nota 100"))).toBeNull()
  })

  test("a client who waits for a person is noted in the place of the oldest where the owner's list is full", async () => {
    const { hears, open, handover } = await player()
    await hears("Una persona, por favor")
    const { held } = openTurn(await open())
    for (let n = 1; n <= 100; n++) await run(handover.notify(held, `nota ${n}`))
    await run(handover.pause(held, "Conversación en pausa: Ana."))
    expect(await run(handover.notify(held, "Conversación en pausa: Ana."))).toBeNull()
    expect(await run(handover.notify(held, "nota 2"))).toBeNull()
    expect(await run(handover.notify(held, "nota 1"))).toBe(100)
    expect(await run(handover.notify(held, "El bot ha prometido", { evenIfFull: true }))).toBeNull()
    expect(await run(handover.notify(held, "nota 2"))).toBe(100)
  })

  test("the owner's own pause ends when it would, also where the bot calls a person meanwhile", async () => {
    const { echoes, hears, open, handover, pauseRunsOut, told, turns } = await player()
    await hears("Una persona, por favor")
    const { held, turn } = openTurn(await open())
    await echoes("Ahora te llamo")
    const notice = "Conversación en pausa: Ana."
    await run(handover.pause(held, notice))
    expect(await told()).toEqual([notice])
    await run(turns.finish(held, turn.id, { result: "replied" }))
    const pausedBy = async (said: string) => {
      await hears(said)
      const next = openTurn(await open())
      await run(turns.finish(next.held, next.turn.id, { result: "replied" }))
      return next.briefing.conversation.pausedBy
    }
    expect(await pausedBy("¿Hola?")).toBe("owner_app")
    await pauseRunsOut()
    expect(await pausedBy("¿Sigues ahí?")).toBeNull()
  })

  test("once the owner's own pause is over, the bot's begins and lasts", async () => {
    const { echoes, hears, open, handover, pauseRunsOut } = await player()
    await echoes("Ahora te llamo")
    await hears("Una persona, por favor")
    const { held } = openTurn(await open())
    await pauseRunsOut()
    await run(handover.pause(held, "Conversación en pausa: Ana."))
    expect(openTurn(await open()).briefing.conversation.pausedBy).toBe("bot")
  })

  test("a second call for a person comes to the front of what the owner is told, and is there once", async () => {
    const { hears, open, handover, told } = await player()
    await hears("Una persona, por favor")
    const { held } = openTurn(await open())
    await run(handover.pause(held, "Conversación en pausa: Ana."))
    for (let n = 0; n < 2; n++) await run(handover.notify(held, "nota"))
    await run(handover.pause(held, "Conversación en pausa: Ana."))
    expect(await told()).toEqual(["nota", "Conversación en pausa: Ana."])
  })

  test("nobody hears that a conversation was paused of a worker that has lost it", async () => {
    const { hears, open, handover } = await player()
    await hears("Una persona, por favor")
    const { held: lost } = openTurn(await open())
    await run(handover.notify(lost, "nota 1"))
    openTurn(await open())
    await run(handover.pause(lost, "Conversación en pausa: Ana."))
    const { held, briefing } = openTurn(await open())
    expect(briefing.conversation.pausedBy).toBeNull()
    for (let n = 2; n <= 100; n++) {
      expect(await run(handover.notify(held, `nota ${n}`))).toBeNull()
    }
  })
})
