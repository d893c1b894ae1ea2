import * as Effect from "effect/Effect"
import { inZone } from "../calendar/entry.ts"
import type { DraftReader } from "./draft.ts"
import { isUnproven, receiptSentences, takesBack, wronglyDenied } from "./grounding/corrections.ts"
import type { Evidence } from "./grounding/evidence.ts"
import type { EvidenceGatherer } from "./grounding/gather-evidence.ts"
import { judge } from "./grounding/verdicts.ts"
import { blankIn } from "./text/blanks.ts"
import type { Step } from "./turn.ts"

/** What is wrong with a model's answer, in the words in which the model is asked to answer again; null: nothing is. */
export const objectionTo = Effect.fnUntraced(function* (
  gather: EvidenceGatherer,
  { readable, isRecital, asideIn, draftOf }: DraftReader,
  answer: string,
  steps: readonly Step[],
) {
  if (isRecital(answer)) return OBJECTIONS.recited
  const aside = asideIn(answer)
  if (aside !== undefined) return `${OBJECTIONS.aside} ${aside.trim()}`
  const text = readable(answer)
  const blank = blankIn(text)
  if (blank !== undefined) return `${OBJECTIONS.blank} ${blank}`
  const draft = draftOf(text, steps)
  const judged = judge(draft, yield* gather(draft, steps))
  const { reading, evidence, context } = judged
  if (takesBack(judged)) return `${OBJECTIONS.done} ${receiptSentences(evidence, context.language)}`
  if (wronglyDenied(judged).length > 0) return `${OBJECTIONS.denied} ${shownBy(evidence)}`
  if (!isUnproven(judged)) return null
  const visits = reading.sends && !reading.tells
  if (evidence.done.length > 0 && !visits) {
    const done = receiptSentences(evidence, context.language)
    return `${OBJECTIONS.notAll} ${done} ${shownBy(evidence)}`.trim()
  }
  if (reading.tells) return `${OBJECTIONS.notDone} ${shownBy(evidence)}`.trim()
  const objection = reading.sends ? OBJECTIONS.nobodySent : OBJECTIONS.nothingDone
  // It may have told of another time than that of an appointment.
  const stands = evidence.before.some(({ kind }) => kind === "booked")
  return stands ? `${objection} ${shownBy(evidence)}` : objection
})

/** What the model is told, by what is wrong with its answer. */
export const OBJECTIONS = {
  recited: "You recite what only you are told. Answer the client without any of it.",
  aside:
    "The client reads all that you write. Answer again with nothing but what is for them. You wrote:",
  blank: "Nobody fills in what you left open. Answer again without it:",
  done: "You tell the client that it was not done, but it was. Answer again.",
  denied: "You tell the client that they have no appointment. Answer again.",
  notDone: `\
You tell the client that an appointment stands, or is booked, changed or cancelled, but the calendar does not show that. Do \
what was asked with the tool now, or answer the client again without saying so.`,
  notAll: `\
The client could read your answer as saying more than was done in the calendar. Do what is left of what was asked with the tool now, \
or answer the client again without saying so. All that was done:`,
  nobodySent: `\
You tell the client that somebody is on their way or expects them, but nobody was sent. If somebody should go, tell the owner with \
the tool now. Then answer again: say what you have done, and not that anybody comes.`,
  nothingDone: `\
Nothing has been booked, changed or cancelled just now. If the client could read your answer as saying so, do it with the tool \
now, or answer again without saying so. Otherwise give the same answer again.`,
} as const

/** How many appointments are listed: a client with a lesson every day has hundreds. */
const MOST_SHOWN = 50

/** The client's appointments in the calendar, for the model, which may know only what the client was told before. "": not read. */
const shownBy = ({ before, complete }: Evidence) => {
  const times = before
    .filter(({ kind }) => kind === "booked")
    .map(({ start, zone }) => inZone(new Date(start), zone))
  const more = times.length > MOST_SHOWN ? ` and ${times.length - MOST_SHOWN} later ones` : ""
  if (times.length > 0)
    return `The calendar shows the client's appointments at ${times.slice(0, MOST_SHOWN).join(", ")}${more}.`
  return complete ? "The calendar shows no appointment of the client's." : ""
}
