import { turnsDown } from "../../calendar/claims/leaves-open.ts"
import { splitStatements } from "../../calendar/claims/sentences.ts"
import type { ClaimKind } from "../../calendar/claims/words.ts"
import {
  NOTHING_ELSE,
  receiptSentence,
  standingSentence,
  UNCONFIRMED,
  UNTOUCHED,
} from "../../calendar/receipt-words.ts"
import { isWish } from "../../calendar/wishes.ts"
import { anyOf, framed } from "../../shared/framed.ts"
import type { Language } from "../../shared/language.ts"
import { type Evidence, lastOfEach } from "./evidence.ts"
import { isCertain, momentsIn, namedIn } from "./named-times.ts"
import { leavesToPerson } from "./reading.ts"
import { type Judged, type Part, type Verdict, wronglyDeniedIn } from "./verdicts.ts"

const someAre = ({ parts }: Judged, ...wanted: readonly Verdict[]): boolean =>
  parts.some(({ verdict }) => wanted.includes(verdict))

/** Whether anything that a reply may claim is not proven: reason enough to ask the model for another answer. */
export const isUnproven = (reply: Judged): boolean =>
  someAre(reply, "untrue", "doubtful", "unsure", "denied")

/** Whether it certainly claims something that is not proven: then it is not sent. */
export const isUntrue = (reply: Judged): boolean => someAre(reply, "untrue")

/** Whether it surely claims something, and that is not proven. */
export const claimsInVain = (reply: Judged): boolean =>
  isUntrue(reply) || (someAre(reply, "doubtful") && reply.reading.claims.some(({ sure }) => sure))

/** Whether it says that something failed which was done in this turn. */
export const takesBack = (reply: Judged): boolean => someAre(reply, "undone")

/** How many appointments are listed for a client: somebody with a lesson every day has hundreds. */
const MOST_TOLD = 10

/** The next appointments that exist although the reply says that there are none. */
export const wronglyDenied = ({ parts, evidence, context }: Judged) =>
  parts
    .flatMap(({ part, verdict }) =>
      verdict === "denied" ? wronglyDeniedIn(part, evidence, context) : [],
    )
    .slice(0, MOST_TOLD)

/** What was done in this turn, in the receipts' own sentences. */
export const receiptSentences = ({ done }: Evidence, language: Language): string =>
  lastOfEach(done)
    .map((receipt) => receiptSentence(receipt, language))
    .join("\n")

/**
 * The reply with its claims corrected. What was done in this turn is said in the receipts' own sentences instead of the model's. A
 * certain claim that is not proven is not sent. A doubtful one is sent with the truth beside it: most such replies claim nothing, and
 * words about prices must not be replaced by words about an appointment. So is what a model says that has just claimed something in
 * vain: it may insist in softer words ("The whole afternoon of the 27th is hers"). Where it claims more than was done, or says nothing
 * of what failed beside it, the client is told that this was all.
 */
export const withReceipts = (reply: Judged): string => {
  const { reading, evidence, parts } = reply
  const { language, claimed } = reply.context
  if (evidence.done.length === 0) {
    if (isUntrue(reply)) return UNCONFIRMED[language]
    if (someAre(reply, "denied")) return corrected(parts, wronglyDenied(reply), language)
    return (claimed && insists(reply, claimed)) || someAre(reply, "doubtful")
      ? `${reading.text}\n\n${calendarAsItIs(evidence, language)}`
      : reading.text
  }
  const said = keptIn(reply)
  const more =
    someAre(reply, "untrue", "doubtful", "unsure") ||
    (claimed !== null && insists(reply, claimed)) ||
    (said === "" && reply.context.failed)
  const standing = wronglyDenied(reply).map((each) => standingSentence(each, language))
  const told = [
    receiptSentences(evidence, language),
    ...(more ? [NOTHING_ELSE[language]] : []),
    ...new Set(standing),
  ].join("\n")
  return [told, said].filter(Boolean).join("\n\n")
}

/** What is kept of a reply beside receipts. After "I couldn't, try again tomorrow" nothing else of it is. */
const keptIn = (reply: Judged): string =>
  takesBack(reply)
    ? ""
    : reply.parts
        .filter(({ verdict }) => ["fine", "doubtful", "unsure"].includes(verdict))
        .map(({ part }) => part)
        .join("")
        .trim()

/** Whether receipts are told and no word of the model's. */
export const tellsReceiptsAlone = (reply: Judged): boolean =>
  reply.evidence.done.length > 0 && keptIn(reply) === ""

/** What stands in the calendar, which shows that nothing else does; or that nothing was done there. */
const calendarAsItIs = ({ before, complete }: Evidence, language: Language) => {
  const standing = before.filter(({ kind }) => kind !== "cancelled")
  const told = new Set(standing.map((each) => standingSentence(each, language)))
  return complete && told.size > 0 && told.size <= MOST_TOLD
    ? [...told].join("\n")
    : UNTOUCHED[language]
}

/** "Anything else I can do for you?" asks for nothing that is left open. */
const COURTESY = anyOf(
  "(?:alg[ou]|alguna|nada) (?:cosa )?mas(?! (?:tarde|temprano|pronto))|en que mas|otra cosa",
  "anything else|something else|any other (?:questions?|thing)|what else",
  "(?:mais )?alguma (?:outra )?coisa(?: mais)?|algo mais|mais algo|em que mais",
  "autre chose|d'autres? (?:question|demande|chose)\\w*",
  "(?:sonst )?noch (?:et)?was|sonst noch|weitere fragen",
)

/**
 * Whether an answer in the place of a claim insists: it surely claims something to who wants it, tells of another time than what
 * stands, or asks and refuses nothing. "Don't worry about Thursday", in the place of a cancellation, tells of no other time.
 */
const insists = (
  { reading, evidence: { done, before }, context }: Judged,
  claimed: readonly ClaimKind[],
) => {
  const { wish } = context
  if (leavesToPerson(reading, context)) return false
  if (isWish(wish) && reading.claims.some(({ sure }) => sure)) return true
  // "Neither of you has an appointment any more" is what who cancels wants to hear.
  const refuses = (statement: string) =>
    !(isWish(wish) && wish.kind === "cancelled") && turnsDown(framed(statement))
  const spoken = splitStatements(reading.text).filter(
    (statement) =>
      !statement.includes("?") ||
      !COURTESY.test(framed(statement)) ||
      momentsIn(statement, context).length > 0,
  )
  const told = spoken.filter((statement) => !statement.includes("?") && !refuses(statement))
  const said = told.join("")
  const cancels = claimed.includes("cancelled") && !reading.stands
  return momentsIn(said, context).some(isCertain) && !cancels
    ? namedIn(said, [...done, ...before], context).length === 0
    : told.length > 0 && told.length === spoken.length
}

/** Replaces the parts that deny an appointment by sentences about the existing ones. */
const corrected = (parts: readonly Part[], stand: Evidence["before"], language: Language) => {
  const receipts = stand.map((each) => receiptSentence(each, language))
  const kept = parts.filter(({ verdict }) => verdict !== "denied").map(({ part }) => part)
  return [[...new Set(receipts)].join("\n"), kept.join("").trim()].filter(Boolean).join("\n\n")
}
