import { splitSentences } from "../calendar/claims/sentences.ts"
import { words } from "../shared/fold.ts"
import { asideOdds, TOO_FEW } from "./asides/classifier.ts"
import { onlyAnswer } from "./text/frame.ts"

/*
 * Asides: what a model says past the client. It thinks aloud, notes something for the owner, offers its answer as a draft, recites what
 * it was told, or speaks of itself as a model.
 */

/** The logarithm of the odds from which on a sentence is left out. Chosen, like the other, on tests/corpora, own/asides_unseen. */
const CLEAR = 1.5
/** From which on the model is asked for its answer once more. */
const LIKELY = -1

/** A reply without its asides. "": it is nothing else. */
export const withoutAsides = (reply: string): string => {
  const said = reply
    .split(/(?<=\n)/)
    .map(lineWithout)
    .join("")
  return said === reply ? reply : onlyAnswer(said.replace(/\n{3,}/g, "\n\n").trim())
}

/** What sounds like an aside in a reply; undefined: nothing does, or what does is left out and the answer remains. */
export const asideIn = (reply: string): string | undefined =>
  splitSentences(withoutAsides(reply) || reply).find((sentence) => asideOdds(sentence) > LIKELY)

const lineWithout = (line: string): string => {
  const sentences = splitSentences(line)
  const said = sentences.filter((sentence) => asideOdds(sentence) <= CLEAR)
  if (said.length === sentences.length) return line
  const left = said.join("")
  // Of "1. Understand the question." a number is left.
  return IN_BRACKETS.test(line) || words(left).length <= TOO_FEW ? "" : left
}

/** A line that is nothing but a note in brackets. */
const IN_BRACKETS = /^[\s*_]*[([][^\n]*[)\]][\s*_.]*$/
