import * as Effect from "effect/Effect"
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from "jose"
import { z } from "zod"
import { GoogleFailed, type GoogleIdentity, type GoogleSignIn } from "../../core/accounts/ports.ts"
import { clean } from "../../core/shared/characters.ts"
import { boundedFetch } from "../providers/bounded-fetch.ts"
import { consentAddress, type GoogleKeys, oauthClient } from "./oauth-client.ts"
import { NO_ANSWER } from "./thrown.ts"
import { tokenFault } from "./token-fault.ts"

const SCOPES = ["openid", "email", "profile"]
const ISSUERS = ["https://accounts.google.com", "accounts.google.com"]
const LEEWAY_SECONDS = 30

const Claims = z.object({
  sub: z.string().min(1),
  email: z.string(),
  /** Some of Google's servers write it as a string. */
  email_verified: z.unknown(),
  name: z.string().transform(clean).nullish().catch(null),
  nonce: z.string(),
})

/** Errors of fetching Google's keys, which say nothing about the token. */
const KEYLESS: ReadonlySet<string> = new Set([
  "ERR_JOSE_GENERIC",
  "ERR_JWKS_INVALID",
  "ERR_JWKS_TIMEOUT",
])

/**
 * Sign-in with Google: authorisation code with state, nonce and PKCE (contract.md 2.2). Null keys: it is off. `log` gets
 * the failures that no visitor can put right.
 */
export const googleSignIn = (
  keys: GoogleKeys | null,
  redirectUri: string,
  log: (line: string) => void,
): GoogleSignIn => {
  if (!keys) {
    const off = () => new GoogleFailed({ why: "off", detail: "Google is not configured" })
    return {
      address: () => "/login?error=google_start",
      identify: () => Effect.fail(off()),
    }
  }
  const client = oauthClient(keys, redirectUri)
  const certificates = createRemoteJWKSet(new URL(`${keys.apiUrl}/oauth2/v3/certs`), {
    [customFetch]: boundedFetch,
  })

  const identify = async (
    code: string,
    verifier: string,
    nonce: string,
  ): Promise<GoogleIdentity | GoogleFailed> => {
    const failed = (why: GoogleFailed["why"], detail: string) => new GoogleFailed({ why, detail })
    let idToken: string | null | undefined
    try {
      const { tokens } = await client.getToken({ code, codeVerifier: verifier })
      idToken = tokens.id_token
    } catch (error) {
      const { status, named, detail } = tokenFault(error)
      // invalid_grant: the visitor's code was used before, or came too late.
      if (named !== "invalid_grant") log(detail)
      return failed(status >= 400 && status < 500 ? "refused" : "unreachable", detail)
    }
    if (!idToken) {
      log("no id token")
      return failed("refused", "no id token")
    }
    try {
      const { payload } = await jwtVerify(idToken, certificates, {
        algorithms: ["RS256"],
        issuer: ISSUERS,
        audience: keys.clientId,
        requiredClaims: ["exp", "sub", "nonce"],
        clockTolerance: LEEWAY_SECONDS,
      })
      const claims = Claims.safeParse(payload)
      if (!claims.success || claims.data.nonce !== nonce) return failed("forged", "claims")
      const { sub, email, email_verified, name } = claims.data
      return { sub, email, emailVerified: email_verified === true, name: name || null }
    } catch (error) {
      const code = error instanceof errors.JOSEError ? error.code : NO_ANSWER
      if (code !== NO_ANSWER && !KEYLESS.has(code)) return failed("forged", code)
      log(`keys ${code}`)
      return failed("unreachable", `keys ${code}`)
    }
  }

  return {
    address: (flow) => consentAddress(client, SCOPES, flow),
    identify: Effect.fnUntraced(function* (code, verifier, nonce) {
      const result = yield* Effect.promise(() => identify(code, verifier, nonce))
      if (result instanceof GoogleFailed) return yield* result
      return result
    }),
  }
}
