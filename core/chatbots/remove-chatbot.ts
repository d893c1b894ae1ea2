import * as Effect from "effect/Effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { AuditTrail } from "../shared/ports.ts"
import { tellMeta } from "../whatsapp/leave-meta.ts"
import { Connections } from "../whatsapp/ports.ts"
import { Chatbots } from "./ports.ts"

/** Removes a bot with its knowledge, memory, connections and conversations, and has Meta send us nothing more of its customers. */
export const removeChatbot = Effect.fnUntraced(function* (owner: OwnerId, id: ChatbotId) {
  const audit = yield* AuditTrail
  const chatbots = yield* Chatbots
  const connections = yield* Connections

  // Again if it was connected in another window meanwhile: of a line that goes with its chatbot, nobody has the token to tell Meta.
  for (let isGone = false; !isGone; isGone = yield* chatbots.remove(owner, id)) {
    // First, while the line's token is known: a removal that was broken off is begun anew without it.
    const line = yield* connections.keys(owner, id)
    yield* connections.remove(owner, id)
    if (line) yield* tellMeta(line)
  }
  yield* audit.note(owner, "chatbot_deleted", id)
})
