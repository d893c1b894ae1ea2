import { classifier, type Features, features, featuresOf } from "../../shared/classifier.ts"
import { words } from "../../shared/fold.ts"
import { withoutQuotes } from "../../shared/language/noise.ts"
import learnt from "./classifier.json"

const odds = classifier(learnt)

/** An aside mostly shows in how it begins. */
const BEGINNING = 6

export const asideFeatures = (sentence: string): Features => [
  features(sentence),
  featuresOf(sentence.trim().split(/\s+/).slice(0, BEGINNING).join(" "), "beginning "),
]

/** So many words, as in "User: guest", tell nothing. */
export const TOO_FEW = 3

/**
 * How much a sentence reads as if it were meant for anybody but the client: the odds, as a logarithm. What it quotes may be what they
 * asked for: a translation, a card's words.
 */
export const asideOdds = (sentence: string): number => {
  const said = withoutQuotes(sentence)
  if (words(said).length <= TOO_FEW) return Number.NEGATIVE_INFINITY
  return Math.min(
    ...[...new Set([sentence, said])].map((each) => odds(asideFeatures(each))[0] ?? 0),
  )
}
