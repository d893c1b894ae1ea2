import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import { fitsHeader } from "../shared/characters.ts"
import { Invalid, Unavailable } from "../shared/refusals.ts"
import { orRefuse } from "./ask-meta.ts"
import { isShortLived, isTokenLong, missingScope } from "./grant.ts"
import { failureWords } from "./meta-failures.ts"
import { Business, BusinessFailed } from "./ports.ts"

/** What a token is good for; refuses one that is dead, another app's, or without a needed permission. */
export const examineToken = Effect.fnUntraced(function* (token: string) {
  const business = yield* Business

  if (!isTokenLong(token) || !fitsHeader(token)) return yield* new Invalid(say("facebook_token"))
  const grant = yield* orRefuse(business.inspect(token))
  if (!grant.valid || !grant.ours) return yield* new Invalid(say("facebook_token"))
  const detail = missingScope(grant)
  if (detail !== null) {
    const message = failureWords(new BusinessFailed({ why: "permission", detail }))
    return yield* new Unavailable(say("facebook_failed", { message }))
  }
  return grant
})

/**
 * The same for a token that a line will use: one that ends within hours is exchanged for one that lasts. The contract names no
 * such call, so nothing fails with it: a token that could not be exchanged is used until it ends.
 */
export const lastingToken = Effect.fnUntraced(function* (token: string) {
  const grant = yield* examineToken(token)
  if (!isShortLived(grant, new Date(yield* Clock.currentTimeMillis))) return { token, grant }
  return yield* exchanged(token).pipe(Effect.catch(() => Effect.succeed({ token, grant })))
})

const exchanged = Effect.fnUntraced(function* (short: string) {
  const business = yield* Business

  const token = yield* business.extend(short)
  return { token, grant: yield* examineToken(token) }
})
