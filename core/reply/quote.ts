import { isGhost } from "../conversations/inbound.ts"
import type { Fresh } from "./turn.ts"

/**
 * Which of the messages that a reply answers stands for them in a quote: the newest that asks, else the newest. Of a ghost
 * nothing stands in the client's chat that a bubble could show.
 */
export const quotable = (fresh: readonly Fresh[]): string | null => {
  const shown = fresh.filter((each) => each.whatsappMessageId !== null && !isGhost(each.type))
  return (shown.findLast(({ content }) => /[?¿؟]/.test(content)) ?? shown.at(-1))?.id ?? null
}
