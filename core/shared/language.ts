import { LANGUAGES } from "./language/all.ts"
import { readable, withoutSounds } from "./language/noise.ts"
import { readWords, scores } from "./language/scores.ts"

export type Language = "es" | "en" | "pt" | "fr" | "de"

/** The languages that a text may be in, likeliest first: those that score nearly as much as the best. */
export const likelyLanguages = (text: string): readonly Language[] => {
  const said = withoutSounds(readable(text))
  const score = scores(readWords(said, { names: false }), { courtesies: true })
  const ranked = LANGUAGES.toSorted((a, b) => score(b) - score(a))
  const most = Math.max(...LANGUAGES.map(score))
  return ranked.filter((language) => score(language) >= most * NEARLY)
}

/** The share of the best score that is nearly as much. */
const NEARLY = 0.6
