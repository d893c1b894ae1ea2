import { likenessTo, traits } from "../../shared/likeness.ts"
import learnt from "./likeness.json"

const odds = likenessTo(learnt)

/** How much a sentence reads like a promise in the name of people: the odds, as a logarithm. */
export const promiseOdds = (sentence: string): number => odds([traits(sentence)])[0] ?? 0
