import { isAboutOthers } from "./about-others.ts"
import { asksForPerson } from "./asks-for-person.ts"
import { asksInGeneral } from "./asks-in-general.ts"
import { asksNoLeave } from "./asks-no-leave.ts"
import { asksToBlockOthers } from "./asks-to-block-others.ts"
import { asksToJoin } from "./asks-to-join.ts"
import { asksToLeaveLater, supposesLater } from "./asks-to-leave-later.ts"
import { asksWhatStopIs } from "./asks-what-stop-is.ts"
import { asksWhetherListed } from "./asks-whether-listed.ts"
import { keepsSome } from "./keeps-some.ts"
import { leavesADay } from "./leaves-a-day.ts"
import { leftByMistake } from "./left-by-mistake.ts"
import { missesMessages } from "./misses-messages.ts"
import { keepsQuietHours } from "./quiet-hours.ts"
import { wasSignedUp, wasSignedUpForElse } from "./signed-up.ts"
import { stopsGoods } from "./stops-goods.ts"

/** Over folded words. */
export type Sign = (said: string) => boolean

/** Who says so stays, whatever else is said: each is one file, with its words in five languages. */
const STAYS: Readonly<Record<string, Sign>> = {
  asksForPerson,
  asksNoLeave,
  isAboutOthers,
  keepsSome,
  leftByMistake,
  wasSignedUpForElse,
}

/** Who says so stays if nothing else is asked: they take back their own clause, and the rest is judged by itself. */
export const ASIDES: Readonly<Record<string, Sign>> = {
  asksInGeneral,
  asksToBlockOthers,
  asksToJoin,
  asksToLeaveLater,
  asksWhatStopIs,
  asksWhetherListed,
  keepsQuietHours,
  leavesADay,
  stopsGoods,
  supposesLater,
}

/** What speaks for or against a wish to be written to no more. How much is learnt, from the phrases in which each is seen. */
const SIGNS: Readonly<Record<string, Sign>> = { ...STAYS, ...ASIDES, missesMessages, wasSignedUp }

export const stays = (said: string): boolean => Object.values(STAYS).some((sign) => sign(said))

/** The names of the signs that a message shows. */
export const signsIn = (said: string): readonly string[] =>
  Object.keys(SIGNS).filter((name) => SIGNS[name]?.(said))
