import * as Effect from "effect/Effect"
import { refusalOf } from "./meta-failures.ts"
import type { BusinessFailed } from "./ports.ts"

/** Asks Meta something that everything else depends on: a failure becomes a refusal for the owner, and nothing is stored. */
export const orRefuse = <A, R>(question: Effect.Effect<A, BusinessFailed, R>) =>
  question.pipe(Effect.catchTag("BusinessFailed", (failed) => Effect.fail(refusalOf(failed))))
