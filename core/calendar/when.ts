import { answer } from "./when/answer.ts"
import { choose } from "./when/choose.ts"
import { german } from "./when/de/words.ts"
import { english } from "./when/en/words.ts"
import { spanish } from "./when/es/words.ts"
import { french } from "./when/fr/words.ts"
import { compiledInPieces, type Grammar, grammarOf, type Vocabulary } from "./when/grammar.ts"
import type { Answer } from "./when/outcome.ts"
import { shared } from "./when/phrases.ts"
import type { LanguageCode } from "./when/pieces.ts"
import { languageOf } from "./when/places.ts"
import { portuguese } from "./when/pt/words.ts"
import { readBest } from "./when/read.ts"
import type { Hours } from "./when/settle.ts"
import { fold } from "./when/text.ts"
import { localOf } from "./zoned.ts"

// chrono-node 2.10.3, the usual library, gets 68 of the 265 phrases of tests/corpora right and names
// a wrong time for 65: it guesses the half of the day and never asks.

export type When = Answer

/** A text that names more than this is no request for one moment. */
const MOST_PIECES = 100

const VOCABULARIES = [spanish, english, portuguese, french, german]
/** Built at the first question: a process that never asks pays nothing. */
const built: Grammar[] = []
const grammarOfNth = (words: Vocabulary, nth: number) => {
  built[nth] ??= grammarOf(words, shared)
  return built[nth]
}

/** Gets ready to be asked, in pieces of some milliseconds: half a second at once would keep everybody waiting. */
export function* readyInPieces(): Generator<void> {
  for (const [nth, words] of VOCABULARIES.entries()) {
    const grammar = grammarOfNth(words, nth)
    yield
    yield* compiledInPieces(grammar)
  }
}

/**
 * The moment, day or range that a message names, or the question that has to be asked first; null
 * when it names none. `hours` are the opening hours of the day named, local.
 */
export const understandWhen = (
  text: string,
  context: {
    readonly now: string
    readonly zone: string
    readonly language?: LanguageCode | undefined
    readonly hours?: Hours | undefined
  },
): When | null => {
  const { now, zone, hours } = context
  const folded = fold(text)
  const best = readBest(folded, VOCABULARIES.map(grammarOfNth), {
    given: context.language,
    ofZone: languageOf(zone),
  })
  if (!best || best.pieces.length === 0) return null
  if (best.pieces.length > MOST_PIECES) return { ask: "several" }
  const { local } = localOf(now, zone)
  const language = best.grammar.code
  const today = { today: local.slice(0, 10), hour: Number(local.slice(11, 13)), zone, language }
  return answer(choose(best.pieces, folded, best.grammar, today), { ...today, now, hours })
}
