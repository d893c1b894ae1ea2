import { Effect } from "effect"
import { limitsOf } from "../billing/limits-of.ts"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { LimitReached } from "../shared/refusals.ts"
import { estimateTokens, type ShelfLimits, shelfFault } from "./budget.ts"
import { Knowledge, type ShelfFault } from "./ports.ts"
import type { SourceDraft } from "./source.ts"

/** Adds a source, as far as the plan's number of sources and context tokens go. */
export const addSource = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  draft: SourceDraft,
) {
  const knowledge = yield* Knowledge

  const limits = yield* limitsOf(owner)
  const added = yield* knowledge.add(owner, chatbot, draft, (grown, before) =>
    shelfFault(grown, before, limits),
  )
  if (typeof added === "string") return yield* shelfFull(added, draft, limits)
  return added
})

/** The sentences of a shelf without room (E23, E24). */
export const shelfFull = (fault: ShelfFault, draft: SourceDraft, limits: ShelfLimits) =>
  new LimitReached(
    fault === "tokens"
      ? say("token_limit", { n: estimateTokens(draft), limit: limits.contextTokens })
      : say("source_limit", { limit: limits.knowledgeSources }),
  )
