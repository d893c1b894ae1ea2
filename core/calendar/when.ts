import type { Language } from "../shared/language.ts"
import type { Answer } from "./when/answer/outcome.ts"
import { answer } from "./when/answer.ts"
import { answerEach, answersIn, type Each } from "./when/answer-each.ts"
import { type Chosen, choose } from "./when/choose.ts"
import { compiledInPieces, type Grammar, grammarOf, type Vocabulary } from "./when/grammar.ts"
import { german } from "./when/languages/de.ts"
import { english } from "./when/languages/en.ts"
import { spanish } from "./when/languages/es.ts"
import { french } from "./when/languages/fr.ts"
import { portuguese } from "./when/languages/pt.ts"
import { sharedPhrases } from "./when/languages/shared.ts"
import { languageOf } from "./when/locale.ts"
import { normalise } from "./when/normalise.ts"
import { readBest } from "./when/read.ts"
import type { Hours } from "./when/resolve/settle-time.ts"
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
  built[nth] ??= grammarOf(words, sharedPhrases)
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

type Context = {
  readonly now: string
  readonly zone: string
  readonly language?: Language | undefined
  readonly hours?: Hours | undefined
}

/**
 * The moment, day or range that a message names, or the question that has to be asked first; null
 * when it names none. `hours` are the opening hours of the day named, local.
 */
export const understandWhen = (text: string, context: Context): When | null => {
  const said = readIn(text, context)
  return said && answer(said.chosen, said.situation)
}

/**
 * All that a statement names, one by one, by the clock it is said by: "on Thursday at ten and at four" are two. It is read
 * once, which takes long, for each `day` that a time without one may be of.
 */
export const understandEach = (text: string, context: Context) => {
  const said = readIn(text, context)
  return (day?: string): readonly Each[] => {
    if (said === null) return []
    const { pieces, folded, chosen } = said
    const situation = { ...said.situation, day }
    const whole = answerEach(chosen, situation)
    if (whole === null) return []
    const several = "ask" in whole && whole.ask === "several" && pieces.length <= MOST_PIECES
    return several ? answersIn(pieces, folded, situation) : [whole]
  }
}

const readIn = (text: string, { now, zone, language: given, hours }: Context) => {
  const folded = normalise(text)
  const hints = { given, ofZone: languageOf(zone) }
  const best = readBest(folded, VOCABULARIES.map(grammarOfNth), hints)
  if (!best || best.pieces.length === 0) return null
  const { local } = localOf(now, zone)
  const language = best.grammar.code
  const today = local.slice(0, 10)
  const situation = { today, hour: Number(local.slice(11, 13)), zone, language, now, hours }
  const { pieces, grammar } = best
  const chosen: Chosen =
    pieces.length > MOST_PIECES
      ? { pieces, ask: "several" }
      : choose(pieces, folded, grammar, situation)
  return { pieces, folded, chosen, situation }
}
