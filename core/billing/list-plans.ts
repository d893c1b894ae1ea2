import * as Effect from "effect/Effect"
import { Plans } from "./ports.ts"

/** What is on sale, cheapest first. */
export const listPlans = Effect.fnUntraced(function* () {
  const plans = yield* Plans

  return yield* plans.all()
})
