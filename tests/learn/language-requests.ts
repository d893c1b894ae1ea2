import { occurrencesIn } from "../../core/reply/language/request/occurrences.ts"
import { readable, withoutQuotes } from "../../core/shared/language/noise.ts"
import type { Language } from "../../core/shared/language.ts"
import { phrasesOf } from "../support/corpora/phrases.ts"
import type { Lesson } from "./regression.ts"

/** A message, and the language to answer it in. */
export type InLanguage = {
  readonly id: string
  readonly text: string
  readonly prior_language: Language | null
  readonly default_language?: Language
  readonly expected_language: Language
}
type Said = { readonly text: string }

/** Chosen on own/language_unseen. */
export const DECAY_OF_REQUESTS = 6e-4

/** What is learnt of the places where messages name a language: whether it is asked for. */
export const lessonsOfRequests = (): readonly Lesson[] => {
  const known = ["language.dev", "own/language", "own/language_lessons"].flatMap((name) =>
    phrasesOf<InLanguage>(name),
  )
  const others = ["own/opt_out", "own/dates", "injection.dev"].flatMap((name) =>
    phrasesOf<Said>(name),
  )
  return [
    ...known.flatMap(({ text, prior_language, default_language, expected_language }) =>
      placesIn(text, {
        prior: prior_language,
        // Who names a language and is answered in that one from then on has asked for it.
        asked:
          expected_language === (prior_language ?? default_language) ? null : expected_language,
      }),
    ),
    ...others.flatMap(({ text }) => placesIn(text, { prior: null, asked: null })),
  ]
}

const placesIn = (
  text: string,
  { prior, asked }: { readonly prior: Language | null; readonly asked: Language | null },
): readonly Lesson[] =>
  occurrencesIn(withoutQuotes(readable(text)), prior ?? undefined).map(
    ({ language, features }) => ({
      text: `${language} ${text}`,
      is: language === asked ? 1 : 0,
      features: () => features,
    }),
  )
