import * as Effect from "effect/Effect"
import { type Refusal, Unavailable } from "../shared/refusals.ts"
import type { NotMailed } from "./ports.ts"

/** For mail that the caller waits for: if it is not accepted, the call is refused in these words. */
export const mailedOrRefused = (mailing: Effect.Effect<void, NotMailed>, said: Refusal) =>
  mailing.pipe(Effect.catchTag("NotMailed", () => Effect.fail(new Unavailable(said))))
