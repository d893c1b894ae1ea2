import * as Effect from "effect/Effect"
import { readLimits } from "../billing/read-limits.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Digest } from "../shared/ports.ts"
import { notRemembered } from "./fragment-refusals.ts"
import { memoryOf } from "./notebook.ts"
import { Notebooks } from "./ports.ts"
import { adding } from "./revision.ts"

/** The owner adds a fragment. If its words are known already, that fragment is answered and nothing is added. */
export const remember = Effect.fnUntraced(function* (
  owner: OwnerId,
  chatbot: ChatbotId,
  content: string,
) {
  const digest = yield* Digest
  const notebooks = yield* Notebooks

  const limits = yield* readLimits(owner)
  const { outcome, notebook } = yield* notebooks.revise(owner, chatbot, { by: "owner" }, (texts) =>
    adding(texts, content, limits.memory),
  )
  if (outcome.kind !== "added" && outcome.kind !== "same") {
    return yield* notRemembered(outcome.kind, limits.memory)
  }
  return {
    isNew: outcome.kind === "added",
    fragment: outcome.fragment,
    memory: memoryOf(notebook, limits.memory, digest.hex),
  }
})
