import type { wishOf } from "../calendar/wishes.ts"
import { agreedLikeness } from "./agreed/likeness.ts"
import { type Talk, traitsIn } from "./agreed/talk.ts"
import type { Reading } from "./grounding/reading.ts"

/**
 * How likely it is that a reply, read together with the talk before it, agrees to, changes or cancels an appointment: the logarithm
 * of the odds, from a classifier learnt from talks. "Tu hermana también, las dos a la vez" shows it only in its talk. What the rules
 * read of claims and wishes is among the features.
 */
export const agreedOdds = (talk: Talk, wish: ReturnType<typeof wishOf>, said: Reading): number =>
  agreedLikeness(traitsIn(talk, wish, said))
