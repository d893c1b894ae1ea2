import * as Effect from "effect/Effect"
import type { LetterLanguage } from "../mail/letter.ts"
import { say } from "../shared/catalogue.ts"
import { AuditTrail } from "../shared/ports.ts"
import { Invalid, NotAllowed } from "../shared/refusals.ts"
import type { Account } from "./account.ts"
import type { PasswordChange } from "./credentials.ts"
import { Accounts, Passwords } from "./ports.ts"
import type { Caller } from "./session.ts"

const UPDATED =
  "Your password has been updated successfully. You can now log in with your new password."

/** Sets a new password: with a mailed token, which ends all sessions, or signed in, which ends all others. */
export const updatePassword = Effect.fnUntraced(function* (
  change: PasswordChange,
  caller: Caller | null,
  language: LetterLanguage,
) {
  const audit = yield* AuditTrail

  const account =
    change.token === undefined
      ? yield* withSession(caller, change.password, language)
      : yield* withToken(change.token, change.password, language)
  yield* audit.note(account.id, "password_changed", change.token ? "reset" : "settings")
  return { message: UPDATED, email: account.email }
})

const withToken = Effect.fnUntraced(function* (
  token: string,
  password: string,
  language: LetterLanguage,
) {
  const accounts = yield* Accounts
  const passwords = yield* Passwords

  const account = yield* accounts.resetPassword(token, yield* passwords.hash(password), language)
  if (!account) return yield* new Invalid(say("link_invalid"))
  return account satisfies Account
})

const withSession = Effect.fnUntraced(function* (
  caller: Caller | null,
  password: string,
  language: LetterLanguage,
) {
  const accounts = yield* Accounts
  const passwords = yield* Passwords

  const account = caller && (yield* accounts.byId(caller.owner))
  const hash = account && (yield* passwords.hash(password))
  const set = hash && (yield* accounts.setPassword(caller, hash, language))
  if (!set) return yield* new NotAllowed(say("not_signed_in"))
  return account satisfies Account
})
