import { Effect } from "effect"
import { limitsOf } from "../billing/limits-of.ts"
import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { Digest } from "../shared/ports.ts"
import { memoryTokens } from "./fragments.ts"
import type { Memory, Notification } from "./memory.ts"
import { parseNotifications } from "./notifications.ts"
import { type Notebook, Notebooks } from "./ports.ts"
import { fragmentsOf } from "./revision.ts"

const ID_HEX_DIGITS = 16

type Hex = (text: string) => string

/** A notification's id: the first 16 hex digits of SHA-256 of its text (contract.md 2.5). */
export const notificationOf = (text: string, hex: Hex): Notification => ({
  id: hex(text).slice(0, ID_HEX_DIGITS),
  text,
})

/** A notebook as its owner sees it. */
export const memoryOf = (notebook: Notebook, limit: number, hex: Hex): Memory => {
  const fragments = fragmentsOf(notebook)
  return {
    ...notebook,
    fragments: [...fragments],
    notifications: parseNotifications(notebook.notifymemory)
      .toReversed()
      .map((text) => notificationOf(text, hex)),
    tokens: { used: memoryTokens(fragments), limit },
  }
}

export const readMemory = Effect.fn("readMemory")(function* (owner: OwnerId, chatbot: ChatbotId) {
  const digest = yield* Digest
  const notebooks = yield* Notebooks

  const notebook = yield* notebooks.read(owner, chatbot)
  const { memory } = yield* limitsOf(owner)
  return memoryOf(notebook, memory, digest.hex)
})
