import * as Effect from "effect/Effect"
import { z } from "zod"
import {
  CALENDAR_SCOPE,
  type Grant,
  type Renewal,
} from "../../core/calendar/connection/connection.ts"
import { type CalendarConsent, ConsentFailed } from "../../core/calendar/ports.ts"
import { errorWords } from "../telemetry/error-words.ts"
import { consentAddress, type GoogleKeys, oauthClient } from "./oauth-client.ts"
import { tokenFault } from "./token-fault.ts"

const SCOPES = ["openid", "email", CALENDAR_SCOPE]
const HOUR_S = 3_600
const YEAR_S = 365 * 24 * HOUR_S

/** The token endpoint's answer to a code or a refresh token. Lenient: only the access token has to be there. */
const Given = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).nullable().catch(null),
  /** How long the access token is valid, in seconds. */
  expires_in: z.coerce.number().positive().max(YEAR_S).catch(HOUR_S),
  /** Left out if everything that was asked for is granted (RFC 6749, 5.1). */
  scope: z.string().default(SCOPES.join(" ")).catch(""),
  id_token: z.string().catch(""),
})
const Identity = z.object({ sub: z.string(), email: z.string().nullish().catch(null) })

/**
 * The owner's consent to use their calendar: exchanges, renews and revokes its tokens. Null keys: Google is off. `log` gets the
 * failures that no owner can put right.
 */
export const googleConsent = (
  keys: GoogleKeys | null,
  redirectUri: string,
  log?: (line: string) => void,
): CalendarConsent => {
  if (!keys) {
    const off = Effect.fail(new ConsentFailed({ why: "unavailable", detail: "Google is off" }))
    const nothing = Effect.succeed(undefined)
    return { address: () => null, exchange: () => off, renew: () => off, revoke: () => nothing }
  }
  // The client's own methods put the old refresh token into the answer, so that a new one would be lost.
  const tokenFor = async (asked: Readonly<Record<string, string>>) => {
    const { data } = await oauthClient(keys, redirectUri).transporter.request({
      method: "POST",
      url: keys.tokenUrl,
      data: new URLSearchParams({
        ...asked,
        client_id: keys.clientId,
        client_secret: keys.clientSecret,
      }),
    })
    const { access_token, refresh_token, expires_in, scope, id_token } = Given.parse(data)
    const expiresAt = new Date(Date.now() + expires_in * 1_000)
    const renewal: Renewal = { accessToken: access_token, refreshToken: refresh_token, expiresAt }
    return { renewal, scope, idToken: id_token }
  }
  return {
    address: (flow) => consentAddress(oauthClient(keys, redirectUri), SCOPES, flow),

    exchange: Effect.fnUntraced(function* (code, verifier) {
      const ask = async (): Promise<Grant> => {
        const { renewal, scope, idToken } = await tokenFor({
          grant_type: "authorization_code",
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
        })
        const identity = identityOf(idToken)
        return {
          ...renewal,
          scope,
          sub: identity?.sub ?? null,
          email: identity?.email ?? null,
        }
      }
      return yield* asked(ask, log)
    }),

    renew: Effect.fnUntraced(function* (refreshToken) {
      const ask = async () =>
        (await tokenFor({ grant_type: "refresh_token", refresh_token: refreshToken })).renewal
      return yield* asked(ask, log)
    }),

    revoke: (token) =>
      Effect.tryPromise({
        try: () => revoke(keys, token),
        catch: (error) => new ConsentFailed({ why: "unavailable", detail: errorWords(error) }),
      }),
  }
}

/** The form of OAuth's error codes ("invalid_token"), unlike a gateway's words ("Bad Request"). */
const OAUTH_CODE = /^[a-z]+(_[a-z]+)+$/

/** Revokes a token; one that is gone already counts as revoked. Rejects when it has to be tried again. */
const revoke = async (keys: GoogleKeys, token: string): Promise<void> => {
  const answer: { status: number; data: unknown } = await oauthClient(keys, "")
    .revokeToken(token)
    .catch((error: unknown) => {
      const { status, named } = tokenFault(error)
      if (status === 400 && OAUTH_CODE.test(named)) return { status, data: {} }
      throw new Error(`revoke ${status}`)
    })
  // Google answers in JSON or with nothing; a page comes from something in between.
  if (answer.data && typeof answer.data === "string") throw new Error(`revoke ${answer.status}`)
}

const asked = <A>(
  ask: () => Promise<A>,
  log: (line: string) => void = () => {},
): Effect.Effect<A, ConsentFailed> =>
  Effect.tryPromise({
    try: ask,
    catch: (error) => {
      const { named, detail: said } = tokenFault(error)
      const detail = error instanceof z.ZodError ? "token unreadable" : said
      // invalid_grant is final; a wrong setting or a broken endpoint may be put right.
      const why = named === "invalid_grant" ? "refused" : "unavailable"
      if (why === "unavailable") log(detail)
      return new ConsentFailed({ why, detail })
    },
  })

/**
 * Reads an id token without checking its signature: it comes straight from Google over TLS, and only says whose calendar it is.
 */
const identityOf = (idToken: string) => {
  try {
    const [, claims = ""] = idToken.split(".")
    return Identity.parse(JSON.parse(Buffer.from(claims, "base64url").toString()))
  } catch {
    return null
  }
}
