import * as Effect from "effect/Effect"
import type { LetterLanguage } from "../mail/letter.ts"
import { mailedOrRefused } from "../mail/mailed-or-refused.ts"
import { Mailer } from "../mail/ports.ts"
import { say } from "../shared/catalogue.ts"
import { AuditTrail } from "../shared/ports.ts"
import { Accounts } from "./ports.ts"

const RESET_SENT = "If an account with that email exists, a password reset link has been sent."

/** Mails a link that sets a new password. The answer does not say whether there is such an account. */
export const requestPasswordReset = Effect.fnUntraced(function* (
  email: string,
  language: LetterLanguage,
) {
  const accounts = yield* Accounts
  const audit = yield* AuditTrail
  const mailer = yield* Mailer

  // First, and for every address: otherwise a refusal would tell that the address has an account.
  yield* mailedOrRefused(mailer.reach, say("mail_failed", {}, "reset"))
  const account = yield* accounts.byEmail(email)
  if (account) {
    const token = yield* accounts.issueReset(account.id)
    yield* audit.note(account.id, "password_reset_asked")
    yield* mailer.post({ kind: "reset_password", to: account.email, token, language })
  }
  return { message: RESET_SENT }
})
