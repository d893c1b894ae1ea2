import { classifier, type Features, features, featuresOf } from "../../shared/classifier.ts"
import { words } from "../../shared/fold.ts"
import learnt from "./classifier.json"

const odds = classifier(learnt)

/** An aside mostly shows in how it begins. */
const BEGINNING = 6

export const asideFeatures = (sentence: string): Features => [
  features(sentence),
  featuresOf(sentence.trim().split(/\s+/).slice(0, BEGINNING).join(" "), "beginning "),
]

/** So many words, as in "User: guest", tell nothing. */
const TOO_FEW = 3

/** How much a sentence reads as if it were meant for anybody but the client: the odds, as a logarithm. */
export const asideOdds = (sentence: string): number =>
  words(sentence).length > TOO_FEW
    ? (odds(asideFeatures(sentence))[0] ?? 0)
    : Number.NEGATIVE_INFINITY
