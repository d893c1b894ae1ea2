import { availableParallelism } from "node:os"
import * as Effect from "effect/Effect"
import type { Passwords } from "../../core/accounts/ports.ts"
import { say } from "../../core/shared/catalogue.ts"
import { LimitReached } from "../../core/shared/refusals.ts"
import { concurrencyLimit } from "./concurrency-limit.ts"

/**
 * argon2id as Bun makes it, on half of the processors: with all of them taken, clients wait for their replies as long as
 * somebody keeps signing in (measured with 30 at once on two: 4.3 s instead of 0.4).
 */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2))
/** The last of them waits for about 5 s, at 0.13 s for each. */
const PLACES = 40 * AT_ONCE
const RETRY_AFTER_S = 5

/** `places`: how many may wait for their hash; further ones are refused. */
export const argonPasswords = (places = PLACES): Passwords => {
  const limited = concurrencyLimit(AT_ONCE, places)
  // Compared against where there is no account, so that the time does not tell.
  const nobody = Bun.password.hash(crypto.randomUUID())
  const inTurn = Effect.fnUntraced(function* <A>(work: () => Promise<A>) {
    const done = yield* Effect.promise(() => limited(work))
    if (done !== null) return done
    return yield* new LimitReached({ ...say("rate_limited"), retryAfter: RETRY_AFTER_S })
  })
  return {
    hash: (password) => inTurn(() => Bun.password.hash(password)),
    matches: (password, hash) =>
      inTurn(async () => {
        const right = await Bun.password.verify(password, hash ?? (await nobody)).catch(() => false)
        return right && hash !== null
      }),
  }
}
