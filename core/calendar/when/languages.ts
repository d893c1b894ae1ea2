import type { Language } from "../../shared/language.ts"
import { compiledInPieces, type Grammar, grammarOf, type Vocabulary } from "./grammar.ts"
import { german } from "./languages/de.ts"
import { english } from "./languages/en.ts"
import { spanish } from "./languages/es.ts"
import { french } from "./languages/fr.ts"
import { portuguese } from "./languages/pt.ts"
import { sharedPhrases } from "./languages/shared.ts"

/** The languages that dates are read in. Of two that explain a text equally well, the first is meant. */
export const VOCABULARIES: Record<Language, Vocabulary> = {
  es: spanish,
  en: english,
  pt: portuguese,
  fr: french,
  de: german,
}

/** Built at the first question: a process that never asks pays nothing. */
const built = new Map<Vocabulary, Grammar>()
const builtOf = (words: Vocabulary): Grammar => {
  const grammar = built.get(words) ?? grammarOf(words, sharedPhrases)
  built.set(words, grammar)
  return grammar
}

export const grammars = (): readonly Grammar[] => Object.values(VOCABULARIES).map(builtOf)

/** Gets ready to be asked, in pieces of some milliseconds: half a second at once would keep everybody waiting. */
export function* readyInPieces(): Generator<void> {
  for (const words of Object.values(VOCABULARIES)) {
    const grammar = builtOf(words)
    yield
    yield* compiledInPieces(grammar)
  }
}
