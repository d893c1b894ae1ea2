import * as Effect from "effect/Effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import type { Page } from "../shared/page.ts"
import { Notebooks } from "./ports.ts"

/** The changes of a memory and who made them, newest first. */
export const listHistory = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  page: Page,
) {
  const notebooks = yield* Notebooks

  return yield* notebooks.history(owner, chatbot, page)
})
