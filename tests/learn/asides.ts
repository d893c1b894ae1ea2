import { splitSentences } from "../../core/calendar/claims/sentences.ts"
import { asideFeatures } from "../../core/reply/asides/classifier.ts"
import { businessSources } from "../support/corpora/business-sources.ts"
import { phrasesOf } from "../support/corpora/phrases.ts"
import type { StandingTalk } from "./beyond.ts"
import { type Lesson, lessonsSeenBy } from "./regression.ts"

/** What a model writes: past the client (`aside`), or to them. */
export type Line = { readonly id: string; readonly text: string; readonly aside: boolean }

/** Chosen on own/asides_unseen. */
export const DECAY_OF_ASIDES = 1e-5

/** Of so many replies one is learnt as meant for the client: all of them would outweigh the asides. */
const EVERY = 3

const lesson = lessonsSeenBy(asideFeatures)

/** What is learnt of asides. Where a text is for the client, all its sentences are. */
export const lessonsOfAsides = (): readonly Lesson[] => {
  const lines = phrasesOf<Line>("own/asides_lessons")
  const replies = [
    ...["own/booking_claims_lessons", "own/promises_lessons"].flatMap((name) =>
      phrasesOf<{ readonly text: string }>(name).map(({ text }) => text),
    ),
    ...phrasesOf<StandingTalk>("own/standing_lessons").flatMap(({ claims, others }) => [
      ...claims,
      ...others,
    ]),
  ].filter((_, at) => at % EVERY === 0)
  const toClient = [
    ...businessSources(),
    ...lines.flatMap(({ text, aside }) => (aside ? [] : [text])),
    ...replies,
  ]
  return [
    ...lines.flatMap(({ text, aside }) => (aside ? [lesson(text, 1)] : [])),
    ...[...new Set(toClient.flatMap((text) => [text, ...splitSentences(text)]))].map((text) =>
      lesson(text, 0),
    ),
  ]
}
