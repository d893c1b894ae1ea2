import { isGhost } from "../conversations/received.ts"
import type { Fresh } from "./turn.ts"

/**
 * The message that a reply quotes, of those that it answers: the newest with a question, else the newest. A ghost (a message that
 * Meta could not pass on) cannot be quoted, because the client's chat shows nothing for it.
 */
export const quotable = (fresh: readonly Fresh[]): string | null => {
  const shown = fresh.filter((each) => each.whatsappMessageId !== null && !isGhost(each.type))
  return (shown.findLast(({ content }) => /[?¿؟]/.test(content)) ?? shown.at(-1))?.id ?? null
}
