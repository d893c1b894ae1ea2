import * as Effect from "effect/Effect"
import { readLimits } from "../billing/read-limits.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Digest } from "../shared/ports.ts"
import { memoryOf } from "./notebook.ts"
import { Notebooks } from "./ports.ts"

/** What a bot remembers and what it told its owner. */
export const readMemory = Effect.fnUntraced(function* (owner: OwnerId, chatbot: ChatbotId) {
  const digest = yield* Digest
  const notebooks = yield* Notebooks

  const notebook = yield* notebooks.read(owner, chatbot)
  const { memory } = yield* readLimits(owner)
  return memoryOf(notebook, memory, digest.hex)
})
