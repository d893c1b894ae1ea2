import { wishOf } from "../../core/calendar/wishes.ts"
import type { Talk } from "../../core/reply/agreed/talk.ts"
import { agreedOdds } from "../../core/reply/agreed.ts"
import { relationsIn } from "../../core/reply/beyond/relations.ts"
import { strangersIn } from "../../core/reply/beyond/strangers.ts"
import { type BesideStanding, featuresBeside } from "../../core/reply/beyond.ts"
import { readReply } from "../../core/reply/grounding/reading.ts"
import { ANAS, TUESDAY } from "../support/calendar.ts"
import { phrasesOf } from "../support/corpora/phrases.ts"
import type { Lesson } from "./regression.ts"

/** A client's appointment is on Thursday, 12 March, from ten to eleven. It is Tuesday, and nothing was done in the calendar. */
export type StandingTalk = {
  readonly id: string
  /** The client's words and ours in turn, the client's first and last. */
  readonly said: readonly string[]
  /** Replies that tell of anything else as if it stood, and others. */
  readonly claims: readonly string[]
  readonly others: readonly string[]
}

/** Chosen on own/standing_unseen. */
export const DECAY_OF_BEYOND = 1e-3

/** A reply in such a talk. */
export const besideStanding = (said: readonly string[], reply: string): BesideStanding => {
  const talk: Talk = said.map((content, at) => ({
    direction: at % 2 === 0 ? "INBOUND" : "OUTBOUND",
    content,
  }))
  const wish = wishOf(talk)
  const reading = readReply(reply)
  const asked = said.at(-1) ?? ""
  const timesIn = (text: string) => relationsIn(text, [ANAS], TUESDAY)
  return {
    reading,
    asked,
    wish,
    agreed: agreedOdds(talk, wish, reading),
    times: timesIn(reply),
    askedFor: timesIn(asked),
    strangers: strangersIn(reply, () => said.join("\n")),
  }
}

/** What is learnt of replies beside an appointment: which tell of more. */
export const lessonsOfBeyond = (): readonly Lesson[] =>
  phrasesOf<StandingTalk>("own/standing_lessons").flatMap(({ said, claims, others }) => {
    const lesson = (reply: string, is: number): Lesson => ({
      text: [...said, reply].join("\n"),
      is,
      features: () => featuresBeside(besideStanding(said, reply)),
    })
    return [...claims.map((reply) => lesson(reply, 1)), ...others.map((reply) => lesson(reply, 0))]
  })
