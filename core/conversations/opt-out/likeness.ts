import { likenessTo, traits } from "../../shared/likeness.ts"
import learnt from "./likeness.json"

const odds = likenessTo(learnt)

/** How much a message reads like a wish to be written to no more: the odds, as a logarithm. */
export const optOutOdds = (text: string): number => odds([traits(text)])[0] ?? 0
