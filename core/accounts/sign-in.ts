import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import { AuditTrail } from "../shared/ports.ts"
import { NotAllowed } from "../shared/refusals.ts"
import { beginSession } from "./begin-session.ts"
import { Accounts, Passwords } from "./ports.ts"

/** Signs in with a password. A wrong one and an unknown address look alike, and take as long. */
export const signIn = Effect.fnUntraced(function* (email: string, password: string) {
  const accounts = yield* Accounts
  const audit = yield* AuditTrail
  const passwords = yield* Passwords

  const account = yield* accounts.byEmail(email)
  const right = yield* passwords.matches(password, account?.passwordHash ?? null)
  if (!account || !right) {
    if (account) yield* audit.note(account.id, "sign_in_failed")
    return yield* new NotAllowed(say("bad_credentials"))
  }
  if (!account.confirmed) return yield* new NotAllowed(say("email_not_confirmed"))
  const signedIn = yield* beginSession(account)
  yield* audit.note(account.id, "signed_in", "password")
  return signedIn
})
