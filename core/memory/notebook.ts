import type { ChatbotId, OwnerId } from "../shared/ids.ts"
import { memoryTokens } from "./fragments.ts"
import type { KeptNotification, Memory, Notification } from "./memory.ts"
import { parseEntry } from "./notifications.ts"
import { fragmentsOf, type Texts } from "./revision.ts"

/** A bot's memory as it is kept. */
export type Notebook = Texts & {
  readonly chatbot_id: ChatbotId
  readonly user_id: OwnerId
  readonly created_at: string
  readonly updated_at: string
  readonly version: number
  /** When each entry of the notify memory was written. */
  readonly notifiedat: Readonly<Record<string, string>>
}

const ID_HEX_DIGITS = 16

type Hex = (text: string) => string

/** A notification's id: the first 16 hex digits of SHA-256 of its text (contract.md 2.5). */
export const notificationOf = (text: string, hex: Hex): Notification => ({
  id: hex(text).slice(0, ID_HEX_DIGITS),
  text,
})

/** The notifications with their times, newest first. Lines of another form are not shown. */
const notificationsOf = (notebook: Notebook, hex: Hex): KeptNotification[] =>
  notebook.notifymemory
    .split("\n")
    .toReversed()
    .flatMap((entry) => {
      const text = parseEntry(entry)
      // One without a time was added by the change that this notebook comes from.
      const at = notebook.notifiedat[entry] ?? notebook.updated_at
      return text === null ? [] : { ...notificationOf(text, hex), at }
    })

/** A notebook as its owner sees it. */
export const memoryOf = (
  { notifiedat, ...notebook }: Notebook,
  limit: number,
  hex: Hex,
): Memory => {
  const fragments = fragmentsOf(notebook)
  return {
    ...notebook,
    fragments: [...fragments],
    notifications: notificationsOf({ notifiedat, ...notebook }, hex),
    tokens: { used: memoryTokens(fragments), limit },
  }
}
