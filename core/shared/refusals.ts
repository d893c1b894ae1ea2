import * as Data from "effect/Data"
import { type Code, say } from "./catalogue.ts"

/** What a person is told; `say(code)` makes `code` and `message`. `retryAfter` in seconds. */
export type Refusal = {
  readonly code: Code
  readonly message: string
  readonly field?: string
  readonly retryAfter?: number
}

/** What was sent is wrong. */
export class Invalid extends Data.TaggedError("Invalid")<Refusal> {}

/** A field that has no sentence of its own. */
export const invalidField = (field: string) =>
  new Invalid({ ...say("invalid_field", { field }), field })

/** Whoever asks is not known, or may not do this. */
export class NotAllowed extends Data.TaggedError("NotAllowed")<Refusal> {}

/** There is no such thing, or it is somebody else's: the two look the same. */
export class NotFound extends Data.TaggedError("NotFound")<Refusal> {}

/** It cannot be done as things stand: taken, changed meanwhile. Always 409, whatever its code says of itself. */
export class Conflict extends Data.TaggedError("Conflict")<Refusal> {}

/** A plan's limit or a rate is used up. */
export class LimitReached extends Data.TaggedError("LimitReached")<Refusal> {}

/** Somebody we depend on did not do their part. */
export class Unavailable extends Data.TaggedError("Unavailable")<Refusal> {}
