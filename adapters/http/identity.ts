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
  /** Look every session up again: some have ended. */
  readonly forget: () => void
}

/** A session that was found is not looked up again for so long; ending one shows at once in this process. */
const REMEMBERED_MS = 5_000
const MOST_REMEMBERED = 10_000

export const identifyWith = (run: Run, tokens: AccessTokens, cookies: Cookies): Identify => {
  const living = new Map<string, number>()

  const alive = async (caller: Caller): Promise<Caller | null> => {
    const until = living.get(caller.sessionId) ?? 0
    if (until > Date.now()) return caller
    const found = await run(findSession(caller.sessionId))
    if (found?.owner !== caller.owner) return null
    if (living.size > MOST_REMEMBERED) living.clear()
    living.set(caller.sessionId, Date.now() + REMEMBERED_MS)
    return found
  }
  const byToken = async (token: string) => {
    const claimed = await tokens.read(token)
    return claimed && alive(claimed)
  }
  return {
    byToken,
    forget: () => living.clear(),
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
