import { likenessTo, traits } from "../../shared/likeness.ts"
import learnt from "./likeness.json"
import type { ClaimKind } from "./words.ts"

/** For every kind the odds, as a logarithm, that a text claims it rather than nothing. */
export type Likeness = Readonly<Record<ClaimKind, number>>

const odds = likenessTo(learnt)

/** How much a text reads like a claim of each kind. */
export const likeness = (text: string): Likeness => {
  const [booked = 0, moved = 0, cancelled = 0] = odds([traits(text)])
  return { booked, moved, cancelled }
}
