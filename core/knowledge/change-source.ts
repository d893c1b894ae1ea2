import * as Effect from "effect/Effect"
import { readLimits } from "../billing/read-limits.ts"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId, SourceId } from "../shared/ids.ts"
import { invalidField, NotFound } from "../shared/refusals.ts"
import { knowledgeFull } from "./add-source.ts"
import { knowledgeFault } from "./budget.ts"
import { Knowledge } from "./ports.ts"
import type { SourceChange, SourceDraft } from "./source.ts"

/** Gives a text other words or an address another target. */
export const changeSource = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  source: SourceId,
  change: SourceChange,
) {
  const knowledge = yield* Knowledge

  const draft = draftOf(change)
  if (!draft) {
    return yield* invalidField("content")
  }
  const limits = yield* readLimits(owner)
  const changed = yield* knowledge.change(owner, chatbot, source, draft, (grown, before) =>
    knowledgeFault(grown, before, limits),
  )
  if (changed === null) return yield* new NotFound(say("not_found"))
  if (typeof changed === "string") return yield* knowledgeFull(changed, draft, limits)
  return changed
})

const draftOf = ({ content, url }: SourceChange): SourceDraft | null =>
  content !== undefined
    ? { type: "text", content }
    : url !== undefined
      ? { type: "url", url }
      : null
