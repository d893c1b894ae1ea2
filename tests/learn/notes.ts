import { noteFeatures, sentencesOf } from "../../core/memory/about-client/classifier.ts"
import { businessSources } from "../support/corpora/business-sources.ts"
import { phrasesOf } from "../support/corpora/phrases.ts"
import { type Lesson, lessonsSeenBy } from "./regression.ts"

/** What a model would have remembered: of one client (`personal`), or of the business. */
export type Note = { readonly text: string; readonly personal: boolean }

/** Chosen on own/notes_unseen. */
export const DECAY_OF_NOTES = 6e-3

const lesson = lessonsSeenBy(noteFeatures)

/** What is learnt of notes about one client. Where a note is of the business, all its sentences are. */
export const lessonsOfNotes = (): readonly Lesson[] => {
  const notes = phrasesOf<Note>("own/notes_lessons")
  const ofBusiness = [
    ...notes.flatMap(({ text, personal }) => (personal ? [] : [text])),
    ...businessSources(),
  ].flatMap((text) => [text, ...sentencesOf(text)])
  return [
    ...notes.flatMap(({ text, personal }) => (personal ? [lesson(text, 1)] : [])),
    ...[...new Set(ofBusiness)].map((text) => lesson(text, 0)),
  ]
}
