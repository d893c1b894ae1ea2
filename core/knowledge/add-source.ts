import * as Effect from "effect/Effect"
import { readLimits } from "../billing/read-limits.ts"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { LimitReached } from "../shared/refusals.ts"
import { estimateTokens, type KnowledgeLimits, knowledgeFault } from "./budget.ts"
import { Knowledge, type KnowledgeFault } from "./ports.ts"
import type { SourceDraft } from "./source.ts"

/** Adds a source, as far as the plan's number of sources and context tokens go. */
export const addSource = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  draft: SourceDraft,
) {
  const knowledge = yield* Knowledge

  const limits = yield* readLimits(owner)
  const added = yield* knowledge.add(owner, chatbot, draft, (grown, before) =>
    knowledgeFault(grown, before, limits),
  )
  if (typeof added === "string") return yield* knowledgeFull(added, draft, limits)
  return added
})

/** The refusals when there is no room for a source (E23, E24). */
export const knowledgeFull = (fault: KnowledgeFault, draft: SourceDraft, limits: KnowledgeLimits) =>
  new LimitReached(
    fault === "tokens"
      ? say("token_limit", { n: estimateTokens(draft), limit: limits.contextTokens })
      : say("source_limit", { limit: limits.knowledgeSources }),
  )
