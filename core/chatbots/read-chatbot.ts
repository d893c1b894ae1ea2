import { Effect } from "effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Chatbots } from "./ports.ts"

/** One of the owner's bots. */
export const readChatbot = Effect.fnUntraced(function* (owner: OwnerId, id: ChatbotId) {
  const chatbots = yield* Chatbots

  return yield* chatbots.read(owner, id)
})

/** Refuses before anything else of a call is looked at (contract.md 1.1, the order of checks). */
export const ownChatbot = Effect.fnUntraced(function* (owner: OwnerId, id: ChatbotId) {
  const chatbots = yield* Chatbots

  yield* chatbots.owned(owner, id)
})
