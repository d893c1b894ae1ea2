import { classifier, type Features } from "../../shared/classifier.ts"
import learnt from "./classifier.json"

const odds = classifier(learnt)

/** How much a reply sounds, in its talk, as if something were agreed on: the odds, as a logarithm. */
export const talkOdds = (talk: Features): number => odds(talk)[0] ?? 0
