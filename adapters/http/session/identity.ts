import { findByCookie, findSession } from "../../../core/accounts/keep-session.ts"
import type { Caller } from "../../../core/accounts/session.ts"
import type { Run } from "../../run.ts"
import type { AccessTokens } from "./access-tokens.ts"
import type { Cookies } from "./cookies.ts"

export type Identify = {
  /** Null: nobody. "two": a token and a cookie of different people, which are refused (E13). */
  readonly of: (request: Request) => Promise<Caller | "two" | null>
  /** For routes open to anybody: two different people count as nobody, so that one can sign in in place of the other. */
  readonly ofAnybody: (request: Request) => Promise<Caller | null>
  /** The owner of the cookie's session, whatever token comes with it. Null: there is none, or it has ended. */
  readonly byCookie: (request: Request) => Promise<Caller | null>
  /** Whether the session of a caller has not ended since. */
  readonly isLiving: (caller: Caller) => Promise<boolean>
  /** The owner of an access token's session. Null: the token is not valid, or the session has ended. */
  readonly byToken: (token: string) => Promise<Caller | null>
}

/** Every call looks its session up, so one that was ended in one process has ended in all. */
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
  const found = async (request: Request): Promise<Caller | "two" | null> => {
    const bearer = /^Bearer ([\w.-]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1]
    const [one, other] = await Promise.all([bearer ? byToken(bearer) : null, byCookie(request)])
    if (one && other && one.owner !== other.owner) return "two"
    if (one) return one
    // A cookie does not make up for an invalid token.
    return request.headers.has("authorization") ? null : other
  }
  return {
    byToken,
    byCookie,
    isLiving: async ({ sessionId }) => (await run(findSession(sessionId))) !== null,
    of: found,
    ofAnybody: async (request) => {
      const caller = await found(request)
      return caller === "two" ? null : caller
    },
  }
}
