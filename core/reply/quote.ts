import type { Fresh } from "./turn.ts"

/** Nothing of it stands in the client's chat that a bubble could show. */
const UNQUOTABLE = "unsupported"

/** Which of the messages that a reply answers stands for them in a quote: the newest that asks, else the newest. */
export const quotable = (fresh: readonly Fresh[]): string | null => {
  const shown = fresh.filter((each) => each.whatsappMessageId !== null && each.type !== UNQUOTABLE)
  return (shown.findLast(({ content }) => /[?¿؟]/.test(content)) ?? shown.at(-1))?.id ?? null
}
