import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { OwnerId } from "../shared/ids.ts"
import { NotAllowed } from "../shared/refusals.ts"
import { userOf } from "./account.ts"
import { Accounts, Operators } from "./ports.ts"

/** The signed-in owner; refuses when the account is gone. */
export const readUser = Effect.fnUntraced(function* (owner: OwnerId) {
  const accounts = yield* Accounts
  const operators = yield* Operators

  const account = yield* accounts.byId(owner)
  if (!account) return yield* new NotAllowed(say("not_signed_in"))
  return userOf(account, operators.addresses)
})
