import { say } from "../shared/catalogue.ts"
import { Conflict } from "../shared/refusals.ts"
import type { Span } from "./entry.ts"

/** The time that was wanted is not free. */
export class Taken extends Conflict {
  constructor(readonly wanted: Span) {
    super(say("time_unavailable"))
  }
}
