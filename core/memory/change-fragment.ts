import { Effect } from "effect"
import { limitsOf } from "../billing/limits-of.ts"
import { say } from "../shared/catalogue.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Digest } from "../shared/ports.ts"
import { Conflict, NotFound } from "../shared/refusals.ts"
import { memoryOf } from "./notebook.ts"
import { Notebooks } from "./ports.ts"
import { notRemembered } from "./remember.ts"
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

  const limits = yield* limitsOf(owner)
  const { outcome, notebook } = yield* notebooks.revise(owner, chatbot, { by: "owner" }, (texts) =>
    changing(texts, id, content, limits.memory),
  )
  if (outcome.kind === "too_large") return yield* notRemembered("too_large", limits.memory)
  if (outcome.kind === "empty" || outcome.kind === "not_found") {
    return yield* noFragment(outcome.kind, id)
  }
  return { memory: memoryOf(notebook, limits.memory, digest.hex) }
})

/** The refusals for a fragment that is not there (E25, E26). */
export const noFragment = (why: "empty" | "not_found", id: string) =>
  why === "empty"
    ? new Conflict(say("memory_empty"))
    : new NotFound(say("fragment_not_found", { id }))
