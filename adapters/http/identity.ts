import { findByCookie, findSession } from "../../core/accounts/living-session.ts"
import type { Caller } from "../../core/accounts/session.ts"
import type { AccessTokens } from "./access-tokens.ts"
import type { Cookies } from "./cookies.ts"
import { refusalOf } from "./refuse.ts"
import type { Run } from "./run.ts"

/** Who asks, and by what they are known: forged requests can only ride on a cookie. */
export type Identity = Caller & { readonly by: "bearer" | "cookie" }

export type Identify = {
  /** Null: nobody. Two different people at once are refused (E13). */
  readonly of: (request: Request) => Promise<Identity | null>
  /** The same where everybody may come: there two at once are nobody, so that one can sign in in place of the other. */
  readonly ofAnybody: (request: Request) => Promise<Identity | null>
  /** The living session of the cookie, whoever else the request speaks for. */
  readonly byCookie: (request: Request) => Promise<Caller | null>
  /** The living session that an access token belongs to. */
  readonly byToken: (token: string) => Promise<Caller | null>
}

/** Every call looks its session up: one that was ended in any process is ended in all. */
export const identifyWith = (run: Run, tokens: AccessTokens, cookies: Cookies): Identify => {
  const byToken = async (token: string) => {
    const claimed = await tokens.read(token)
    const found = claimed && (await run(findSession(claimed.sessionId)))
    return found && found.owner === claimed.owner ? found : null
  }
  const byCookie = async (request: Request) => {
    const cookie = cookies.session(request)
    return cookie ? run(findByCookie(cookie)) : null
  }
  const found = async (request: Request): Promise<Identity | "two" | null> => {
    const bearer = /^Bearer ([\w.-]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1]
    const [one, other] = await Promise.all([bearer ? byToken(bearer) : null, byCookie(request)])
    if (one && other && one.owner !== other.owner) return "two"
    if (one) return { ...one, by: "bearer" }
    // A bearer that is not valid is not made good by a cookie.
    if (request.headers.has("authorization")) return null
    return other && { ...other, by: "cookie" }
  }
  return {
    byToken,
    byCookie,
    of: async (request) => {
      const identity = await found(request)
      if (identity === "two") throw refusalOf("two_identities")
      return identity
    },
    ofAnybody: async (request) => {
      const identity = await found(request)
      return identity === "two" ? null : identity
    },
  }
}
