import { randomUUID } from "node:crypto"
import { jwt } from "@elysiajs/jwt"
import { Elysia } from "elysia"
import { z } from "zod"
import { ACCESS_SECONDS, type Caller } from "../../../core/accounts/session.ts"
import { Id, OwnerId } from "../../../core/shared/ids.ts"

export type AccessTokens = {
  readonly issue: (caller: Caller) => Promise<{
    readonly accessToken: string
    readonly expiresIn: number
    readonly expiresAt: string
  }>
  /** Null: invalid or expired. Whether the session has been ended is checked in identity.ts. */
  readonly read: (token: string) => Promise<Caller | null>
}

const ALGORITHM = "HS256"
const AUDIENCE = "recado-api"
const LEEWAY_SECONDS = 30
const Claims = z.object({ sub: OwnerId, sid: Id })

/**
 * Access tokens (contract.md 1.4). Nothing else calls the library, because it verifies the signature alone unless each call
 * passes all other demands (reliability.md 0.6).
 */
export const accessTokens = (secret: string, publicUrl: string): AccessTokens => {
  const { decorator } = new Elysia().use(
    jwt({ name: "tokens", secret, alg: ALGORITHM, iss: publicUrl, aud: AUDIENCE }),
  )
  const demands = {
    algorithms: [ALGORITHM],
    issuer: publicUrl,
    audience: AUDIENCE,
    requiredClaims: ["iss", "aud", "sub", "sid", "iat", "exp", "jti"],
    clockTolerance: LEEWAY_SECONDS,
  }
  return {
    issue: async ({ owner, sessionId }) => {
      const expiresAt = Math.floor(Date.now() / 1000) + ACCESS_SECONDS
      const accessToken = await decorator.tokens.sign({
        sub: owner,
        sid: sessionId,
        jti: randomUUID(),
        exp: expiresAt,
      })
      return {
        accessToken,
        expiresIn: ACCESS_SECONDS,
        expiresAt: new Date(expiresAt * 1000).toISOString(),
      }
    },
    read: async (token) => {
      const claims = Claims.safeParse(await decorator.tokens.verify(token, demands))
      return claims.success ? { owner: claims.data.sub, sessionId: claims.data.sid } : null
    },
  }
}
