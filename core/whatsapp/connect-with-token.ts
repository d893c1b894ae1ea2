import * as Effect from "effect/Effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { connectFound } from "./connect-found.ts"
import { findOwnLine } from "./find-own-line.ts"

/** Connects a chatbot with a token that the owner's browser got from Meta. */
export const connectWithToken = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  token: string,
) {
  const line = yield* findOwnLine(owner, chatbot)
  return yield* connectFound(owner, chatbot, line, { token, exchangedUntil: null })
})
