import * as Effect from "effect/Effect"
import type { OwnerId } from "../shared/ids.ts"
import { TRYOUT_LIMITS } from "./plan.ts"
import { Plans } from "./ports.ts"

/** What an owner may use. "A failed usage lookup falls back to default limits" (spec section 8). */
export const readLimits = Effect.fnUntraced(function* (owner: OwnerId) {
  const plans = yield* Plans

  return yield* plans.limitsOf(owner).pipe(Effect.catchDefect(() => Effect.succeed(TRYOUT_LIMITS)))
})
