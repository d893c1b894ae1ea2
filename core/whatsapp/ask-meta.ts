import { Effect } from "effect"
import { refusalOf } from "./meta-failures.ts"
import type { BusinessFailed } from "./ports.ts"

/** A question to Meta on which all depends: without an answer the owner is told why, and nothing is stored. */
export const orRefuse = <A, R>(question: Effect.Effect<A, BusinessFailed, R>) =>
  question.pipe(Effect.catchTag("BusinessFailed", (failed) => Effect.fail(refusalOf(failed))))
