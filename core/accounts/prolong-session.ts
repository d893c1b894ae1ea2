import { Effect } from "effect"
import { Sessions } from "./ports.ts"

/** Whoever keeps opening pages stays signed in; true: the cookie is to be kept for longer, too. */
export const prolongSession = Effect.fn("prolongSession")(function* (sessionId: string) {
  const sessions = yield* Sessions
  return yield* sessions.prolong(sessionId)
})
