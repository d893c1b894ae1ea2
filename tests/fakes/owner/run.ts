import { Effect } from "effect"
import { NotFound } from "../../../core/shared/refusals.ts"

/** A port's method that refuses by throwing NotFound, and dies of everything else. */
export const answering = <A>(work: () => A): Effect.Effect<A, NotFound> =>
  Effect.suspend(() => {
    try {
      return Effect.succeed(work())
    } catch (thrown) {
      return thrown instanceof NotFound ? Effect.fail(thrown) : Effect.die(thrown)
    }
  })
