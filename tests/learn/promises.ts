import { splitSentences } from "../../core/calendar/claims/sentences.ts"
import { phrasesOf } from "../support/corpora/phrases.ts"
import { type Lesson, lesson } from "./regression.ts"

/** `promise` null: it can be read either way, so nothing is learnt from it. */
type Said = { readonly text: string; readonly promise: boolean | null }
type Reply = { readonly text: string }

/** Of so many sentences of replies one is enough to learn what promises nothing. */
const EVERY = 5

/** Chosen on own/promises_unseen, rounds a to e: less weighs single words too much where there are so few phrases. */
export const DECAY_OF_PROMISES = 1e-3

/** What is learnt of promises in the name of people: sentences written or picked for it, and what replies say else. */
export const lessonsOfPromises = (): readonly Lesson[] => {
  const said = phrasesOf<Said>("own/promises_lessons")
  const judged = [...said, ...phrasesOf<Said>("own/promises_unseen")].map(({ text }) => text)
  const others = phrasesOf<Reply>("own/booking_claims_lessons")
    .flatMap(({ text }) => splitSentences(text).map((sentence) => sentence.trim()))
    .filter((_, at) => at % EVERY === 0)
  return [
    ...said.flatMap(({ text, promise }) => (promise === null ? [] : [lesson(text, +promise)])),
    ...[...new Set(others).difference(new Set(judged))].map((text) => lesson(text, 0)),
  ]
}
