/** A message, as far as the prompt shows it. */
export type Said = {
  readonly direction: "INBOUND" | "OUTBOUND"
  readonly content: string
  readonly sentat: Date
  readonly origin: string
}

const BUCKET_MS = 2_000
const PREFIX = 50
const PROMPT_WINDOW = 21
const SUMMARY = /^\s*\[(RESUMEN|SUMMARY)\]/i
const CURRENT_GUARD_MS = 10_000

/** Two messages with the same fingerprint are one message seen twice (spec section 5). */
const fingerprint = ({ direction, sentat, content }: Said) =>
  `${direction}|${Math.floor(sentat.getTime() / BUCKET_MS)}|${content.slice(0, PREFIX)}`

/** The part of the history that the prompt shows: oldest first, no summaries, no repeats, the last `window`. */
export const promptHistory = (
  history: readonly Said[],
  window = PROMPT_WINDOW,
): readonly Said[] => {
  const shown = history.filter(({ content }) => !SUMMARY.test(content) && content.trim() !== "")
  return [...new Map(shown.map((said) => [fingerprint(said), said])).values()].slice(-window)
}

/** The new messages without those that repeat the words of one within the 10 seconds before. */
export const newMessages = <Fresh extends Said>(fresh: readonly Fresh[]): readonly Fresh[] =>
  fresh.filter(
    (said, index) =>
      !fresh
        .slice(0, index)
        .some(
          (before) =>
            before.content === said.content &&
            said.sentat.getTime() - before.sentat.getTime() <= CURRENT_GUARD_MS,
        ),
  )
