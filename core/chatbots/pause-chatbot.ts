import * as Effect from "effect/Effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { Chatbots } from "./ports.ts"

/** Silences a bot, or lets it speak again. What came meanwhile is not answered later. */
export const pauseChatbot = Effect.fnUntraced(function* (
  owner: OwnerId,
  id: ChatbotId,
  { paused }: { readonly paused: boolean },
) {
  const audit = yield* AuditTrail
  const chatbots = yield* Chatbots

  const { is_paused } = yield* chatbots.change(owner, id, { is_paused: paused })
  yield* audit.note(owner, paused ? "chatbot_paused" : "chatbot_resumed", id)
  return { is_paused }
})
