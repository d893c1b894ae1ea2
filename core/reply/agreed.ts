import { splitStatements } from "../calendar/claims/sentences.ts"
import type { wishOf } from "../calendar/wishes.ts"
import { talkOdds } from "./agreed/classifier.ts"
import { featuresIn, type Talk } from "./agreed/talk.ts"
import { type Reading, readReply } from "./grounding/reading.ts"

/**
 * How likely it is that a reply, read together with the talk before it, agrees to, changes or cancels an appointment: the logarithm
 * of the odds, from a classifier learnt from talks. "Tu hermana también, las dos a la vez" shows it only in its talk. What the rules
 * read of claims and wishes is among the features.
 */
export const agreedOdds = (talk: Talk, wish: ReturnType<typeof wishOf>, said: Reading): number => {
  const whole = talkOdds(featuresIn(talk, wish, said))
  const begun = beginningOf(said.text)
  if (begun === said.text) return whole
  return Math.max(whole, talkOdds(featuresIn(talk, wish, readReply(begun))) - BEGUN)
}

/**
 * By so much less counts how the beginning sounds: prices and advice behind a claim make the whole sound like information. With it
 * true replies are objected to as before (6 % of own/talks_unseen).
 */
const BEGUN = 3

/** A reply up to its first statement with a number, which may be the hour that it claims, and what it asks right behind that. */
const beginningOf = (text: string) => {
  const statements = splitStatements(text)
  const numbered = statements.findIndex((statement) => /\d/.test(statement))
  if (numbered < 0) return text
  const end = statements[numbered + 1]?.includes("?") ? numbered + 2 : numbered + 1
  return statements.slice(0, end).join(" ").trim()
}
