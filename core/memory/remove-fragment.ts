import * as Effect from "effect/Effect"
import { readLimits } from "../billing/read-limits.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Digest } from "../shared/ports.ts"
import { noFragment } from "./fragment-refusals.ts"
import { memoryOf } from "./notebook.ts"
import { Notebooks } from "./ports.ts"
import { removing } from "./revision.ts"

/** The owner takes a fragment out. */
export const removeFragment = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  id: string,
) {
  const digest = yield* Digest
  const notebooks = yield* Notebooks

  const { outcome, notebook } = yield* notebooks.revise(owner, chatbot, { by: "owner" }, (texts) =>
    removing(texts, id),
  )
  if (outcome.kind !== "removed") return yield* noFragment(outcome.kind, id)
  const limits = yield* readLimits(owner)
  return { memory: memoryOf(notebook, limits.memory, digest.hex) }
})
