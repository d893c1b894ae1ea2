import type { LogEntry } from "../../../core/simulation/log.ts"
import { kept } from "../../lib/storage.ts"

/** The copy on this device of what was tried with a chatbot: shown at once, and the sign that it was tried at all. */
export const keptConversation = (chatbotId: string) => {
  const key = `simulation:${chatbotId}`
  return {
    read: () => kept.read(key) as LogEntry[] | null,
    write: (entries: readonly LogEntry[]) => kept.write(key, entries),
    remove: () => kept.remove(key),
  }
}
