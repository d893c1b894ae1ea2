import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId, SourceId } from "../shared/ids.ts"
import { NotFound } from "../shared/refusals.ts"
import { Knowledge } from "./ports.ts"

/** Takes a source away. */
export const removeSource = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  source: SourceId,
) {
  const knowledge = yield* Knowledge

  const removed = yield* knowledge.remove(owner, chatbot, source)
  if (!removed) return yield* new NotFound(say("not_found"))
})
