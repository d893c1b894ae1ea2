import * as Effect from "effect/Effect"
import type { LetterLanguage } from "../mail/letter.ts"
import { mailedOrRefused } from "../mail/mailed-or-refused.ts"
import { Mailer } from "../mail/ports.ts"
import { say } from "../shared/catalogue.ts"
import { CHECK_YOUR_EMAIL } from "./confirmation.ts"
import { Accounts } from "./ports.ts"

/** Mails the confirmation once more. The answer is the same for every address, known or not. */
export const resendConfirmation = Effect.fnUntraced(function* (
  email: string,
  language: LetterLanguage,
) {
  const accounts = yield* Accounts
  const mailer = yield* Mailer

  // First, so that the link mailed before stays valid if no other can be mailed, and for every address, so that it tells
  // nothing.
  yield* mailedOrRefused(mailer.reach, say("mail_failed"))
  const code = yield* accounts.renewConfirmation(email)
  if (code) {
    yield* mailer.post({ kind: "confirm_email", to: email, code, language })
  }
  return { message: CHECK_YOUR_EMAIL }
})
