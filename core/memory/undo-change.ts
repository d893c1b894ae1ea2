import * as Effect from "effect/Effect"
import { readLimits } from "../billing/read-limits.ts"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, HistoryId, OwnerId } from "../shared/ids.ts"
import { Digest } from "../shared/ports.ts"
import { Conflict, NotFound } from "../shared/refusals.ts"
import { notRemembered } from "./fragment-refusals.ts"
import { formatFragments } from "./fragments.ts"
import { dropped, undo } from "./history.ts"
import { memoryOf } from "./notebook.ts"
import { Notebooks } from "./ports.ts"
import { fragmentsOf } from "./revision.ts"

/** Undoes one change, unless its fragment was changed again since; the history keeps both. */
export const undoChange = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  id: HistoryId,
) {
  const digest = yield* Digest
  const notebooks = yield* Notebooks

  const limits = yield* readLimits(owner)
  const revised = yield* notebooks.undo(owner, chatbot, id, (notebook, entry) => {
    const undone = undo(fragmentsOf(notebook), entry, limits.memory)
    if (undone === null) return { outcome: "stale" as const }
    if (undone === "too_large") return { outcome: undone }
    if (undone === "same") return { outcome: "undone" as const }
    return {
      outcome: "undone" as const,
      globalmemory: formatFragments(undone.fragments),
      changes: [undone.change, ...dropped(undone.dropped)],
    }
  })
  if (!revised) return yield* new NotFound(say("not_found"))
  if (revised.outcome === "stale") return yield* new Conflict(say("stale"))
  if (revised.outcome === "too_large") return yield* notRemembered("too_large", limits.memory)
  return { memory: memoryOf(revised.notebook, limits.memory, digest.hex) }
})
