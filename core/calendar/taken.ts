import { say } from "../shared/catalogue.ts"
import { Conflict } from "../shared/refusals.ts"
import type { Span } from "./entry.ts"

/** The time that was wanted is not free. `moving`: the event that was to be moved there; null: a new one. */
export class Taken extends Conflict {
  constructor(
    readonly wanted: Span,
    readonly moving: string | null = null,
  ) {
    super(say("time_unavailable"))
  }
}
