import * as Effect from "effect/Effect"
import { NotFound } from "../../../core/shared/refusals.ts"

/** A port's method: a thrown NotFound becomes a refusal, anything else a defect. */
export const answering = <A>(work: () => A): Effect.Effect<A, NotFound> =>
  Effect.suspend(() => {
    try {
      return Effect.succeed(work())
    } catch (thrown) {
      return thrown instanceof NotFound ? Effect.fail(thrown) : Effect.die(thrown)
    }
  })
