import { Effect } from "effect"
import { Accounts, Operators } from "../accounts/ports.ts"
import { say } from "../shared/catalogue.ts"
import type { OwnerId } from "../shared/ids.ts"
import { mailedOrRefused } from "../shared/mailed-or-refused.ts"
import { Mailer } from "../shared/ports.ts"
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
  for (const to of operators.addresses) {
    const mailing = mailer.send({ kind: "contact", to, message, from: address, language: "en" })
    yield* mailedOrRefused(mailing, say("contact_failed"))
  }
  return { message: SENT }
})
