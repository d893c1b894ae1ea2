import { classifier, features } from "../../shared/classifier.ts"
import learnt from "./classifier.json"

const odds = classifier(learnt)

/** How much a sentence reads like a promise in the name of people: the odds, as a logarithm. */
export const promiseOdds = (sentence: string): number => odds([features(sentence)])[0] ?? 0
