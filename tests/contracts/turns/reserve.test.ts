import { describe, expect, test } from "bun:test"
import { openTurn, run, turnPlayers } from "./turns-stage.ts"

describe.each(turnPlayers())("what a turn takes of the quota: %s", (_, player) => {
  test("one reply of the quota is taken once a turn, and given back when none goes out", async () => {
    const { hears, open, turns } = await player()
    const month = new Date(Date.now() - 86_400_000)
    await hears("Uno")
    const { held, turn } = openTurn(await open())
    expect(await run(turns.reserve(held, turn.id, month, 1))).toBe(true)
    expect(await run(turns.reserve(held, turn.id, month, 1))).toBe(true)
    await run(turns.finish(held, turn.id, { result: "cancelled", reason: "not_delivered" }))
    await hears("Dos")
    const second = openTurn(await open())
    expect(await run(turns.reserve(second.held, second.turn.id, month, 1))).toBe(true)
    await run(turns.finish(second.held, second.turn.id, { result: "replied" }))
    await hears("Tres")
    const third = openTurn(await open())
    expect(await run(turns.reserve(third.held, third.turn.id, month, 1))).toBe(false)
  })

  test("a turn that another worker has ended takes nothing of the quota any more", async () => {
    const { hears, open, turns } = await player()
    const month = new Date(Date.now() - 86_400_000)
    await hears("Uno")
    const frozen = openTurn(await open())
    const second = openTurn(await open())
    await run(
      turns.finish(second.held, second.turn.id, { result: "stopped", reason: "chatbot_paused" }),
    )
    await run(turns.reserve(frozen.held, frozen.turn.id, month, 1))
    await hears("Dos")
    const next = openTurn(await open())
    expect(await run(turns.reserve(next.held, next.turn.id, month, 1))).toBe(true)
  })
})
