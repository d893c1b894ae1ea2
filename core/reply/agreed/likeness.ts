import { likenessTo, type Traits } from "../../shared/likeness.ts"
import learnt from "./likeness.json"

const odds = likenessTo(learnt)

/** How much a reply sounds, in its talk, as if something were agreed on: the odds, as a logarithm. */
export const agreedLikeness = (talk: Traits): number => odds(talk)[0] ?? 0
