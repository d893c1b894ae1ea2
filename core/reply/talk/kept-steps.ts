import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Settlement } from "../../calendar/ports.ts"
import { Turns } from "../ports.ts"
import type { Held, OpenTurn, Step } from "../turn.ts"

/** The steps of a turn that goes on. */
export type KeptSteps = {
  /** All so far, stored. */
  readonly steps: readonly Step[]
  /** When the database was last asked, and the conversation thus known to be this worker's; milliseconds since 1970. */
  heldAt: number
  /** Stores one more. False: another worker holds the conversation. */
  readonly keep: (step: Step, settled?: Settlement) => Effect.Effect<boolean>
  /** Whether the conversation is still this worker's. */
  readonly mayGoOn: Effect.Effect<boolean>
}

export const keepSteps = Effect.fnUntraced(function* (held: Held, turn: OpenTurn) {
  const turns = yield* Turns

  const steps = [...turn.steps]
  const kept: KeptSteps = {
    steps,
    heldAt: 0,
    keep: Effect.fnUntraced(function* (step: Step, settled?: Settlement) {
      steps.push(step)
      const asked = yield* Clock.currentTimeMillis
      const isKept = yield* turns.saveStep(held, turn.id, steps.length, step, settled ?? null)
      if (isKept) kept.heldAt = asked
      return isKept
    }),
    // A step that is stored stays as it is, so storing the last one again only asks.
    mayGoOn: Effect.suspend(() => {
      const last = steps.at(-1)
      return last ? turns.saveStep(held, turn.id, steps.length, last, null) : Effect.succeed(true)
    }),
  }
  return kept
})
