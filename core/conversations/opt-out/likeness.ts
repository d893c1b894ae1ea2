import { likenessTo, type Traits, traits } from "../../shared/likeness.ts"
import learnt from "./likeness.json"
import { meaningTraits } from "./meanings.ts"

const odds = likenessTo(learnt)

/** How a message is seen: by its words, and by what they mean. */
export const optOutTraits = (text: string): Traits => [traits(text), meaningTraits(text)]

/** How much a message or one of its sentences reads like a wish to be written to no more: the odds, as a logarithm. */
const oddsOf = (text: string): number => odds(optOutTraits(text))[0] ?? 0

export const sentencesOf = (text: string): readonly string[] =>
  text.split(/[.;!?\n]+/).filter((sentence) => /\p{L}/u.test(sentence))

/**
 * The odds of the whole and those of the sentence that asks most: who explains at length asks in one of them ("I bought a sofa
 * two years ago and have moved since. So please..."), and the others tell why, or take it back.
 */
export const optOutOdds = (text: string): number => {
  const sentences = sentencesOf(text)
  return oddsOf(text) + Math.max(...(sentences.length > 0 ? sentences : [text]).map(oddsOf))
}
