import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { memoryTokens } from "./fragments.ts"
import type { Memory, Notification } from "./memory.ts"
import { parseNotifications } from "./notifications.ts"
import { fragmentsOf, type Texts } from "./revision.ts"

/** A bot's memory as it is kept. */
export type Notebook = Texts & {
  readonly chatbot_id: ChatbotId
  readonly user_id: OwnerId
  readonly created_at: string
  readonly updated_at: string
  readonly version: number
}

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
