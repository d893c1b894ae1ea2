import { leavesOpen } from "../calendar/claims/leaves-open.ts"
import { withoutOpeningHours } from "../calendar/claims/opening-hours.ts"
import { namesOrder } from "../calendar/claims/other-topics.ts"
import { claimsIn, tellsAppointment } from "../calendar/claims.ts"
import { speaksOfAppointment } from "../calendar/wishes/spoken-of.ts"
import { isWish, wishOf } from "../calendar/wishes.ts"
import { framed } from "../shared/framed.ts"
import { keepingLast } from "../shared/keeping-last.ts"
import type { Language } from "../shared/language.ts"
import { agreedOdds } from "./agreed.ts"
import { asideIn, withoutAsides } from "./asides.ts"
import { strangersIn } from "./beyond/strangers.ts"
import { type Reading, type ReplyContext, readReply } from "./grounding/reading.ts"
import { hasFailed, hasNotifiedOwner, hasRemembered } from "./talk/steps.ts"
import { withWhatsAppMarks } from "./text/marks.ts"
import { recites } from "./text/recital.ts"
import { withoutForeignScripts } from "./text/scripts.ts"
import { stripReply } from "./text/strip.ts"
import type { Briefing, Step } from "./turn.ts"

/** A reply that was not sent yet: what it says of appointments, and what that has to be compared with. */
export type Draft = { readonly reading: Reading; readonly context: ReplyContext }

/** Functions that read what the model writes in a turn. They remember the last text, which is judged several times. */
export const draftReader = (briefing: Briefing, language: Language) => {
  const { calendar, chatbot, fresh, now } = briefing
  const talk = talkOf(briefing)
  const wish = talk.length > 0 ? wishOf(talk) : undefined
  const saidBefore = talk.map(({ content }) => content).join("\n")
  const awaited =
    isWish(wish) || (wish !== "put off" && talk.some(({ content }) => speaksOfAppointment(content)))
  const ordered = namesOrder(framed(saidBefore))
  const reading = keepingLast(readReply)
  const agreed = keepingLast((text) => {
    const besideHours = withoutOpeningHours(text)
    if (wish === undefined) return undefined
    if (besideHours === "") return ONLY_HOURS
    return agreedOdds(talk, wish, besideHours === text ? reading(text) : readReply(besideHours))
  })
  /** All that the model is told, but for what its tools answer. */
  const told = () =>
    [
      chatbot.name,
      chatbot.description,
      briefing.client.name ?? "",
      briefing.memory,
      ...briefing.sources.map(({ content }) => content),
      ...[...briefing.history, ...fresh].map(({ content }) => content),
    ].join("\n")
  const legible = keepingLast((text) =>
    withoutForeignScripts(
      withWhatsAppMarks(stripReply(text, { hasCalendar: calendar !== null })),
      told,
    ),
  )
  return {
    /** A model's words without what is meant for programs, with WhatsApp's marks. */
    legible,
    /** What of them a client may read. */
    readable: keepingLast((text) => withoutAsides(legible(text))),
    /** What in a model's words sounds as if it were said past the client. */
    asideIn: keepingLast((text) => asideIn(legible(text))),
    /** Whether a model's words recite its rules. */
    isRecital: keepingLast((text) => recites(legible(text), briefing)),
    /**
     * A draft of words that a client may read. `steps`: the turn's so far. `reworded`: it is the model's second answer, after an objection;
     * `claimed`: to what it claimed and nothing proves.
     */
    draftOf: (
      text: string,
      steps: readonly Step[],
      {
        reworded = false,
        claimed = null,
      }: Partial<Pick<ReplyContext, "reworded" | "claimed">> = {},
    ): Draft => ({
      reading: reading(text),
      context: {
        now,
        language,
        zone: chatbot.timezone,
        connected: calendar !== null,
        awaited,
        ordered,
        wish,
        asked: fresh.map(({ content }) => content).join("\n"),
        saidBefore,
        agreed: agreed(text),
        strangers: strangersIn(text, () => `${told()}\n${JSON.stringify(steps)}`),
        reworded,
        claimed,
        failed: hasFailed(steps),
        ownerNotified: hasNotifiedOwner(steps),
        remembered: hasRemembered(steps),
      },
    }),
  }
}
export type DraftReader = ReturnType<typeof draftReader>

/** Opening hours agree to nothing (logarithm of the odds). */
const ONLY_HOURS = -10

/**
 * The messages that the reply belongs to: back to our last one that asked and offered nothing. None if the owner wrote in the phone
 * app, as they may have agreed on an appointment that we know nothing of.
 */
const talkOf = ({ fresh, history }: Briefing) => {
  if (history.some(({ origin }) => origin === "owner_app")) return []
  const from = history.findLastIndex(
    ({ direction, content }) => direction === "OUTBOUND" && !asksOrOffers(content),
  )
  return [...history.slice(Math.max(from, 0)), ...fresh]
}

/**
 * "The doctor could see him at eleven" waits for a yes as well as a question; "Booked: Thursday at ten. You may pay in cash" does not.
 */
const asksOrOffers = (content: string) => {
  if (content.includes("?")) return true
  const open = leavesOpen(framed(content), "booked")
  return open && claimsIn(content).length === 0 && !tellsAppointment(content)
}
