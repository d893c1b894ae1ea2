import { until } from "../support/process.ts"
import type { Send } from "../support/providers.ts"

type Asked = {
  readonly to: string
  readonly line: string
  readonly n: number
  readonly at: number
  /** When it was acknowledged. */
  taken?: number
}

/**
 * Which messages clients have sent, and which replies came: each message is a word of its own, which its reply repeats.
 */
export const openLedger = () => {
  const asked = new Map<string, Asked>()
  const answeredAt = new Map<string, number>()
  const took = new Map<string, number>()
  /** The message to each client that was answered last. */
  const last = new Map<string, Asked>()
  let doubled = 0
  let misordered = 0
  let misrouted = 0
  return {
    /** A message is being sent: message `n` of all, by a client to a line. */
    ask: (word: string, to: string, line: string, n: number) =>
      asked.set(word, { to, line, n, at: performance.now() }),
    /** It was acknowledged. */
    taken: (word: string) => {
      const wanted = asked.get(word)
      if (wanted) wanted.taken = performance.now()
    },
    /** A reply was sent. */
    sent: ({ text, to, line, at }: Send) => {
      for (const [word] of text.matchAll(/w\w+x\d+/g)) {
        const wanted = asked.get(word)
        if (!wanted || wanted.to !== to || wanted.line !== line) {
          misrouted++
          continue
        }
        if (answeredAt.has(word)) doubled++
        answeredAt.set(word, at)
        // Of two that are on their way at the same time, either may be stored first.
        const before = last.get(to)
        if (before && wanted.n < before.n && (wanted.taken ?? Infinity) < before.at) misordered++
        last.set(to, wanted)
        took.set(word, at - wanted.at)
      }
    },
    /** How many milliseconds after its message a reply was sent. */
    took: (word: string) => took.get(word),
    count: () => asked.size,
    /** Milliseconds from the first reply to the messages of a section to the last. */
    span: (name: string) => {
      const times = [...answeredAt].flatMap(([word, at]) =>
        word.startsWith(`w${name}x`) ? [at] : [],
      )
      return Math.max(...times) - Math.min(...times)
    },
    settled: (withinMs = 60_000) =>
      until("all answered", () => answeredAt.size >= asked.size, withinMs),
    faults: () => ({
      missing: asked.size - answeredAt.size,
      doubled,
      misordered,
      misrouted,
    }),
  }
}
export type Ledger = ReturnType<typeof openLedger>
