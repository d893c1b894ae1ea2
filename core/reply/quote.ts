import { isGhost } from "../conversations/inbound.ts"
import type { Fresh } from "./turn.ts"

/**
 * Which of the messages that a reply answers it quotes: the newest that asks, else the newest. A ghost cannot be quoted: the
 * client's chat shows nothing for it.
 */
export const quotable = (fresh: readonly Fresh[]): string | null => {
  const shown = fresh.filter((each) => each.whatsappMessageId !== null && !isGhost(each.type))
  return (shown.findLast(({ content }) => /[?¿؟]/.test(content)) ?? shown.at(-1))?.id ?? null
}
