import { expect, test } from "bun:test"
import { storm } from "./chaos.ts"

test("workers that die at random and connections that break leave nobody unanswered and nobody answered twice", async () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
  const after = await storm({
    clients: 15,
    messagesEach: 3,
    workers: 2,
    chance: 0.004,
    seed,
    killConnections: true,
    mostDeaths: 30,
    withinMs: 240_000,
  })
  const { messages, missing, doubled, misordered, misrouted, parked, used, answeredTurns } = after
  expect({ seed, messages, missing, doubled, misordered, misrouted }).toEqual({
    seed,
    messages: 45,
    missing: [],
    doubled: [],
    misordered: [],
    misrouted: [],
  })
  // A turn that three workers died in is given up, and the owner told: a rare one may be that unlucky.
  expect(parked).toBeLessThanOrEqual(1)
  expect(used).toBe(answeredTurns)
})
