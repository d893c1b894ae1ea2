import * as Effect from "effect/Effect"
import type { LetterLanguage } from "../mail/letter.ts"
import { say } from "../shared/catalogue.ts"
import { Digest } from "../shared/ports.ts"
import { Invalid, invalidField } from "../shared/refusals.ts"
import { foldEmail } from "./credentials.ts"
import { isChallenge } from "./pkce.ts"
import { Accounts, Flows, GoogleSignIn, OneTimeTokens } from "./ports.ts"
import { GOOGLE_CODE_SECONDS } from "./session.ts"

/** Where to send the browser, and the cookie that it must bring back. */
export const startGoogleSignIn = Effect.fnUntraced(function* (codeChallenge: string | null) {
  const flows = yield* Flows
  const google = yield* GoogleSignIn

  if (codeChallenge !== null && !isChallenge(codeChallenge)) {
    return yield* invalidField("codeChallenge")
  }
  const binding: Record<string, string> = codeChallenge ? { challenge: codeChallenge } : {}
  const flow = yield* flows.open("google", binding)
  return { address: google.address(flow), flowId: flow.id, secret: flow.secret }
})

/** Comes back from Google: answers a one-time code for `exchangeCode`, valid in the browser that began. */
export const finishGoogleSignIn = Effect.fnUntraced(function* (
  code: string,
  state: string,
  secrets: readonly string[],
  language: LetterLanguage,
) {
  const accounts = yield* Accounts
  const digest = yield* Digest
  const flows = yield* Flows
  const google = yield* GoogleSignIn
  const tokens = yield* OneTimeTokens

  const flow = yield* flows.take("google", state, secrets)
  if (!flow) return yield* new Invalid(say("code_invalid"))
  const identity = yield* google
    .identify(code, flow.verifier, flow.nonce)
    .pipe(Effect.catchTag("GoogleFailed", () => Effect.fail(new Invalid(say("code_invalid")))))
  // An address that Google has not verified may be anybody's.
  if (!identity.emailVerified) return yield* new Invalid(say("code_invalid"))
  const email = foldEmail(identity.email)
  const joined = yield* accounts.joinGoogle({ ...identity, email }, language)
  if (!joined) return yield* new Invalid(say("code_invalid"))
  const binding = { ...flow.binding, flow: digest.base64url(flow.secret) }
  return yield* tokens.issue("google", joined.account.id, binding, GOOGLE_CODE_SECONDS)
})
