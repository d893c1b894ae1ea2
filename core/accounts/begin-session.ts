import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import { NotAllowed } from "../shared/refusals.ts"
import { type Account, userOf } from "./account.ts"
import { Operators, Sessions } from "./ports.ts"
import type { SignedIn } from "./session.ts"

/**
 * Signs in an owner who has just proved who they are; refuses if the account was deleted, or its password changed, since it was
 * read.
 */
export const beginSession = Effect.fnUntraced(function* (account: Account) {
  const operators = yield* Operators
  const sessions = yield* Sessions

  const begun = yield* sessions.begin(account)
  if (!begun) return yield* new NotAllowed(say("bad_credentials"))
  return { ...begun, user: userOf(account, operators.addresses) } satisfies SignedIn
})
