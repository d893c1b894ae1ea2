import * as Effect from "effect/Effect"
import { readLimits } from "../billing/read-limits.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Digest } from "../shared/ports.ts"
import { noFragment, notRemembered } from "./fragment-refusals.ts"
import { memoryOf } from "./notebook.ts"
import { Notebooks } from "./ports.ts"
import { changing } from "./revision.ts"

/** The owner gives a fragment other words. */
export const changeFragment = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  id: string,
  content: string,
) {
  const digest = yield* Digest
  const notebooks = yield* Notebooks

  const limits = yield* readLimits(owner)
  const { outcome, notebook } = yield* notebooks.revise(owner, chatbot, { by: "owner" }, (texts) =>
    changing(texts, id, content, limits.memory),
  )
  if (outcome.kind === "too_large") return yield* notRemembered("too_large", limits.memory)
  if (outcome.kind === "empty" || outcome.kind === "not_found") {
    return yield* noFragment(outcome.kind, id)
  }
  return { memory: memoryOf(notebook, limits.memory, digest.hex) }
})
