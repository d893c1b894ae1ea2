import { receiptSentence, UNCONFIRMED, UNTOUCHED } from "../../calendar/receipt-words.ts"
import type { Language } from "../language.ts"
import type { Reading, ReplyContext } from "./reading.ts"
import {
  type Evidence,
  judge,
  lastOfEach,
  type Part,
  type Verdict,
  wronglyDeniedIn,
} from "./verdicts.ts"

/** Whether anything that a text may claim has nothing behind it: reason enough to ask for another. */
export const isUnproven = (reading: Reading, evidence: Evidence, context: ReplyContext): boolean =>
  judge(reading, evidence, context).some(({ verdict }) =>
    ["untrue", "doubtful", "unsure", "denied"].includes(verdict),
  )

/** Whether it claims without a doubt what has nothing behind it: then it does not leave. */
export const isUntrue = (reading: Reading, evidence: Evidence, context: ReplyContext): boolean =>
  judge(reading, evidence, context).some(({ verdict }) => verdict === "untrue")

/** Whether it says that what was done in this turn was not. */
export const takesBack = (reading: Reading, evidence: Evidence, context: ReplyContext): boolean =>
  judge(reading, evidence, context).some(({ verdict }) => verdict === "undone")

/** Who has a lesson a day is not told of each. */
const MOST_TOLD = 10

/** What stands next though the reply says that nothing does. */
export const wronglyDenied = (reading: Reading, evidence: Evidence, context: ReplyContext) =>
  judge(reading, evidence, context)
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
 * The reply with every claim made good: what was done in this turn is said by the receipts' own sentences, in the place of
 * the model's; a claim without anything behind it does not leave. What may be none leaves with the truth beside it: most
 * replies claim nothing, and words about prices must not give way to words about an appointment.
 */
export const withReceipts = (
  reading: Reading,
  evidence: Evidence,
  context: ReplyContext,
): string => {
  const { language } = context
  const parts = judge(reading, evidence, context)
  const has = (wanted: Verdict) => parts.some(({ verdict }) => verdict === wanted)
  if (evidence.done.length === 0) {
    if (has("untrue")) return UNCONFIRMED[language]
    if (has("denied")) return corrected(parts, wronglyDenied(reading, evidence, context), language)
    return has("doubtful") ? `${reading.text}\n\n${UNTOUCHED[language]}` : reading.text
  }
  // Of "I couldn't, try again tomorrow" no part leaves beside them.
  const kept = has("undone")
    ? []
    : parts
        .filter(({ verdict }) => ["fine", "doubtful", "unsure"].includes(verdict))
        .map(({ part }) => part)
  return [receiptSentences(evidence, language), kept.join("").trim()].filter(Boolean).join("\n\n")
}

/** What stands is told in the place of the words that it does not. */
const corrected = (parts: readonly Part[], stand: Evidence["before"], language: Language) => {
  const receipts = stand.map((each) => receiptSentence(each, language))
  const kept = parts.filter(({ verdict }) => verdict !== "denied").map(({ part }) => part)
  return [[...new Set(receipts)].join("\n"), kept.join("").trim()].filter(Boolean).join("\n\n")
}
