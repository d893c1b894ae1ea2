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

/** Whether anything that a text may claim is not proven: reason enough to ask the model for another answer. */
export const isUnproven = (reading: Reading, evidence: Evidence, context: ReplyContext): boolean =>
  judge(reading, evidence, context).some(({ verdict }) =>
    ["untrue", "doubtful", "unsure", "denied"].includes(verdict),
  )

/** Whether it certainly claims something that is not proven: then it is not sent. */
export const isUntrue = (reading: Reading, evidence: Evidence, context: ReplyContext): boolean =>
  judge(reading, evidence, context).some(({ verdict }) => verdict === "untrue")

/** Whether it says that something failed which was done in this turn. */
export const takesBack = (reading: Reading, evidence: Evidence, context: ReplyContext): boolean =>
  judge(reading, evidence, context).some(({ verdict }) => verdict === "undone")

/** How many appointments are listed for a client: somebody with a lesson every day has hundreds. */
const MOST_TOLD = 10

/** The next appointments that exist although the reply says that there are none. */
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
 * The reply with its claims corrected. What was done in this turn is said in the receipts' own sentences instead of the model's. A
 * certain claim that is not proven is not sent. A doubtful one is sent with the sentence that nothing was changed: most such
 * replies claim nothing, and words about prices must not be replaced by words about an appointment.
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
  // After "I couldn't, try again tomorrow" nothing else of the reply is kept either.
  const kept = has("undone")
    ? []
    : parts
        .filter(({ verdict }) => ["fine", "doubtful", "unsure"].includes(verdict))
        .map(({ part }) => part)
  return [receiptSentences(evidence, language), kept.join("").trim()].filter(Boolean).join("\n\n")
}

/** Replaces the parts that deny an appointment by sentences about the existing ones. */
const corrected = (parts: readonly Part[], stand: Evidence["before"], language: Language) => {
  const receipts = stand.map((each) => receiptSentence(each, language))
  const kept = parts.filter(({ verdict }) => verdict !== "denied").map(({ part }) => part)
  return [[...new Set(receipts)].join("\n"), kept.join("").trim()].filter(Boolean).join("\n\n")
}
