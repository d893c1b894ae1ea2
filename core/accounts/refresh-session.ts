import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import { NotAllowed } from "../shared/refusals.ts"
import { userOf } from "./account.ts"
import { Accounts, Operators, Sessions } from "./ports.ts"
import type { SignedIn } from "./session.ts"

/** Goes on with a session. A refresh token that was used before ends it. */
export const refreshSession = Effect.fnUntraced(function* (refreshToken: string | null) {
  const accounts = yield* Accounts
  const operators = yield* Operators
  const sessions = yield* Sessions

  const went = refreshToken === null ? null : yield* sessions.rotate(refreshToken)
  const account = went && (yield* accounts.byId(went.owner))
  if (!went || !account) return yield* new NotAllowed(say("not_signed_in"))
  return {
    user: userOf(account, operators.addresses),
    sessionId: went.sessionId,
    refreshToken: went.refreshToken,
  } satisfies SignedIn
})
