import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import { AuditTrail, Digest } from "../shared/ports.ts"
import { Invalid } from "../shared/refusals.ts"
import { beginSession } from "./begin-session.ts"
import { isVerifier } from "./pkce.ts"
import { Accounts, OneTimeTokens } from "./ports.ts"

/** Signs in with the code of a confirmation mail, or the one that a sign-in with Google ended in. Each works once. */
export const exchangeCode = Effect.fnUntraced(function* (
  code: string,
  verifier: string | null,
  secrets: readonly string[],
) {
  const accounts = yield* Accounts
  const audit = yield* AuditTrail
  const digest = yield* Digest
  const tokens = yield* OneTimeTokens

  const confirmed = yield* accounts.confirm(code)
  if (confirmed) {
    yield* audit.note(confirmed.id, "email_confirmed")
    return yield* beginSession(confirmed)
  }
  const redeemed = yield* tokens.redeem("google", code)
  if (!redeemed) return yield* new Invalid(say("code_invalid"))
  const { challenge, flow } = redeemed.binding
  const sameBrowser = secrets.some((secret) => digest.base64url(secret) === flow)
  const sameStart =
    challenge === undefined ||
    (verifier !== null && isVerifier(verifier) && digest.base64url(verifier) === challenge)
  const account = yield* accounts.byId(redeemed.owner)
  if (!sameBrowser || !sameStart || !account) return yield* new Invalid(say("code_invalid"))
  const signedIn = yield* beginSession(account)
  yield* audit.note(account.id, "signed_in", "google")
  return signedIn
})
