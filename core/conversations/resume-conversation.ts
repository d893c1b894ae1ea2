import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, ConversationId, OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { NotFound } from "../shared/refusals.ts"
import { Conversations } from "./ports.ts"

/** Lets the bot speak again in one conversation; answers which are still paused. */
export const resumeConversation = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  conversation: ConversationId,
) {
  const audit = yield* AuditTrail
  const conversations = yield* Conversations

  const paused = yield* conversations.resume(owner, chatbot, conversation)
  if (paused === null) return yield* new NotFound(say("not_found"))
  yield* audit.note(owner, "conversation_resumed", conversation)
  return { paused_conversations: paused }
})
