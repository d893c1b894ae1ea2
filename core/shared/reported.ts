import * as Effect from "effect/Effect"
import { ErrorLog } from "./ports.ts"

/** Handles a failure: reports its cause to the error log as `event`, then goes on with `outcome`. */
export const reported = <A, E>(event: string, outcome: Effect.Effect<A, E>) =>
  Effect.fnUntraced(function* (cause: unknown) {
    const errors = yield* ErrorLog

    yield* errors.report(event, cause)
    return yield* outcome
  })
