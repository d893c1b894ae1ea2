import { wishOf } from "../../core/calendar/wishes.ts"
import { featuresIn, type Talk } from "../../core/reply/agreed/talk.ts"
import { readReply } from "../../core/reply/grounding/reading.ts"
import { phrasesOf } from "../support/corpora/phrases.ts"
import type { Lesson } from "./regression.ts"

type Lessons = {
  /** The client's words and ours in turn, the client's first and last. */
  readonly said: readonly string[]
  /** Replies to the last after which the client believes that something was booked, moved or cancelled, and others. */
  readonly claims: readonly string[]
  readonly others: readonly string[]
}
type Reply = { readonly text: string; readonly kind: string | null }

/** Chosen on own/talks_unseen. */
export const DECAY_OF_TALKS = 3e-4

/** Of so many replies that were written without a talk one is enough. */
const EVERY = 8

/** What is learnt of whole talks: which replies agree to an appointment there. */
export const lessonsOfTalks = (): readonly Lesson[] => {
  const talks = phrasesOf<Lessons>("own/talks_lessons")
  /** "Your appointment is booked" claims it to everybody, also to who asked for none. */
  const strangers = talks.flatMap(({ said, claims }) =>
    claims.length === 0 ? [said.slice(-1)] : [],
  )
  const alone = phrasesOf<Reply>("own/booking_claims_lessons").filter((_, at) => at % EVERY === 0)
  return [
    ...talks.flatMap(({ said, claims, others }) => lessonsOf(said, claims, others)),
    ...alone.flatMap(({ text, kind }, at) => {
      const said = strangers[(at * 7919) % strangers.length] ?? []
      return kind === null ? lessonsOf(said, [], [text]) : lessonsOf(said, [text], [])
    }),
  ]
}

const lessonsOf = (
  said: readonly string[],
  claims: readonly string[],
  others: readonly string[],
): readonly Lesson[] => {
  const talk: Talk = said.map((content, at) => ({
    direction: at % 2 === 0 ? "INBOUND" : "OUTBOUND",
    content,
  }))
  const lesson = (reply: string, is: number): Lesson => ({
    text: [...said, reply].join("\n"),
    is,
    features: () => featuresIn(talk, wishOf(talk), readReply(reply)),
  })
  return [...claims.map((reply) => lesson(reply, 1)), ...others.map((reply) => lesson(reply, 0))]
}
