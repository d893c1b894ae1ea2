import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { OwnerId } from "../shared/ids.ts"
import type { Overview } from "./overview.ts"

/** Counts conversations and turns for the dashboard. */
export interface Figures {
  /** Of the days up to `now`, over all of the owner's chatbots. */
  readonly overview: (owner: OwnerId, now: Date) => Effect.Effect<Overview>
}
export const Figures = Context.Service<Figures>("Figures")
