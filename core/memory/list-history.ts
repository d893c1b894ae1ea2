import { Effect } from "effect"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import type { Page } from "../shared/page.ts"
import { Notebooks } from "./ports.ts"

/** Who brought what into a memory, newest first. */
export const listHistory = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  page: Page,
) {
  const notebooks = yield* Notebooks

  return yield* notebooks.history(owner, chatbot, page)
})
