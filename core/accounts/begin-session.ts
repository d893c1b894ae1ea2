import { Effect } from "effect"
import { userOf } from "./current-user.ts"
import { type Account, Operators, Sessions } from "./ports.ts"
import type { SignedIn } from "./session.ts"

/** Signs in whoever has just proved to be the owner of this account. */
export const beginSession = Effect.fn("beginSession")(function* (account: Account) {
  const operators = yield* Operators
  const sessions = yield* Sessions

  const begun = yield* sessions.begin(account.id)
  return { ...begun, user: userOf(account, operators.addresses) } satisfies SignedIn
})
