import { Effect } from "effect"
import { say } from "../shared/catalogue.ts"
import type { OwnerId } from "../shared/ids.ts"
import { NotAllowed } from "../shared/refusals.ts"
import type { User } from "./account.ts"
import { type Account, Accounts, Operators } from "./ports.ts"

/** An account as its owner sees it. */
export const userOf = (account: Account, operators: readonly string[]): User => ({
  id: account.id,
  email: account.email,
  name: account.name,
  emailConfirmed: account.confirmed,
  operator: account.confirmed && operators.includes(account.email),
  createdAt: account.createdAt,
})

/** The signed-in owner; refuses when the account is gone. */
export const currentUser = Effect.fnUntraced(function* (owner: OwnerId) {
  const accounts = yield* Accounts
  const operators = yield* Operators

  const account = yield* accounts.byId(owner)
  if (!account) return yield* new NotAllowed(say("not_signed_in"))
  return userOf(account, operators.addresses)
})
