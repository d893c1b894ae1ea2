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
/** Where the next or the last piece of a passage is left out: what stands on both sides does not belong together. */
const GOES_ON = "…\n"
const WENT_BEFORE = "… "
const passagesOf = (source: string) =>
  source.split(PASSAGE_END).flatMap((passage) => {
    const pieces = passage.match(PIECE) ?? []
    return pieces.map((text, at) => ({
      text,
      before: at > 0 ? WENT_BEFORE : "",
      after: at < pieces.length - 1 ? GOES_ON : "",
    }))
  })

/** The passages that share the rarest words with `about`, in their own order; among equals the first are kept. */
const mostRelevant = (knowledge: readonly string[], budget: number, about: string) => {
  const asked = new Set(words(about))
  const passages = knowledge.flatMap((source, of) =>
    passagesOf(source).map((passage) => ({
      ...passage,
      of,
      shared: sharedWith(asked, passage.text),
    })),
  )
  const shownIn = new Map<string, number>()
  for (const { shared } of passages)
    for (const word of shared) shownIn.set(word, (shownIn.get(word) ?? 0) + 1)
  const weight = (shared: readonly string[]) =>
    shared.reduce((all, word) => all + 1 / (shownIn.get(word) ?? 1), 0)

  let left = budget - knowledge.length
  const kept = new Set<(typeof passages)[number]>()
  const weighed = passages.map((passage) => ({ passage, weight: weight(passage.shared) }))
  for (const { passage } of weighed.toSorted((a, b) => b.weight - a.weight)) {
    const length = passage.before.length + passage.text.length + passage.after.length
    if (length > left) continue
    left -= length
    kept.add(passage)
  }
  const isKept = (passage: (typeof passages)[number] | undefined) =>
    passage !== undefined && kept.has(passage)
  const shown = passages.map((passage, at) => {
    if (!kept.has(passage)) return ""
    const { before, text, after } = passage
    return (isKept(passages[at - 1]) ? "" : before) + text + (isKept(passages[at + 1]) ? "" : after)
  })
  return knowledge.map((_, of) => shown.filter((_, at) => passages[at]?.of === of).join(""))
}

const sharedWith = (asked: ReadonlySet<string>, text: string) => [
  ...new Set(words(text).filter((word) => asked.has(word))),
]
