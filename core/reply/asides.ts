import { splitSentences } from "../calendar/claims/sentences.ts"
import { asideOdds } from "./asides/classifier.ts"

/*
 * Asides: what a model says past the client. It thinks aloud, notes something for the owner, offers its answer as a draft, recites what
 * it was told, or speaks of itself as a model.
 */

/** The logarithm of the odds from which on a sentence is left out. Chosen, like the other, on tests/corpora, own/asides_unseen. */
const CLEAR = 1
/** From which on the model is asked for its answer once more. */
const LIKELY = -1.5

/**
 * A reply without its asides. "": it is nothing else. `reworded`: it is the model's second answer, after it was told of some; what may be
 * another goes, too, if anything is left.
 */
export const withoutAsides = (reply: string, { reworded = false } = {}): string => {
  const kept = below(CLEAR, reply)
  return (reworded && below(LIKELY, reply)) || kept
}

/** What sounds like an aside in a reply; undefined: nothing does, or what does is left out and the answer remains. */
export const asideIn = (reply: string): string | undefined =>
  splitSentences(withoutAsides(reply) || reply).find((sentence) => asideOdds(sentence) > LIKELY)

/** The sentences of a text that read less like asides than that. */
const below = (most: number, text: string): string => {
  const sentences = splitSentences(text)
  const said = sentences.filter((sentence) => asideOdds(sentence) <= most)
  if (said.length === sentences.length) return text
  return said
    .join("")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}
