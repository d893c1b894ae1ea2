import * as Effect from "effect/Effect"
import { Accounts, Operators } from "../accounts/ports.ts"
import type { Letter } from "../mail/letter.ts"
import { Mailer } from "../mail/ports.ts"
import { say } from "../shared/catalogue.ts"
import type { OwnerId } from "../shared/ids.ts"
import { Unavailable } from "../shared/refusals.ts"
import type { ContactDraft } from "./contact.ts"
import { ContactMessages } from "./ports.ts"

const SENT = "Your message has been sent successfully! We will get back to you soon."

/** Keeps a message and mails it to the operators, with the address to answer to. `from`: the signed-in owner, never what the form says. */
export const sendContactMessage = Effect.fnUntraced(function* (
  message: ContactDraft,
  from: OwnerId | null,
) {
  const accounts = yield* Accounts
  const contactMessages = yield* ContactMessages
  const mailer = yield* Mailer
  const operators = yield* Operators

  yield* contactMessages.keep(message, from)
  const address = from && ((yield* accounts.byId(from))?.email ?? null)
  const letters = operators.addresses.map(
    (to) => ({ kind: "contact", to, message, from: address, language: "en" }) as const,
  )
  // All at once: a mail server that does not answer is waited for once.
  const left: Letter[] = []
  const later = (letter: Letter) => Effect.sync(() => void left.push(letter))
  yield* Effect.all(
    letters.map((letter) =>
      mailer.send(letter).pipe(Effect.catchTag("NotMailed", () => later(letter))),
    ),
    { concurrency: "unbounded" },
  )
  if (left.length > 0 && left.length === letters.length) {
    return yield* new Unavailable(say("contact_failed"))
  }
  // Somebody has it, so its writer need not send it again.
  for (const letter of left) yield* mailer.post(letter)
  return { message: SENT }
})
