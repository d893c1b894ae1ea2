import { Effect } from "effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { Chatbots } from "./ports.ts"

/** Removes a bot with its knowledge, memory, connections and conversations. */
export const removeChatbot = Effect.fn("removeChatbot")(function* (owner: OwnerId, id: ChatbotId) {
  const audit = yield* AuditTrail
  const chatbots = yield* Chatbots

  yield* chatbots.remove(owner, id)
  yield* audit.note(owner, "chatbot_deleted", id)
})
