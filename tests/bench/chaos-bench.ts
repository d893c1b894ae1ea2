import { storm } from "../reliability/chaos.ts"
import type { Say } from "./report.ts"

const ROUNDS = 5

/** Kills processes for a long time, in rounds with different seeds; a short round runs with the tests. */
export const chaosBench = async (say: Say) => {
  const rounds = []
  for (let round = 1; round <= ROUNDS; round++) {
    const after = await storm({
      clients: 60,
      messagesEach: 5,
      workers: 3,
      chance: 0.003,
      seed: Date.now() % 1_000_000,
      killConnections: round % 2 === 0,
      mostDeaths: Number.POSITIVE_INFINITY,
      withinMs: 300_000,
    })
    say(`storm ${round}`, after)
    rounds.push(after)
  }
  const right = rounds.every(
    ({ missing, doubled, misordered, misrouted }) =>
      missing.length + doubled.length + misordered.length + misrouted.length === 0,
  )
  return { right, rounds }
}
