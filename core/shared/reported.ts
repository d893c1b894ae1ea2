import { Effect } from "effect"
import { ErrorLog } from "./ports.ts"

/** What becomes of a cause that the log is told of. */
export const reported = <A, E>(event: string, outcome: Effect.Effect<A, E>) =>
  Effect.fnUntraced(function* (cause: unknown) {
    const errors = yield* ErrorLog

    yield* errors.report(event, cause)
    return yield* outcome
  })
