import { saysVisit } from "../../calendar/claims/coming.ts"
import { saysGone } from "../../calendar/claims/existing-appointment.ts"
import { leavesOpen, turnsDown } from "../../calendar/claims/leaves-open.ts"
import { awaitsYes, letsChoose } from "../../calendar/claims/on-a-yes.ts"
import { isAnothers } from "../../calendar/claims/others-appointments.ts"
import { splitStatements } from "../../calendar/claims/sentences.ts"
import type { ClaimKind } from "../../calendar/claims/words.ts"
import {
  type Claim,
  claimsDone,
  claimsIn,
  deniesAppointment,
  failuresIn,
  newsIn,
  plansIn,
  tellsAppointment,
} from "../../calendar/claims.ts"
import { isWish, type wishOf } from "../../calendar/wishes.ts"
import { framed } from "../../shared/framed.ts"
import type { Language } from "../../shared/language.ts"
import { clearlyPromises, sendsSomebody } from "../promise.ts"
import { appointmentsCounted } from "./counted-appointments.ts"
import { hoursIn, isCertain, isOver, momentsIn } from "./named-times.ts"

/** What a reply says of appointments. */
export type Reading = {
  readonly text: string
  readonly claims: readonly Claim[]
  /** It says that an appointment exists. */
  readonly stands: boolean
  /** It claims something, or says that an appointment exists. */
  readonly tells: boolean
  /** It says that there is no appointment. */
  readonly denies: boolean
  /** What it says could not be done. */
  readonly fails: readonly ClaimKind[]
  /** It says only that something is done ("Done!"), and not what. */
  readonly bare: boolean
  /** It says that somebody is on their way to the client, or expects them. */
  readonly sends: boolean
  /** What it says is going to be done for the client, perhaps at no time. */
  readonly plans: readonly string[]
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
    sends: sendsSomebody(text),
    plans: plansIn(text),
  }
}

/** All that a reply is judged with, besides its words and the evidence. */
export type ReplyContext = {
  readonly now: Date
  readonly language: Language
  /** The chatbot's time zone. */
  readonly zone: string
  /** The talk is about an appointment: what may be a claim is then taken for one. */
  readonly awaited: boolean
  /** It is about an order, which somebody brings: no visit. */
  readonly ordered: boolean
  /** A calendar is connected: a bare "Done!" is then always objected to once. */
  readonly connected: boolean
  /** The client's open wish for an appointment. */
  readonly wish: ReturnType<typeof wishOf> | undefined
  /** The client's words that it answers. */
  readonly asked: string
  /** What was said before in the talk, by both: a reply that names no day speaks of the days named there. */
  readonly saidBefore: string
  /** What the classifier makes of the reply in its talk (`agreedOdds`); undefined: the talk is not known. */
  readonly agreed: number | undefined
  /** How many people the reply names of whom nothing speaks that the model was told (`strangersIn`). */
  readonly strangers: number
  /** A change of the calendar failed in this turn. */
  readonly failed: boolean
  /** The reply is the model's second answer, after an objection to its first. */
  readonly reworded: boolean
  /** What the first had claimed, which nothing proves; null: nothing. */
  readonly claimed: readonly ClaimKind[] | null
  /** The model has told the owner something in this turn. */
  readonly ownerNotified: boolean
  /** The model has kept something in memory in this turn. */
  readonly remembered: boolean
}

/**
 * The logarithm of the odds from which on a reply may agree to something, and is objected to once, which costs little. Chosen, like
 * the other, on tests/corpora, own/talks_unseen: 92 % of the claims that the patterns miss lie above it, and 6 % of replies that
 * are close to a claim.
 */
const MAY_AGREE = -1.25
/** `MAY_AGREE` of a second answer: a model that had claimed nothing repeats its first, or says something below this. */
const MAY_INSIST = -3.25
/** From here on the client is told that nothing was done in the calendar. */
const AGREES = 0
/** From here on also where the reply promises a person's work: 33 of 35 such replies did agree (own/talks_unseen). */
const AGREES_BESIDE = 3

/**
 * Whether a reply in which the patterns find no claim may claim something all the same. One about a past time hardly does, nor does
 * one that leaves it to a person or waits for a yes.
 */
export const mayClaim = (reading: Reading, context: ReplyContext) => {
  const { awaited, connected, agreed } = context
  if (reading.text === "") return false
  if (agreed !== undefined && plansVisit(reading, context)) return true
  if (agreed !== undefined && repeatingIn(reading, context).length > 0) return true
  const sounds =
    agreed !== undefined &&
    mayAgree(reading, context) &&
    (agreed > AGREES_BESIDE || !leavesToPerson(reading, context))
  const may = reading.bare ? connected || awaited : sounds
  // "14 February", asked for in March, is the next one.
  const surely = !reading.bare && (reading.sends || (agreed ?? AGREES) > AGREES)
  if (!may || (!reading.sends && awaitsYes(reading.text))) return false
  return surely || !momentsIn(reading.text, context).some(isOver)
}

/**
 * Whether a reply says what a client's wish would come to: that they have an appointment every week, or none any more. "You have
 * classes on Mondays and Fridays: tell me which suits you" says what there is.
 */
export const tellsOutcome = ({ text }: Reading, { wish }: ReplyContext) => {
  if (!isWish(wish)) return false
  const chooses = text.includes("?") || letsChoose(framed(text))
  const several = appointmentsCounted(text) > 0 && !chooses
  return several || (wish.kind === "cancelled" && saysGone(text))
}

/**
 * The statements of a reply that repeat, to a client who wants an appointment, a time that was named before, and leave nothing open:
 * "Jean's eye test is on Friday at 2:40" sounds like one that exists.
 */
export const repeatingIn = (reading: Reading, context: ReplyContext): readonly string[] => {
  if (!isWish(context.wish) || leavesToPerson(reading, context)) return []
  const told = splitStatements(reading.text).flatMap((statement) => {
    const said = framed(statement)
    const open = turnsDown(said) || leavesOpen(said, "booked") || isAnothers(said)
    if (open || statement.includes("?")) return []
    const hours = hoursIn(statement, context)
    return hours.length > 0 ? [{ statement, hours }] : []
  })
  if (told.length === 0 || awaitsYes(reading.text)) return []
  const before = splitStatements(context.saidBefore.slice(-LAST_SAID)).flatMap((statement) =>
    hoursIn(statement, context),
  )
  return told
    .filter(({ hours }) => hours.some((hour) => before.includes(hour)))
    .map(({ statement }) => statement)
}

/** Characters of what was said before that are read for a time, which takes a millisecond for some ninety of them. */
const LAST_SAID = 600

/**
 * Whether a reply clearly promises a person's work, of which the owner is notified. A second answer has to promise news for that,
 * or come after a note to the owner: models often take back only half of a claim ("Jade has your address and will be round").
 */
export const leavesToPerson = ({ text }: Reading, { reworded, ownerNotified }: ReplyContext) =>
  clearlyPromises(text) && (!reworded || ownerNotified || newsIn(text))

/** Whether a reply may agree to something; where the talk is not known, any may. */
export const mayAgree = (reading: Reading, context: ReplyContext) => {
  const { agreed, reworded } = context
  // However it sounds: nobody was sent, nor is anything planned.
  if (agreed === undefined || announcesVisit(reading, context) || plansVisit(reading, context))
    return true
  return agreed > (reworded ? MAY_INSIST : MAY_AGREE)
}

/** Whether a reply says that somebody comes to the client, or expects them, and not with an order. Who cancels expects nobody. */
export const announcesVisit = ({ sends }: Reading, { ordered, wish }: ReplyContext) =>
  sends && !ordered && !(isWish(wish) && wish.kind === "cancelled")

/**
 * Whether a reply says that something is going to be done for the client at a certain time, and not with an order; in a second
 * answer, that somebody will come at all.
 */
export const plansVisit = (reading: Reading, context: ReplyContext) =>
  !context.ordered && isPlanned(reading, context)

/** Whether the client will expect somebody, or something that is brought. */
export const isExpected = (reading: Reading, context: ReplyContext) =>
  reading.sends || isPlanned(reading, context)

const isPlanned = ({ plans }: Reading, context: ReplyContext) =>
  plans.some(
    (plan) =>
      (context.reworded && plan.split("/").some(saysVisit)) ||
      momentsIn(plan, context).some(isCertain),
  )

/** Whether a reply agrees to something clearly enough for the client to be told that nothing was done. */
export const agrees = (reading: Reading, context: ReplyContext) => {
  const { bare } = reading
  const { agreed, awaited, reworded } = context
  if (bare && (awaited || agreed === undefined)) return awaited
  if (reworded || announcesVisit(reading, context)) return mayAgree(reading, context)
  return agreed === undefined || agreed > (clearlyPromises(reading.text) ? AGREES_BESIDE : AGREES)
}

/** Whether a reply sounds more like agreeing than any true word about an appointment that stands does. */
export const clearlyAgrees = ({ agreed = Number.POSITIVE_INFINITY }: ReplyContext) =>
  agreed > AGREES_BESIDE
