import * as Effect from "effect/Effect"
import { readLimits } from "../billing/read-limits.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import type { Page } from "../shared/page.ts"
import { Knowledge } from "./ports.ts"

/** What a bot knows, and how much of the plan's context that takes. */
export const listSources = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  page: Page,
) {
  const knowledge = yield* Knowledge

  const { items, total, tokens } = yield* knowledge.list(owner, chatbot, page)
  const { contextTokens } = yield* readLimits(owner)
  return { items, total, tokens: { used: tokens, limit: contextTokens } }
})
