import { likenessTo, signs, type Traits, traits } from "../../shared/likeness.ts"
import learnt from "./likeness.json"
import { meaningTraits } from "./meanings.ts"
import { signsIn } from "./signs.ts"
import { spoken } from "./spoken.ts"

const odds = likenessTo(learnt)

/** How a message is seen at first glance: by its words, and by what they mean. */
const bareTraits = (text: string): Traits => [traits(text), meaningTraits(text)]
/** The same, and by what rules find in it. */
export const optOutTraits = (text: string): Traits => [
  ...bareTraits(text),
  signs(signsIn(spoken(text))),
]

export const sentencesOf = (text: string): readonly string[] =>
  text.split(/[.;!?\n]+/).filter((sentence) => /\p{L}/u.test(sentence))

/**
 * The odds (a logarithm) of the whole and those of the sentence that asks most: who explains at length asks in one of them ("I
 * bought a sofa two years ago and have moved since. So please..."), and the others tell why, or take it back.
 */
const oddsBy = (seen: (text: string) => Traits, text: string): number => {
  const oddsOf = (part: string) => odds(seen(part))[0] ?? 0
  const sentences = sentencesOf(text)
  return oddsOf(text) + Math.max(...(sentences.length > 0 ? sentences : [text]).map(oddsOf))
}

/** At first glance so little like a wish that no rule would make it one: nearly all that clients write. */
const NEVER = -8

/** How much a message reads like a wish to be written to no more. */
export const optOutOdds = (text: string): number => {
  const atFirst = oddsBy(bareTraits, text)
  return atFirst <= NEVER ? atFirst : oddsBy(optOutTraits, text)
}
