import { words } from "../../shared/fold.ts"
import { CHARACTERS_PER_TOKEN } from "../../shared/tokens.ts"

/** "At most 40,000 context tokens per message", by the length of the text (spec section 9). */
export const CONTEXT_CHARACTERS = 40_000 * CHARACTERS_PER_TOKEN

/** How many messages of the conversation are kept when not everything fits (contract.md 4.2). */
export const SHORT_HISTORY = 5

type Context = {
  /** How many characters history and knowledge may have together. */
  readonly budget: number
  /** Lines of the conversation, oldest first. */
  readonly history: readonly string[]
  /** One text for each source. */
  readonly knowledge: readonly string[]
  /** The new messages: passages of the knowledge that have most to do with them are kept. */
  readonly about: string
}

/**
 * Cuts the prompt to its budget. What does not fit is left out in this order: the oldest messages but for the last five, the
 * passages of the knowledge that have least to do with the new messages, and then what is left of the conversation.
 */
export const fitContext = ({ budget, history, knowledge, about }: Context) => {
  const known = lengthOf(knowledge)
  if (lengthOf(history) + known <= budget) return { history, knowledge }
  const recent = history.slice(-SHORT_HISTORY)
  if (lengthOf(recent) + known <= budget)
    return { history: newest(history, budget - known), knowledge }
  return {
    history: newest(recent, budget),
    knowledge: mostRelevant(knowledge, budget - lengthOf(recent), [about, ...recent].join("\n")),
  }
}

/** The length of texts, with a line end each. */
const lengthOf = (texts: readonly string[]) => texts.reduce((all, text) => all + text.length + 1, 0)

/** As many of the last lines as fit. */
const newest = (lines: readonly string[], budget: number) => {
  let left = budget
  const at = lines.findLastIndex((line) => {
    left -= line.length + 1
    return left < 0
  })
  return lines.slice(at + 1)
}

/** The end of a passage: of a line, or of a sentence in it. */
const PASSAGE_END = /(?<=\n|[.!?…]\s)/
/** A list on one line can be as long as all that fits: it is cut between its entries, else between words. */
const PIECE = /.{1,1000}(?:(?<=[;,|•·]\s)|$)|.{1,1000}(?:\s|$)|.{1,1000}/gsu
/** Where something is left out: what stands on both sides does not belong together. */
const LEFT_OUT_LINE = "…\n"
const LEFT_OUT = "… "

type Passage = {
  readonly text: string
  /** Which source it is of, and what says that the one before it there is left out. */
  readonly of: number
  readonly mark: string
}

const passagesOf = (source: string, of: number): readonly Passage[] =>
  source
    .split(PASSAGE_END)
    .flatMap((passage) => passage.match(PIECE) ?? [])
    .map((text, at, all) => {
      if (at === 0) return { text, of, mark: "" }
      return { text, of, mark: all[at - 1]?.endsWith("\n") ? LEFT_OUT_LINE : LEFT_OUT }
    })

/** What stands beside what was asked for belongs to it: the hours under "Monday", the heading over a price. */
const BESIDE = 1 / 4

/** The passages that share the rarest words with `about`, or stand beside them, in their own order; among equals the first are kept. */
const mostRelevant = (knowledge: readonly string[], budget: number, about: string) => {
  const asked = new Set(words(about))
  const passages = knowledge.flatMap(passagesOf)
  const shared = passages.map(({ text }) => sharedWith(asked, text))
  const shownIn = new Map<string, number>()
  for (const word of shared.flat()) shownIn.set(word, (shownIn.get(word) ?? 0) + 1)
  const own = shared.map((words) =>
    words.reduce((all, word) => all + 1 / (shownIn.get(word) ?? 1), 0),
  )
  const isOf = (at: number, of: number) => passages[at]?.of === of
  const beside = (at: number, of: number) => (isOf(at, of) ? (own[at] ?? 0) : 0)
  const weighed = passages.map((passage, at) => ({
    ...passage,
    at,
    weight:
      (own[at] ?? 0) + BESIDE * Math.max(beside(at - 1, passage.of), beside(at + 1, passage.of)),
  }))

  // Each source may end with a mark.
  let left = budget - knowledge.length * (1 + LEFT_OUT.length)
  const kept = new Set<number>()
  for (const { text, of, mark, at } of weighed.toSorted((a, b) => b.weight - a.weight)) {
    const saved = isOf(at + 1, of) && kept.has(at + 1) ? LEFT_OUT.length : 0
    const length = text.length + (kept.has(at - 1) ? 0 : mark.length) - saved
    if (length > left) continue
    left -= length
    kept.add(at)
  }
  return knowledge.map((_, source) => {
    const shown = weighed.filter(({ of, at }) => of === source && kept.has(at))
    const last = shown.at(-1)
    const end = last && isOf(last.at + 1, source) ? LEFT_OUT.trimEnd() : ""
    return shown.map(({ text, mark, at }) => (kept.has(at - 1) ? "" : mark) + text).join("") + end
  })
}

const sharedWith = (asked: ReadonlySet<string>, text: string) => [
  ...new Set(words(text).filter((word) => asked.has(word))),
]
