import { createHash, randomBytes } from "node:crypto"
import { z } from "zod"
import { boundedMap } from "../bounded.ts"
import { parsedJson } from "../json.ts"
import { OAuthRefusal } from "./errors.ts"

/*
 * Consents and tokens. A refresh token holds its account and scope, so that a connection that the product stored survives a restart
 * of the sandbox.
 */

export type Asked = {
  readonly redirectUri: string
  readonly scope: string
  readonly email: string
  readonly nonce: string | null
  readonly challenge: string | null
  readonly offline: boolean
  readonly consent: boolean
}
type Code = Asked & { readonly until: number }
export type Access = {
  readonly email: string
  readonly scope: string
  readonly until: number
  readonly refreshToken: string | null
}

const CODE_MS = 600_000
const ACCESS_SECONDS = 3599
const MAX = 5000
const REFRESH_PREFIX = "1//sandbox."

/** The account where nobody has named one. */
export const SOMEBODY = "owner@example.com"

export const CALENDAR_SCOPE = "/auth/calendar"
const SCOPES: Readonly<Record<string, string>> = {
  email: "https://www.googleapis.com/auth/userinfo.email",
  profile: "https://www.googleapis.com/auth/userinfo.profile",
}
/** Google answers with the long names of scopes. */
const longNames = (scope: string) =>
  scope
    .split(/\s+/)
    .filter(Boolean)
    .map((each) => SCOPES[each] ?? each)
    .join(" ")

const random = () => randomBytes(24).toString("base64url")

export const googleGrants = () => {
  const codes = boundedMap<string, Code>(MAX)
  const access = boundedMap<string, Access>(MAX)
  const revoked = boundedMap<string, true>(MAX)
  const consented = boundedMap<string, true>(MAX)

  let lastCalendar: string | null = null

  const openAccess = (email: string, scope: string, refreshToken: string | null) => {
    const token = `ya29.sandbox.${random()}`
    access.set(token, {
      email,
      scope,
      refreshToken,
      until: Date.now() + ACCESS_SECONDS * 1000,
    })
    return { access_token: token, expires_in: ACCESS_SECONDS, scope, token_type: "Bearer" }
  }

  return {
    makeCode: (asked: Asked) => {
      const code = `4/sandbox-${random()}`
      codes.set(code, {
        ...asked,
        scope: longNames(asked.scope),
        until: Date.now() + CODE_MS,
      })
      return code
    },
    redeem: (given: string, redirectUri: string, verifier: string | null) => {
      const code = codes.get(given)
      codes.delete(given)
      if (!code || code.until < Date.now()) throw invalidGrant("Bad Request")
      if (code.redirectUri !== redirectUri) {
        throw new OAuthRefusal(400, "redirect_uri_mismatch", "Bad Request")
      }
      if (code.challenge !== null && challengeOf(verifier ?? "") !== code.challenge) {
        throw invalidGrant("Invalid code verifier.")
      }
      const { email, scope } = code
      // A second consent gives no second refresh token, unless it was asked for with prompt=consent.
      const gives = code.offline && (code.consent || !consented.has(email))
      const refreshToken = gives ? refreshTokenOf(email, scope) : null
      consented.set(email, true)
      if (scope.includes(CALENDAR_SCOPE)) lastCalendar = email
      const tokens = openAccess(email, scope, refreshToken)
      return {
        code,
        tokens: { ...tokens, ...(refreshToken ? { refresh_token: refreshToken } : {}) },
      }
    },
    refresh: (token: string) => {
      const account = accountOf(token)
      if (!account || revoked.has(token)) {
        throw invalidGrant("Token has been expired or revoked.")
      }
      lastCalendar ??= account.email
      return openAccess(account.email, account.scope, token)
    },
    /** The account that last let its calendar be used. */
    lastCalendar: () => lastCalendar,
    access: (token: string): Access | null => {
      const found = access.get(token)
      if (!found || found.until < Date.now()) return null
      return found.refreshToken !== null && revoked.has(found.refreshToken) ? null : found
    },
    /** Answers false if the token was not valid any more. */
    revoke: (token: string): boolean => {
      const opened = access.get(token)
      const refreshToken = opened ? opened.refreshToken : token
      if (opened) access.delete(token)
      if (refreshToken === null) return true
      if (!accountOf(refreshToken) || revoked.has(refreshToken)) return opened !== undefined
      revoked.set(refreshToken, true)
      return true
    },
  }
}
export type GoogleGrants = ReturnType<typeof googleGrants>

const challengeOf = (verifier: string) => createHash("sha256").update(verifier).digest("base64url")

const invalidGrant = (description: string) => new OAuthRefusal(400, "invalid_grant", description)

const refreshTokenOf = (email: string, scope: string) =>
  REFRESH_PREFIX + Buffer.from(JSON.stringify([email, scope, random()])).toString("base64url")

/** An account, a scope, and something random. */
const Held = z.tuple([z.string(), z.string(), z.string()])

/** The account and scope that a refresh token holds. */
export const accountOf = (token: string): { email: string; scope: string } | null => {
  if (!token.startsWith(REFRESH_PREFIX)) return null
  const held = Buffer.from(token.slice(REFRESH_PREFIX.length), "base64url").toString()
  const read = Held.safeParse(parsedJson(held))
  return read.success ? { email: read.data[0], scope: read.data[1] } : null
}
