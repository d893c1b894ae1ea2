import { saysGone } from "../../calendar/claims/existing-appointment.ts"
import { awaitsYes } from "../../calendar/claims/on-a-yes.ts"
import { splitStatements } from "../../calendar/claims/sentences.ts"
import { givesDetails } from "../../calendar/claims/wordless-claims.ts"
import type { ClaimKind } from "../../calendar/claims/words.ts"
import { agreesTo, type Claim } from "../../calendar/claims.ts"
import type { ReceiptKind } from "../../calendar/receipt.ts"
import { namesAppointment, namesDay } from "../../calendar/wishes/spoken-of.ts"
import { isWish } from "../../calendar/wishes.ts"
import type { Draft } from "../draft.ts"
import { clearlyPromises } from "../promise.ts"
import { besideStanding } from "./beside-standing.ts"
import { claimsMore, isDoneInPart } from "./claims-more.ts"
import { verdictOnYes } from "./confirms-existing.ts"
import { appointmentsCounted } from "./counted-appointments.ts"
import { type Evidence, existingIn } from "./evidence.ts"
import { mayStand } from "./may-stand.ts"
import {
  isDated,
  meantByReply,
  meantByStatement,
  type TalkContext,
  wantsChange,
} from "./meant-appointments.ts"
import { namedIn } from "./named-times.ts"
import {
  agrees,
  announcesVisit,
  clearlyAgrees,
  mayAgree,
  mayClaim,
  type Reading,
  type ReplyContext,
  readReply,
  repeatingIn,
  tellsOutcome,
} from "./reading.ts"
import { saysStays } from "./says-stays.ts"
import { tellsOfNote } from "./tells-of-note.ts"
import { verdictOnWhen } from "./tells-when.ts"

/** Which receipts prove a claim of each kind. */
const SUPPORT: Record<ClaimKind, readonly ReceiptKind[]> = {
  booked: ["booked", "moved", "changed"],
  moved: ["moved", "changed", "booked"],
  cancelled: ["cancelled"],
}

const isSure = ({ sure }: Claim) => sure

/**
 * What becomes of a part of a reply.
 * fine: it may be said. replaced: a receipt proves it, and says it better. untrue: certainly a claim, and nothing proves it.
 * doubtful: perhaps a claim, and nothing proves it. unsure: an existing appointment may prove it, or it may claim a change of that.
 * denied: it says that there is no appointment, and there is one. undone: it says that something failed, and a receipt shows that
 * it was done.
 */
export type Verdict = "fine" | "replaced" | "untrue" | "doubtful" | "unsure" | "denied" | "undone"
export type Part = { readonly part: string; readonly verdict: Verdict }

/** A draft, the evidence that it was compared with, and what becomes of its parts. */
export type Judged = Draft & { readonly evidence: Evidence; readonly parts: readonly Part[] }

export const judge = (draft: Draft, evidence: Evidence): Judged => {
  const { reading, context } = draft
  const existing = existingIn(evidence)
  const whole = (verdict: Verdict): readonly Part[] => [{ part: reading.text, verdict }]
  const yes = evidence.complete && verdictOnYes(reading, context, evidence)
  if (yes) return { ...draft, evidence, parts: whole(yes) }
  const parts = besideStanding(judgeParts(draft, evidence), draft, evidence)
  const open = evidence.complete && parts.every(({ verdict }) => MAY_STAND.has(verdict))
  const told = open && verdictOnWhen(reading, context, existing)
  return { ...draft, evidence, parts: told ? whole(told) : parts }
}

/** Not worse than what an answer to "When is it?" may be. */
const MAY_STAND = new Set<Verdict>(["fine", "unsure", "doubtful"])

/** Splits a reply into its statements and judges each. A reply that says nothing of appointments is one part, and fine. */
const judgeParts = ({ reading, context }: Draft, evidence: Evidence): readonly Part[] => {
  const hinted = evidence.done.length === 0 && mayClaim(reading, context)
  const fulfils = tellsOutcome(reading, context)
  const tells = reading.tells || reading.denies || reading.fails.length > 0
  if (!tells && !hinted && !fulfils) {
    // "Done!" in answer to two wishes, of which one was, and nothing of the other.
    const vague = isDoneInPart(reading, evidence, context) && mayClaim(reading, context)
    return [{ part: reading.text, verdict: vague ? "doubtful" : "fine" }]
  }
  // "Summary of your booking: ... Shall I confirm it?", "... Say yes and I'll book it": what follows leaves open what the list alone
  // would claim.
  const pending = awaitsYes(reading.text)
  const asks = reading.text.includes("?")
  const readings = splitStatements(reading.text).map((text) => {
    const said = readReply(text)
    const open = (asks && givesDetails(text)) || (pending && !said.claims.some(isSure))
    return open ? { ...said, claims: [], tells: said.stands } : said
  })
  const sure = reading.claims.some(isSure)
  /** Whether the claim is sure only in the whole reply, and in none of its sentences: "Into the diary! Saturday at nine." */
  const together = sure && !readings.some(({ claims }) => claims.some(isSure))
  const dayless = isWish(context.wish) && !namesDay(reading.text)
  const { saidBefore } = context
  const where = {
    ...context,
    daysFrom: dayless ? saidBefore : "",
    reply: reading.text,
    booked: reading.claims.some((claim) => claim.kind === "booked" && isSure(claim)),
    talk: `${saidBefore}\n${reading.text}`,
    existing: existingIn(evidence),
    found: new Map(),
  }
  const settled = (verdict: Verdict, said: Reading) =>
    verdict === "untrue" && mayStand(said, evidence, where) ? "doubtful" : verdict
  const repeating = repeatingIn(reading, context)
  const judged = readings.map((each): Part => {
    const repeats = repeating.includes(each.text)
    const verdict = verdictOn(each, evidence, where, { repeats, fulfils })
    const clear = together || (sure && repeats)
    return {
      part: each.text,
      verdict: settled(clear && verdict === "doubtful" ? "untrue" : verdict, each),
    }
  })
  const told = readings.filter((_, at) => judged[at]?.verdict === "replaced")
  const more = claimsMore(told, evidence, where)
  const parts = judged.map(
    (each): Part => (more && each.verdict === "replaced" ? { ...each, verdict: "untrue" } : each),
  )
  if (pending || parts.some(({ verdict }) => verdict !== "fine")) return parts
  if (readings.some(({ claims }) => claims.length > 0)) return parts
  // No sentence claims anything by itself, but all together may: "Done! Haircut on Tuesday at ten." Where one says what stands,
  // and it does, the others need not speak of that.
  const stands = readings.some(({ stands }) => stands) && reading.claims.length === 0
  const whole = stands ? { ...reading, tells: false, stands: true } : { ...reading, stands: false }
  const verdict = settled(verdictOn(whole, evidence, where, { hinted }), whole)
  const untrue = verdict === "replaced" && claimsMore([whole], evidence, where)
  return [{ part: reading.text, verdict: untrue ? "untrue" : verdict }]
}

/** A talk in which an existing appointment is confirmed, and no other is wanted. */
const CONFIRMS = /confirm|best(?:ä|ae)tig/i

const verdictOn = (
  reading: Reading,
  evidence: Evidence,
  context: TalkContext,
  { hinted = false, repeats = false, fulfils = false } = {},
): Verdict => {
  const { text, claims, tells, denies } = reading
  if (takesBackDone(reading, evidence, context)) return "undone"
  if (evidence.done.length === 0 && tellsOfNote(reading, context)) return "fine"
  if (claims.length > 0) return verdictOnClaims(reading, evidence, context)
  if (denies && wronglyDeniedIn(text, evidence, context).length > 0) return "denied"
  if (tells) return verdictOnStanding(reading, evidence, context)
  if (fulfils) {
    const gone = saysGone(text)
    if (countsTooMany(text, evidence, context) || (gone && !isGone(evidence))) return "doubtful"
    if (gone && wronglyDeniedIn(text, evidence, context).length > 0) return "denied"
  }
  const unknown = repeats && meantByStatement(reading, context.existing, context).length === 0
  if (unknown && evidence.done.length === 0) return "doubtful"
  return hinted ? verdictOnHint(reading, evidence, context) : "fine"
}

/** "You now have two sessions booked: this Thursday's and the one on the 19th", and there is but one. */
const countsTooMany = (text: string, { complete }: Evidence, { existing }: TalkContext) =>
  complete && appointmentsCounted(text) > existing.length

/** Whether an appointment was cancelled, in this turn or before. */
const isGone = ({ done, before }: Evidence) =>
  [...done, ...before].some(({ kind }) => kind === "cancelled")

/** The verdict on a reply in which the patterns find no claim, but the learnt classifier does, from the talk. */
const verdictOnHint = (reading: Reading, { before }: Evidence, context: TalkContext): Verdict => {
  const { text } = reading
  const { wish, talk } = context
  const named = meantByReply(before, context)
  if (!agrees(reading, context)) return named.length > 0 ? "fine" : "unsure"
  const stays = reading.stands || saysStays(text, context)
  const agreed = clearlyAgrees(context) || (isWish(wish) && agreesTo(text, wish, { insists: true }))
  const changes = wantsChange(context) && agreed && !stays
  if (changes || named.length === 0) return announcesVisit(reading, context) ? "untrue" : "doubtful"
  // An existing appointment does not prove a yes to a wish for a new one when nobody has named a time.
  if (isWish(wish) && wish.alone && !CONFIRMS.test(talk) && !isDated(context)) return "doubtful"
  return reading.bare ? "unsure" : "fine"
}

/** The verdict on a statement that an appointment exists, which claims nothing new. */
const verdictOnStanding = (reading: Reading, evidence: Evidence, context: TalkContext): Verdict => {
  const { done, complete } = evidence
  if (meantByStatement(reading, context.existing, context).length > 0)
    return countsTooMany(reading.text, evidence, context) ? "doubtful" : "fine"
  // Of another time than what was done just now: its receipt says it better.
  if (done.length > 0) return "replaced"
  return complete ? "untrue" : isWish(context.wish) ? "doubtful" : "fine"
}

const verdictOnClaims = (reading: Reading, evidence: Evidence, context: TalkContext): Verdict => {
  const { text, claims, stands } = reading
  const { done, before } = evidence
  if (claims.every(({ kind }) => backed(kind, done))) return "replaced"
  // "Moved!", with no time named by anybody, does not speak of the existing appointment; nor does "All done, Thursday is free" from
  // who has just claimed to have cancelled it.
  const insists = context.claimed !== null && !saysStays(text, context)
  const unknown = wantsChange(context) && before.length > 0 && (insists || !isDated(context))
  const named = unknown ? [] : meantByStatement(reading, before, context)
  const miscounts = done.length === 0 && countsTooMany(text, evidence, context)
  if (claims.every(({ kind }) => backed(kind, [...done, ...named])))
    return miscounts ? "doubtful" : "fine"
  // "I've told Kate, she'll confirm it" promises a person's work: it takes more for that to be an untrue claim.
  const taken = context.awaited && done.length === 0 && !clearlyPromises(text)
  const sure = claims.some(isSure)
  // "Changed, it goes to ana@x.com now": without a word for an appointment it probably speaks of something else.
  const likely = namesAppointment(text) || agrees(reading, context)
  if (stands || (taken ? sure || likely : sure && likely)) return "untrue"
  // "Confirmed ✅", to who has asked for an appointment and has none.
  const vain = isWish(context.wish) && context.wish.alone && context.existing.length === 0
  return vain || context.reworded || sure || namesAppointment(text) || mayAgree(reading, context)
    ? "doubtful"
    : "unsure"
}

const backed = (kind: ClaimKind, receipts: readonly { readonly kind: ReceiptKind }[]) =>
  receipts.some((receipt) => SUPPORT[kind].includes(receipt.kind))

/** Whether a text says that something failed which was done in this turn. Said of another time, it may be true. */
const takesBackDone = (
  { text, denies, fails }: Reading,
  { done }: Evidence,
  context: TalkContext,
) => {
  const none = denies && !done.some(({ kind }) => kind === "cancelled")
  const failed = !context.failed && fails.some((kind) => backed(kind, done))
  return done.length > 0 && (none || failed) && namedIn(text, done, context).length > 0
}

/** "Right now" is no time of an appointment in "right now you have none". */
const AT_PRESENT = /(?<!\p{L})(?:ahora mismo|right now|agora mesmo)(?!\p{L})/giu

/** The existing appointments that a text says do not exist. */
export const wronglyDeniedIn = (text: string, evidence: Evidence, context: ReplyContext) =>
  namedIn(text.replace(AT_PRESENT, ""), standing(evidence), context)

/** Those booked before this turn that stand after it; none if one was made or changed in it: a denial then speaks of something else. */
const standing = ({ done, before }: Evidence) =>
  done.every(({ kind }) => kind === "cancelled")
    ? before.filter(({ kind }) => kind !== "cancelled")
    : []
