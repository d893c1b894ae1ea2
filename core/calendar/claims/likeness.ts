import { likenessTo } from "../../shared/likeness.ts"
import learnt from "./likeness.json"
import type { ClaimKind } from "./words.ts"

/** In the order in which they are learnt. */
export const LEARNT: readonly ClaimKind[] = ["booked", "moved", "cancelled"]

/** For every kind the odds, as a logarithm, that a text claims it rather than nothing. */
export type Likeness = Readonly<Record<ClaimKind, number>>

const odds = likenessTo(learnt)

/** How much a text reads like a claim of each kind. */
export const likeness = (text: string): Likeness => {
  const [booked = 0, moved = 0, cancelled = 0] = odds(text)
  return { booked, moved, cancelled }
}
