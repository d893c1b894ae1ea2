import { splitStatements } from "../../calendar/claims/sentences.ts"
import type { ClaimKind } from "../../calendar/claims/words.ts"
import type { Claim } from "../../calendar/claims.ts"
import type { Receipt, ReceiptKind } from "../../calendar/receipt.ts"
import { isWish, namesAppointment, namesDay } from "../../calendar/wishes.ts"
import { clearlyPromises } from "../promise.ts"
import { momentsIn, namedIn } from "./named-times.ts"
import {
  agrees,
  mayAgree,
  mayClaim,
  type Reading,
  type ReplyContext,
  readReply,
} from "./reading.ts"

/** What a reply may say of appointments: done in this turn, oldest first; and what stands from before. */
export type Evidence = {
  readonly done: readonly Receipt[]
  readonly before: readonly Pick<Receipt, "kind" | "start" | "zone" | "clientZone" | "year">[]
  /** Whether `before` is all that stands in the client's calendar: what it does not show, is not. */
  readonly complete: boolean
}

/** What was claimed, and what may have been done to say so. */
const SUPPORT: Record<ClaimKind, readonly ReceiptKind[]> = {
  booked: ["booked", "moved", "changed"],
  moved: ["moved", "changed", "booked"],
  cancelled: ["cancelled"],
}

const isSure = ({ sure }: Claim) => sure

/**
 * "untrue", "doubtful": nothing is behind it, and it is surely a claim, or perhaps. "unsure": perhaps what stands is behind it,
 * perhaps it claims a change of that. "denied": it stands all the same. "undone": it was done all the same.
 */
export type Verdict = "fine" | "replaced" | "untrue" | "doubtful" | "unsure" | "denied" | "undone"
export type Part = { readonly part: string; readonly verdict: Verdict }

/** A reply's parts, and what is to be said of each. */
export const judge = (
  reading: Reading,
  evidence: Evidence,
  context: ReplyContext,
): readonly Part[] => {
  const hinted = evidence.done.length === 0 && mayClaim(reading, context)
  if (!reading.tells && !reading.denies && reading.fails.length === 0 && !hinted)
    return [{ part: reading.text, verdict: "fine" }]
  const readings = splitStatements(reading.text).map(readReply)
  /** "Into the diary! Saturday at nine.": only together are they sure. */
  const together =
    reading.claims.some(isSure) && !readings.some(({ claims }) => claims.some(isSure))
  const dayless = isWish(context.wish) && !namesDay(reading.text)
  const { asked = "" } = context
  const where = {
    ...context,
    asked: dayless ? asked : "",
    talk: `${asked}\n${reading.text}`,
  }
  const parts = readings.map((each): Part => {
    const verdict = verdictOn(each, evidence, where, false)
    return { part: each.text, verdict: together && verdict === "doubtful" ? "untrue" : verdict }
  })
  if (parts.some(({ verdict }) => verdict !== "fine")) return parts
  if (readings.some(({ claims }) => claims.length > 0)) return parts
  // "Done! Haircut on Tuesday at ten.": only together do they claim something.
  return [{ part: reading.text, verdict: verdictOn(reading, evidence, where, hinted) }]
}

/** `asked`: only where the reply names no day; `talk`: all that was said of it, the reply too. */
type TalkContext = ReplyContext & { readonly asked: string; readonly talk: string }

/** Who has their appointment confirmed wants no other. */
const CONFIRMS = /confirm|best(?:ä|ae)tig/i

const verdictOn = (
  reading: Reading,
  evidence: Evidence,
  context: TalkContext,
  hinted: boolean,
): Verdict => {
  const { text, claims, tells, denies } = reading
  if (takesBackDone(reading, evidence, context)) return "undone"
  if (claims.length > 0) return verdictOnClaims(reading, evidence, context)
  if (denies && wronglyDeniedIn(text, evidence, context).length > 0) return "denied"
  if (tells) return verdictOnStanding(reading, evidence, context)
  return hinted ? verdictOnHint(reading, evidence, context) : "fine"
}

/** Which of these a text may speak of: where it names no day, by what was asked before. */
const backing = <Known extends Evidence["before"][number]>(
  { text }: Reading,
  known: readonly Known[],
  context: TalkContext,
): readonly Known[] => namedIn(text, namedIn(context.asked, known, context), context)

/** Whether anybody has named a time in this talk. */
const isDated = (context: TalkContext) => momentsIn(context.talk, context).length > 0

/** Whether the client wants something that stands to be changed or cancelled. */
const wantsChange = ({ wish }: TalkContext) => isWish(wish) && wish.kind !== "booked"

/** What only sounds, in its talk, as if something were agreed on. */
const verdictOnHint = (reading: Reading, { before }: Evidence, context: TalkContext): Verdict => {
  const { wish, talk } = context
  const named = backing(reading, before, context)
  if (!agrees(reading, context)) return named.length > 0 ? "fine" : "unsure"
  if (wantsChange(context) || named.length === 0) return "doubtful"
  // What stands is no yes to another where nobody says when.
  if (isWish(wish) && wish.alone && !CONFIRMS.test(talk) && !isDated(context)) return "doubtful"
  return reading.bare ? "unsure" : "fine"
}

/** What tells that an appointment stands, and claims nothing new. */
const verdictOnStanding = (
  reading: Reading,
  { done, before, complete }: Evidence,
  context: TalkContext,
): Verdict => {
  const known = [...done, ...before].filter(({ kind }) => kind !== "cancelled")
  if (backing(reading, known, context).length > 0) return "fine"
  if (!complete) return isWish(context.wish) && done.length === 0 ? "doubtful" : "fine"
  return done.length > 0 ? "replaced" : "untrue"
}

const verdictOnClaims = (reading: Reading, evidence: Evidence, context: TalkContext): Verdict => {
  const { text, claims, stands } = reading
  const { done, before } = evidence
  if (claims.every(({ kind }) => backed(kind, done))) {
    return saysMore(text, evidence, context) ? "untrue" : "replaced"
  }
  // "Moved!" of nobody knows when is no word of what stands.
  const unknown = wantsChange(context) && before.length > 0 && !isDated(context)
  const named = unknown ? [] : backing(reading, before, context)
  if (claims.every(({ kind }) => backed(kind, [...done, ...named]))) return "fine"
  // "I've told Kate, she'll confirm it": what may be heard as a claim there is told the truth beside.
  const taken = context.awaited && done.length === 0 && !clearlyPromises(text)
  const sure = claims.some(isSure)
  // "Changed, it goes to ana@x.com now": what names no appointment is hardly a claim to who asked for that.
  const likely = namesAppointment(text) || agrees(reading, context)
  if (stands || (taken ? sure || likely : sure && likely)) return "untrue"
  return sure || namesAppointment(text) || mayAgree(context) ? "doubtful" : "unsure"
}

const backed = (kind: ClaimKind, receipts: readonly { readonly kind: ReceiptKind }[]) =>
  receipts.some((receipt) => SUPPORT[kind].includes(receipt.kind))

/** Whether a text says that nothing came of what was done in this turn: of another time that may be so. */
const takesBackDone = (
  { text, denies, fails }: Reading,
  { done }: Evidence,
  context: TalkContext,
) => {
  const none = denies && !done.some(({ kind }) => kind === "cancelled")
  const failed = !context.failed && fails.some((kind) => backed(kind, done))
  return done.length > 0 && (none || failed) && namedIn(text, done, context).length > 0
}

/** Whether a text names more times than something was done at: of two that were asked for, one may have failed. */
const saysMore = (text: string, { done, before }: Evidence, context: ReplyContext) => {
  const [receipt] = done
  // A move names the time that it left, too.
  if (!receipt || done.some(({ kind }) => kind === "moved" || kind === "changed")) return false
  const said = momentsIn(text, { ...context, zone: receipt.zone }).length
  return said > lastOfEach(done).length && namedIn(text, [...done, ...before], context).length === 0
}

/** "Right now you have none" says that it is so, not when. */
const AT_PRESENT = /(?<!\p{L})(?:ahora mismo|right now|agora mesmo)(?!\p{L})/giu

/** What stands of what a text says there is not. */
export const wronglyDeniedIn = (text: string, evidence: Evidence, context: ReplyContext) =>
  namedIn(text.replace(AT_PRESENT, ""), standing(evidence), context)

/** What stands from before, unless something was done: then a denial is of something else. */
const standing = ({ done, before }: Evidence) =>
  done.length > 0 ? [] : before.filter(({ kind }) => kind !== "cancelled")

/** Of several that concern one event the last, unless it only changed the words. */
export const lastOfEach = (receipts: readonly Receipt[]): readonly Receipt[] => {
  const events = new Map<string, Receipt>()
  for (const receipt of receipts) {
    const known = events.get(receipt.eventId)
    if (!known || receipt.kind !== "changed") events.set(receipt.eventId, receipt)
  }
  return [...events.values()]
}
