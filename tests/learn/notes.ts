import { noteFeatures, sentencesOf } from "../../core/memory/about-client/classifier.ts"
import { phrasesOf } from "../support/corpora/phrases.ts"
import type { Lesson } from "./regression.ts"

/** What a model would have remembered: of one client (`personal`), or of the business. */
export type Note = { readonly text: string; readonly personal: boolean }

/** What a business has its bot know. */
type Known = { readonly sources: readonly string[] }

/** Chosen on own/notes_unseen. */
export const DECAY_OF_NOTES = 6e-3

const lesson = (text: string, is: number): Lesson => ({
  text,
  is,
  features: () => noteFeatures(text),
})

/** What is learnt of notes about one client. Where a note is of the business, all its sentences are. */
export const lessonsOfNotes = (): readonly Lesson[] => {
  const notes = phrasesOf<Note>("own/notes_lessons")
  const known = [
    ...phrasesOf<Known>("facts.dev"),
    ...phrasesOf<{ readonly business: Known }>("conversations.dev").map(({ business }) => business),
  ]
  const ofBusiness = [
    ...notes.flatMap(({ text, personal }) => (personal ? [] : [text])),
    ...known.flatMap(({ sources }) => sources),
  ].flatMap((text) => [text, ...sentencesOf(text)])
  return [
    ...notes.flatMap(({ text, personal }) => (personal ? [lesson(text, 1)] : [])),
    ...[...new Set(ofBusiness)].map((text) => lesson(text, 0)),
  ]
}
