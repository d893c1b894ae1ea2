import * as Effect from "effect/Effect"
import type { LetterLanguage } from "../mail/letter.ts"
import { mailedOrRefused } from "../mail/mailed-or-refused.ts"
import { Mailer } from "../mail/ports.ts"
import { say } from "../shared/catalogue.ts"
import { AuditTrail } from "../shared/ports.ts"
import { Conflict } from "../shared/refusals.ts"
import { userOf } from "./account.ts"
import { CHECK_YOUR_EMAIL } from "./confirmation.ts"
import { Accounts, Operators, Passwords } from "./ports.ts"

/** Makes an account, which a mail then confirms. Until that is done, signing up again replaces it. */
export const signUp = Effect.fnUntraced(function* (
  email: string,
  password: string,
  language: LetterLanguage,
) {
  const accounts = yield* Accounts
  const audit = yield* AuditTrail
  const mailer = yield* Mailer
  const operators = yield* Operators
  const passwords = yield* Passwords

  const known = yield* accounts.byEmail(email)
  if (!known?.confirmed) {
    // First, so that the link mailed before stays valid, with its password, if no other can be mailed.
    yield* mailedOrRefused(mailer.reach, say("mail_failed"))
  }
  const registered = yield* accounts.register(email, yield* passwords.hash(password))
  if (!registered) {
    // The owner of the address is told; whoever asked does not hear whether that worked.
    yield* mailer.post({ kind: "already_registered", to: email, language })
    return yield* new Conflict(say("email_taken"))
  }
  const { account, code } = registered
  yield* audit.note(account.id, "signed_up")
  const mailing = mailer.send({ kind: "confirm_email", to: email, code, language })
  yield* mailedOrRefused(mailing, say("mail_failed"))
  return { user: userOf(account, operators.addresses), message: CHECK_YOUR_EMAIL }
})
