import { classifier, type Features } from "../../../shared/classifier.ts"
import learnt from "./classifier.json"

const odds = classifier(learnt)

/** How much the place where a language is named sounds as if it were asked for: the odds, as a logarithm. */
export const requestOdds = (place: Features): number => odds(place)[0] ?? 0
