import { classifier, type Features } from "../../shared/classifier.ts"
import learnt from "./classifier.json"

const odds = classifier(learnt)

/** How much a reply sounds as if it told of more than the appointment that stands: the odds, as a logarithm. */
export const oddsOf = (reply: Features): number => odds(reply)[0] ?? 0
