import type { LogEntry } from "../../../core/simulation/log.ts"
import { isEnding } from "../../lib/server/session.ts"
import { kept } from "../../lib/storage.ts"

/**
 * A copy of the simulated conversation on this device, until the owner signs out: shown until the server answers, and a sign, without
 * asking it, that the bot was tried.
 */
export const keptConversation = (chatbotId: string) => {
  const key = `simulation:${chatbotId}`
  return {
    read: () => kept.read(key) as LogEntry[] | null,
    /** What the server still answers while the owner signs out is not kept. */
    write: (entries: readonly LogEntry[]) => isEnding() || kept.write(key, entries),
    remove: () => kept.remove(key),
  }
}
