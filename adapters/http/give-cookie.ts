import { Effect } from "effect"
import { Sessions } from "../../core/accounts/ports.ts"

/** A new value for a session's cookie. */
export const giveCookie = Effect.fn("giveCookie")(function* (sessionId: string) {
  const sessions = yield* Sessions
  return yield* sessions.giveCookie(sessionId)
})
