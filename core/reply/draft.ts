import { isWish, speaksOfAppointment, wishOf } from "../calendar/wishes.ts"
import { keepingLast } from "../shared/keeping-last.ts"
import { agreedOdds } from "./agreed.ts"
import { type Reading, type ReplyContext, readReply } from "./grounding/reading.ts"
import type { Language } from "./language.ts"
import { hasFailed } from "./talk/steps.ts"
import { withWhatsAppMarks } from "./text/marks.ts"
import { recites } from "./text/recital.ts"
import { stripReply } from "./text/strip.ts"
import type { Briefing, Step } from "./turn.ts"

/** A reply that has not left yet: what it says of appointments, and in which talk. */
export type Draft = { readonly reading: Reading; readonly context: ReplyContext }

/** Reads what a model writes in a turn: each text once, however often it is judged. */
export const draftReader = (briefing: Briefing, language: Language) => {
  const { calendar, chatbot, now } = briefing
  const talk = talkOf(briefing)
  const wish = talk.length > 0 ? wishOf(talk) : undefined
  const asked = talk.map(({ content }) => content).join("\n")
  const awaited =
    isWish(wish) || (wish !== "put off" && talk.some(({ content }) => speaksOfAppointment(content)))
  const reading = keepingLast(readReply)
  const agreed = keepingLast((text) =>
    wish === undefined ? undefined : agreedOdds(talk, wish, reading(text)),
  )
  return {
    /** What of a model's words a client may read. */
    readable: keepingLast((text) => withWhatsAppMarks(stripReply(text, calendar !== null))),
    /** Whether readable words recite the model's rules. */
    isRecital: keepingLast((text) => recites(text, briefing)),
    /** Readable words, after the turn's steps; `reworded`: asked once more, the model answered this instead. */
    draftOf: (text: string, steps: readonly Step[], { reworded = false } = {}): Draft => ({
      reading: reading(text),
      context: {
        ...{ now, language, zone: chatbot.timezone, connected: calendar !== null },
        ...{ awaited, wish, asked, agreed: agreed(text), reworded, failed: hasFailed(steps) },
      },
    }),
  }
}
export type DraftReader = ReturnType<typeof draftReader>

/**
 * What is being talked of: back to the last of ours that asked nothing. Nothing where somebody may have made an appointment
 * without our knowing.
 */
const talkOf = ({ fresh, history }: Briefing) => {
  if (history.some(({ origin }) => origin === "owner_app")) return []
  const from = history.findLastIndex(
    ({ direction, content }) => direction === "OUTBOUND" && !content.includes("?"),
  )
  return [...history.slice(Math.max(from, 0)), ...fresh]
}
