import { Context, type Effect } from "effect"
import type { OwnerId } from "../shared/ids.ts"
import type { Overview } from "./overview.ts"

/** Counts conversations and turns for the dashboard. */
export interface Figures {
  readonly overview: (owner: OwnerId, now: Date) => Effect.Effect<Overview>
}
export const Figures = Context.Service<Figures>("Figures")
