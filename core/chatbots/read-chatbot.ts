import * as Effect from "effect/Effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Chatbots } from "./ports.ts"

/** One of the owner's bots. */
export const readChatbot = Effect.fnUntraced(function* (owner: OwnerId, id: ChatbotId) {
  const chatbots = yield* Chatbots

  return yield* chatbots.read(owner, id)
})

/** Refuses if the bot is not the owner's, before anything else of a call is checked (contract.md 1.1). */
export const ownChatbot = Effect.fnUntraced(function* (owner: OwnerId, id: ChatbotId) {
  const chatbots = yield* Chatbots

  yield* chatbots.owned(owner, id)
})
