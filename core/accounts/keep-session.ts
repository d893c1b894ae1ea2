import * as Effect from "effect/Effect"
import { Sessions } from "./ports.ts"

/** The owner of a session; null: it has ended. */
export const findSession = Effect.fnUntraced(function* (sessionId: string) {
  const sessions = yield* Sessions
  return yield* sessions.find(sessionId)
})

/** The owner of the session with this cookie; null: it has ended. */
export const findByCookie = Effect.fnUntraced(function* (cookie: string) {
  const sessions = yield* Sessions
  return yield* sessions.byCookie(cookie)
})

/** Prolongs a session while its owner goes on opening pages. True: the cookie has to be prolonged, too. */
export const prolongSession = Effect.fnUntraced(function* (sessionId: string) {
  const sessions = yield* Sessions
  return yield* sessions.prolong(sessionId)
})

/** A new value for a session's cookie. */
export const giveCookie = Effect.fnUntraced(function* (sessionId: string) {
  const sessions = yield* Sessions
  return yield* sessions.giveCookie(sessionId)
})
