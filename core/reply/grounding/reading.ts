import type { ClaimKind } from "../../calendar/claims/words.ts"
import {
  type Claim,
  claimsDone,
  claimsIn,
  deniesAppointment,
  failuresIn,
  tellsAppointment,
} from "../../calendar/claims.ts"
import type { wishOf } from "../../calendar/wishes.ts"
import type { Language } from "../language.ts"
import { clearlyPromises } from "../promise.ts"
import { isOver, momentsIn } from "./named-times.ts"

/** What a reply's words say of appointments; they are read once, however often they are judged. */
export type Reading = {
  readonly text: string
  readonly claims: readonly Claim[]
  /** That one stands. */
  readonly stands: boolean
  /** That one stands, or more than that. */
  readonly tells: boolean
  /** That there is none. */
  readonly denies: boolean
  /** What could not be done to one. */
  readonly fails: readonly ClaimKind[]
  /** That all is done, and no word of what. */
  readonly bare: boolean
}

/** Reads what a reply says of appointments. */
export const readReply = (text: string): Reading => {
  const claims = claimsIn(text)
  const stands = tellsAppointment(text)
  const tells = claims.length > 0 || stands
  return {
    text,
    claims,
    stands,
    tells,
    denies: deniesAppointment(text),
    fails: failuresIn(text),
    bare: !tells && claimsDone(text),
  }
}

/** In which language a reply tells what, and when. */
export type ReplyContext = {
  readonly now: Date
  readonly language: Language
  /** The bot's. */
  readonly zone: string
  /** The client speaks of an appointment, or has been asked for one: what may be a claim is taken for one. */
  readonly awaited?: boolean
  /** A calendar is connected: a bare "Done!" is asked for once more, whatever the client speaks of. */
  readonly connected?: boolean
  /** What the client waits for a yes to. */
  readonly wish?: ReturnType<typeof wishOf> | undefined
  /** What was said of it before: what a reply without a day speaks of. */
  readonly asked?: string
  /** How much the reply sounds, in this talk, as if something were agreed on (`agreedOdds`); undefined: nobody knows the talk. */
  readonly agreed?: number | undefined
  /** Something that was tried in the calendar failed. */
  readonly failed?: boolean
  /** Asked once more for what may be a claim, the model answered this instead. */
  readonly reworded?: boolean
}

/**
 * Odds from which on a reply may agree to something: to have it said once more is cheap. Chosen, as the other, on
 * own/talks_unseen: 94 in 100 claims in which nothing is heard lie above it, and 6 % of replies that are close to one.
 */
const MAY_AGREE = -1.25
/** Asked once more, a model that has nothing to hide says the same, or what lies below. */
const MAY_INSIST = -3.25
/** From here on the client is told that nothing was done. */
const AGREES = 0
/** From here on whatever else it promises: of such promises 33 in 35 agreed all the same (own/talks_unseen). */
const AGREES_BESIDE = 3

/**
 * Whether a reply in which nothing is heard may claim something all the same; without a word it says nothing. What is over is
 * no claim; what people of the business are to see to, they hear of.
 */
export const mayClaim = (reading: Reading, context: ReplyContext) => {
  const { awaited = false, connected = false, agreed } = context
  if (reading.text === "") return false
  const sounds =
    agreed !== undefined &&
    mayAgree(context) &&
    (agreed > AGREES_BESIDE || !clearlyPromises(reading.text))
  const may = reading.bare ? connected || awaited : sounds
  return may && !momentsIn(reading.text, context).some(isOver)
}

/** Whether in its talk a reply may agree to something; where nobody knows the talk, any may. */
export const mayAgree = ({ agreed, reworded }: ReplyContext) =>
  agreed === undefined || agreed > (reworded ? MAY_INSIST : MAY_AGREE)

/** Whether it does so clearly enough for the client to be told the truth. */
export const agrees = ({ bare }: Reading, context: ReplyContext) => {
  const { agreed, awaited = false, reworded = false } = context
  if (bare && (awaited || agreed === undefined)) return awaited
  return reworded ? mayAgree(context) : agreed === undefined || agreed > AGREES
}
