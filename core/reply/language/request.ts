import type { Language } from "../../shared/language.ts"
import { requestOdds } from "./request/classifier.ts"
import { occurrencesIn } from "./request/occurrences.ts"

/** The logarithm of the odds from which on a language counts as asked for. Chosen on tests/corpora, own/language_unseen. */
const LIKELY = 0

/**
 * The language that a message asks to be answered in, whatever language it asks in; null when it asks for none, or speaks of one as a
 * topic: a course, a menu, a relative. Learnt from such messages, as people ask for it in any words ("French please, mum reads along").
 */
export const requestedLanguage = (text: string, prior: Language | undefined): Language | null => {
  const [likeliest] = occurrencesIn(text, prior)
    .map(({ language, features }) => ({ language, odds: requestOdds(features) }))
    .toSorted((a, b) => b.odds - a.odds)
  return likeliest && likeliest.odds > LIKELY ? likeliest.language : null
}
