import { classifier, type Features, features, featuresUnnamed } from "../../shared/classifier.ts"
import learnt from "./classifier.json"

const odds = classifier(learnt)

export const noteFeatures = (note: string): Features => [features(note), featuresUnnamed(note)]

export const sentencesOf = (note: string): readonly string[] =>
  note.split(/(?<=[.!?;])\s+|\n/).filter((sentence) => /\p{L}/u.test(sentence))

/** How much a note or any sentence of it reads like one about one client: the odds, as a logarithm. */
export const personalOdds = (note: string): number =>
  Math.max(...[note, ...sentencesOf(note)].map((said) => odds(noteFeatures(said))[0] ?? 0))
