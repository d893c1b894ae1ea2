import { classifier, features } from "../../shared/classifier.ts"
import learnt from "./classifier.json"
import type { ClaimKind } from "./words.ts"

/** For every kind the odds, as a logarithm, that a text claims it rather than nothing. */
export type ClaimOdds = Readonly<Record<ClaimKind, number>>

const odds = classifier(learnt)

/** How much a text reads like a claim of each kind. */
export const claimOdds = (text: string): ClaimOdds => {
  const [booked = 0, moved = 0, cancelled = 0] = odds([features(text)])
  return { booked, moved, cancelled }
}

/** How much a text reads like a claim of any kind. */
export const highestOdds = (text: string): number => Math.max(...Object.values(claimOdds(text)))
