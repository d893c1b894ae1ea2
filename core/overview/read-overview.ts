import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { OwnerId } from "../shared/ids.ts"
import { Figures } from "./ports.ts"

/** The dashboard's four figures and 14 days, as they are now. */
export const readOverview = Effect.fnUntraced(function* (owner: OwnerId) {
  const figures = yield* Figures

  return yield* figures.overview(owner, new Date(yield* Clock.currentTimeMillis))
})
