import { Effect } from "effect"
import { Sessions } from "./ports.ts"

/** Whose session it is; null: it has ended. */
export const findSession = Effect.fnUntraced(function* (sessionId: string) {
  const sessions = yield* Sessions
  return yield* sessions.find(sessionId)
})

/** The same by what its cookie holds. */
export const findByCookie = Effect.fnUntraced(function* (cookie: string) {
  const sessions = yield* Sessions
  return yield* sessions.byCookie(cookie)
})

/** Whoever keeps opening pages stays signed in; true: the cookie is to be kept for longer, too. */
export const prolongSession = Effect.fnUntraced(function* (sessionId: string) {
  const sessions = yield* Sessions
  return yield* sessions.prolong(sessionId)
})

/** A new value for a session's cookie. */
export const giveCookie = Effect.fnUntraced(function* (sessionId: string) {
  const sessions = yield* Sessions
  return yield* sessions.giveCookie(sessionId)
})
