import { clearestIn } from "../calendar/claims/clearest.ts"
import { isWish, type wishOf } from "../calendar/wishes.ts"
import {
  type Features,
  features,
  featuresOf,
  featuresUnnamed,
  signs,
} from "../shared/classifier.ts"
import { oddsOf } from "./beyond/classifier.ts"
import type { Reading } from "./grounding/reading.ts"

/** A reply to a client who has appointments, and what is known of its talk. */
export type BesideStanding = {
  readonly reading: Reading
  /** The words that it answers. */
  readonly asked: string
  readonly wish: ReturnType<typeof wishOf> | undefined
  /** How likely it agrees to something, whatever stands (`agreedOdds`). */
  readonly agreed: number
  /** How the times that it names relate to the appointments (`relationsIn`), and those in `asked`. */
  readonly times: readonly string[]
  readonly askedFor: readonly string[]
  /** How many people it names of whom nobody has spoken (`strangersIn`). */
  readonly strangers: number
}

/**
 * How likely it is that a reply tells a client of more than the appointments that stand: another time, one more person, that it is
 * longer or called off. The logarithm of the odds, from a classifier learnt from such talks: "Your friend's chair is next to yours"
 * and "See you on Thursday" differ little in their words, but in what the calendar says of them.
 */
export const beyondOdds = (reply: BesideStanding): number => oddsOf(featuresBeside(reply))

/** What is weighed of it. */
export const featuresBeside = ({
  reading,
  asked,
  wish,
  agreed,
  times,
  askedFor,
  strangers,
}: BesideStanding): Features => {
  const { text, claims, stands } = reading
  const clearest = clearestIn(text)
  const sounds = `clearest ${clearest.odds}`
  const wants = isWish(wish) ? wish.kind : `${wish}`
  return [
    features(text),
    featuresOf(asked, "client "),
    // "Expect you at" is true of theirs, and of no other time.
    featuresOf(text, told(times)),
    featuresUnnamed(text),
    featuresOf(clearest.statement === text ? "" : clearest.statement, "clearest "),
    signs([
      `wants ${wants} ${isWish(wish) && wish.alone}`,
      `claims ${claims.map(({ kind, sure }) => `${kind} ${sure}`).join()}`,
      `stands ${stands}`,
      sounds,
      `${sounds} ${told(times)}`,
      `agreed ${Math.max(-8, Math.min(8, Math.round(agreed)))}`,
      `asks ${text.includes("?")} ${text.trim().endsWith("?")}`,
      `tells ${told(times)} ${wants}`,
      `strangers ${Math.min(strangers, 2)}`,
      `strangers ${Math.min(strangers, 2)} wants ${wants}`,
      `times ${times
        .filter((time) => !time.includes(":"))
        .toSorted()
        .join()}`,
      ...askedFor.map((time) => `asked for ${time}`),
      ...times.flatMap((time) => [
        `time ${time}`,
        `time ${time} agreed ${Math.round(agreed / 3)}`,
        `time ${time} wants ${wants}`,
      ]),
    ]),
  ]
}

/** Whose the times are that a reply tells, and neither asks for nor offers nor refuses. */
const told = (times: readonly string[]) => {
  const others = times.some((time) => OTHERS.test(time))
  return times.some((time) => THEIRS.test(time)) ? `theirs ${others}` : `none of theirs ${others}`
}
const THEIRS = /^(?:start|day|span|end|just before|during)$/
const OTHERS = /^(?:other|same day)/
