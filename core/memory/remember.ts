import { Effect } from "effect"
import { limitsOf } from "../billing/limits-of.ts"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Digest } from "../shared/ports.ts"
import { LimitReached } from "../shared/refusals.ts"
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

  const limits = yield* limitsOf(owner)
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

/** The refusals when there is no room in the memory (E27, E28). */
export const notRemembered = (why: "too_large" | "full", limit: number) =>
  new LimitReached(why === "full" ? say("fragments_full") : say("fragment_too_large", { n: limit }))
