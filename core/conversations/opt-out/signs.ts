import { isAboutOthers } from "./others.ts"
import { asksForPerson } from "./person.ts"
import { wasSignedUp, wasSignedUpForElse } from "./signed-up.ts"
import { keepsSome, leftByMistake, missesMessages, threatensOverMoney } from "./stays.ts"
import { asksNoLeave } from "./unasked.ts"

type Rule = (said: string) => boolean

/** Who says so stays, in whatever words. */
const STAYS: Readonly<Record<string, Rule>> = {
  asksForPerson,
  keepsSome,
  threatensOverMoney,
  leftByMistake,
  asksNoLeave,
  wasSignedUpForElse,
  isAboutOthers,
}

/** What speaks for or against a wish to be written to no more: how much is learnt. */
const SIGNS: Readonly<Record<string, Rule>> = {
  ...STAYS,
  missesMessages,
  wasSignedUp,
}

/** Over folded words. */
export const stays = (said: string): boolean => Object.values(STAYS).some((rule) => rule(said))

/** The names of those signs that a message shows. Over folded words. */
export const signsIn = (said: string): readonly string[] =>
  Object.entries(SIGNS).flatMap(([name, rule]) => (rule(said) ? [name] : []))
