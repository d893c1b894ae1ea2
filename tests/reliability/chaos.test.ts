import { expect, test } from "bun:test"
import { storm } from "./chaos.ts"

/** A busy machine takes minutes for the calm, and as long for the storm before it. */
const WITHIN_MS = 600_000

test(
  "workers that die at random and connections that break leave nobody unanswered and nobody answered twice",
  async () => {
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
    const after = await storm({
      clients: 15,
      messagesEach: 3,
      workers: 2,
      chance: 0.004,
      seed,
      killConnections: true,
      mostDeaths: 30,
      withinMs: WITHIN_MS,
    })
    const {
      messages,
      missing,
      doubled,
      misordered,
      misrouted,
      parked,
      unconfirmed,
      used,
      answeredTurns,
    } = after
    expect({ seed, messages, missing, doubled, misordered, misrouted }).toEqual({
      seed,
      messages: 45,
      missing: [],
      doubled: [],
      misordered: [],
      misrouted: [],
    })
    // A worker takes its eight turns with it when it dies. Turns in which three workers died are given up, and they are few.
    expect(parked + unconfirmed, `seed ${seed}`).toBeLessThan(answeredTurns / 2)
    expect({ seed, used }).toEqual({ seed, used: answeredTurns })
  },
  2 * WITHIN_MS,
)
