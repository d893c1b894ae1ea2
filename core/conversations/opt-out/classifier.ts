import { classifier, type Features, features, signs } from "../../shared/classifier.ts"
import learnt from "./classifier.json"
import { withoutCourtesies } from "./courtesies.ts"
import { meaningTraits } from "./meanings.ts"
import { signsIn } from "./signs.ts"
import { spoken } from "./spoken.ts"

const odds = classifier(learnt)

/** How a message is seen at first glance: by its words, and by what they mean. */
const bareTraits = (text: string): Features => [features(text), meaningTraits(text)]
/** And by the signs in it. */
const withSigns = (bare: Features, text: string): Features => [
  ...bare,
  signs(signsIn(spoken(text))),
]

export const optOutFeatures = (text: string): Features => {
  const said = withoutCourtesies(text)
  return withSigns(bareTraits(said), said)
}

export const sentencesOf = (text: string): readonly string[] =>
  text.split(/[.;!?\n]+/).filter((sentence) => /\p{L}/u.test(sentence))

/**
 * The odds (a logarithm) of the whole and those of the sentence that asks most: people who explain at length ask in one of them ("I
 * bought a sofa two years ago and have moved since. So please..."), and the others tell why, or take it back.
 */
const oddsOf = (whole: Features, sentences: readonly Features[]): number => {
  const [ofWhole = 0, ...ofSentences] = [whole, ...sentences].map((seen) => odds(seen)[0] ?? 0)
  return ofWhole + (ofSentences.length > 0 ? Math.max(...ofSentences) : ofWhole)
}

/** At first glance so little like a wish that no sign would make it one (they add nine at most): nearly all that clients write. */
const NEVER = -10

/** How much a message reads like a wish to be written to no more. */
export const optOutOdds = (text: string): number => {
  const sentences = sentencesOf(text).filter((sentence) => sentence !== text)
  const [whole, parts] = [bareTraits(text), sentences.map(bareTraits)]
  const atFirst = oddsOf(whole, parts)
  if (atFirst <= NEVER) return atFirst
  return oddsOf(
    withSigns(whole, text),
    parts.map((part, at) => withSigns(part, sentences[at] ?? "")),
  )
}
