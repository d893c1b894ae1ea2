import * as Effect from "effect/Effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import type { ChatbotChange } from "./configuration.ts"
import { Chatbots } from "./ports.ts"

/** Saves what the edit screen and the settings changed. */
export const changeChatbot = Effect.fnUntraced(function* (
  owner: OwnerId,
  id: ChatbotId,
  change: ChatbotChange,
) {
  const chatbots = yield* Chatbots

  return yield* chatbots.change(owner, id, change)
})
