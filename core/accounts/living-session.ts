import { Effect } from "effect"
import { Sessions } from "./ports.ts"

/** Whose session it is; null: it has ended. */
export const findSession = Effect.fnUntraced(function* (sessionId: string) {
  const sessions = yield* Sessions
  return yield* sessions.find(sessionId)
})

/** Whose session it is, by the value of its cookie; null: it has ended. */
export const findByCookie = Effect.fnUntraced(function* (cookie: string) {
  const sessions = yield* Sessions
  return yield* sessions.byCookie(cookie)
})

/** Keeps an owner signed in who goes on opening pages; true: the cookie has to be prolonged too. */
export const prolongSession = Effect.fnUntraced(function* (sessionId: string) {
  const sessions = yield* Sessions
  return yield* sessions.prolong(sessionId)
})

/** A new value for a session's cookie. */
export const giveCookie = Effect.fnUntraced(function* (sessionId: string) {
  const sessions = yield* Sessions
  return yield* sessions.giveCookie(sessionId)
})
