import { say } from "../../shared/catalogue.ts"
import { Conflict } from "../../shared/refusals.ts"
import type { Span } from "../entry.ts"

type Circumstances = {
  /** The event that was to be moved there; null: a new one. */
  readonly moving: string | null
  /** What the client tried before holds it: Google may still do that. */
  readonly inDoubt: boolean
}

/** The time that was wanted is not free. */
export class Taken extends Conflict {
  readonly moving: string | null
  readonly inDoubt: boolean

  constructor(
    readonly wanted: Span,
    { moving, inDoubt }: Circumstances,
  ) {
    super(say("time_unavailable"))
    this.moving = moving
    this.inDoubt = inDoubt
  }
}
