import type { wishOf } from "../calendar/wishes.ts"
import { agreedLikeness } from "./agreed/likeness.ts"
import { type Talk, traitsIn } from "./agreed/talk.ts"
import type { Reading } from "./grounding/reading.ts"

/**
 * How much a reply sounds, in its talk, as if an appointment were agreed on, changed or called off: the odds, as a logarithm.
 * "Tu hermana también, las dos a la vez" says nothing of it by itself. Learnt from talks; what the rules read of claims and
 * wishes is a part of what is weighed.
 */
export const agreedOdds = (talk: Talk, wish: ReturnType<typeof wishOf>, said: Reading): number =>
  agreedLikeness(traitsIn(talk, wish, said))
