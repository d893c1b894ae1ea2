import { Effect } from "effect"
import { Sessions } from "../../core/accounts/ports.ts"
import type { Caller } from "../../core/accounts/session.ts"
import { CATALOGUE } from "../../core/shared/catalogue.ts"
import type { AccessTokens } from "./access-tokens.ts"
import type { Cookies } from "./cookies.ts"
import { refuse } from "./refuse.ts"
import type { Run } from "./run.ts"

/** Who asks, and by what they are known: forged requests can only ride on a cookie. */
export type Identity = Caller & { readonly by: "bearer" | "cookie" }

export type Identify = {
  /** Null: nobody. Two different people at once are refused (E13). */
  readonly of: (request: Request) => Promise<Identity | null>
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
  return {
    byToken,
    of: async (request) => {
      const bearer = /^Bearer ([\w.-]+)$/i.exec(request.headers.get("authorization") ?? "")?.[1]
      const cookie = cookies.session(request)
      const [byBearer, byCookie] = await Promise.all([
        bearer ? byToken(bearer) : null,
        cookie ? run(findByCookie(cookie)) : null,
      ])
      if (byBearer && byCookie && byBearer.owner !== byCookie.owner) {
        const { status, sentence } = CATALOGUE.two_identities
        return refuse(status, "two_identities", sentence)
      }
      if (byBearer) return { ...byBearer, by: "bearer" }
      // A bearer that is not valid is not made good by a cookie.
      if (request.headers.has("authorization")) return null
      return byCookie && { ...byCookie, by: "cookie" }
    },
  }
}

const findSession = Effect.fn("findSession")(function* (sessionId: string) {
  const sessions = yield* Sessions
  return yield* sessions.find(sessionId)
})

const findByCookie = Effect.fn("findByCookie")(function* (cookie: string) {
  const sessions = yield* Sessions
  return yield* sessions.byCookie(cookie)
})
