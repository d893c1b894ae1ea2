import { Effect } from "effect"
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from "jose"
import { z } from "zod"
import { GoogleFailed, type GoogleIdentity, type GoogleSignIn } from "../../core/accounts/ports.ts"
import { boundedFetch } from "../answer-text.ts"
import { consentAddress, type GoogleKeys, oauthClient } from "./addresses.ts"

const SCOPES = ["openid", "email", "profile"]
const ISSUERS = ["https://accounts.google.com", "accounts.google.com"]
const LEEWAY_SECONDS = 30

const Claims = z.object({
  sub: z.string().min(1),
  email: z.string(),
  /** Some of Google's servers write it as a string. */
  email_verified: z.unknown(),
  name: z.string().optional(),
  nonce: z.string(),
})

/** Sign-in with Google: authorisation code with state, nonce and PKCE (contract.md 2.2). Null keys: it is off. */
export const googleSignIn = (keys: GoogleKeys | null, redirectUri: string): GoogleSignIn => {
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
      const status = (error as { status?: number }).status ?? 0
      return failed(status >= 400 && status < 500 ? "refused" : "unreachable", `token ${status}`)
    }
    if (!idToken) return failed("refused", "no id token")
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
      const { sub, email, email_verified, name = null } = claims.data
      return { sub, email, emailVerified: email_verified === true, name }
    } catch (error) {
      return error instanceof errors.JOSEError
        ? failed("forged", error.code)
        : failed("unreachable", "keys")
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
