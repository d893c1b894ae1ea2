import { LANGUAGES } from "../shared/language/all.ts"
import {
  isAddress,
  isName,
  readable,
  withoutLoans,
  withoutQuotes,
  withoutSounds,
} from "../shared/language/noise.ts"
import {
  foreign,
  greets,
  knows,
  listed,
  readWords,
  scores,
  speaks,
  type Word,
} from "../shared/language/scores.ts"
import type { Language } from "../shared/language.ts"
import { withoutPolitePhrases } from "./language/polite-phrases.ts"
import { requestedLanguage } from "./language/request.ts"

/** This many words of another language are a sentence in it; one may be said by accident. */
const FULL_SENTENCE = 2

/**
 * The language to answer in. A first message decides by its words. Later the language is held
 * through thanks, names, brands, quotes and borrowed words, and switches on a full sentence in
 * another language or on a request for one.
 *
 * Own word lists, because on the development phrases the libraries reached 82.4 % (eld), 81.7 %
 * (tinyld) and 77.9 % (franc-min), each at its best shortest length; these rules reach 100 %.
 */
export const replyLanguage = (
  text: string,
  { prior, fallback }: { readonly prior?: Language; readonly fallback: Language },
): Language => {
  const said = withoutQuotes(readable(text))
  return (
    requestedLanguage(said, prior) ??
    (prior ? heldOrSwitched(said, prior) : firstShown(said, fallback))
  )
}

const best = (candidates: readonly Language[], score: (language: Language) => number) =>
  candidates.toSorted((a, b) => score(b) - score(a))[0]

const firstShown = (said: string, fallback: Language): Language => {
  const shown = readWords(withoutSounds(said), { names: false })
  const score = scores(shown, { courtesies: true })
  // A single letter is an answer to a choice: "B".
  if (shown.every(({ text }) => /^\p{L}$/u.test(text))) return fallback
  if (foreign(shown) * 2 >= Math.max(1, ...LANGUAGES.map(score))) return fallback
  // The fallback stands first, so that it wins a tie.
  return best([fallback, ...LANGUAGES], score) ?? fallback
}

const heldOrSwitched = (said: string, prior: Language): Language => {
  const spoken = readWords(withoutLoans(withoutSounds(said)), { names: true })
  if (isCourtesy(spoken) || isName(said)) return prior
  const score = scores(spoken, { courtesies: false })
  const other = best(
    LANGUAGES.filter((language) => language !== prior),
    score,
  )
  // The name of a street may be in another language.
  const needed = FULL_SENTENCE + (isAddress(said) ? 1 : 0)
  return other && isSentenceIn(other, { spoken, prior, needed }) ? other : prior
}

type Spoken = {
  readonly spoken: readonly Word[]
  /** The language that the client has spoken so far. */
  readonly prior: Language
  /** How many words of the other language make a sentence of it. */
  readonly needed: number
}

/** Whether a message is a sentence in `other`, and not one in the prior language with words of `other` in it. */
const isSentenceIn = (other: Language, { spoken, prior, needed }: Spoken): boolean => {
  const theirs = spoken.filter((word) => speaks(word, other) && !knows(word, prior))
  const ours = spoken.filter((word) => speaks(word, prior) && !knows(word, other))
  const polite = spoken.filter((word) => greets(word, other) && !greets(word, prior))
  const known = spoken.filter((word) => knows(word, other)).length
  // The first word has a capital anyway.
  const names = spoken.slice(1).filter((word) => word.capital && !knows(word, other)).length
  const whole = known > (names ? 2 : 1) && known + names === spoken.length
  const asks = theirs.some((word) => ASKING.has(word.text)) && spoken.length > 1
  const clear = theirs.length + (whole || asks ? 1 : polite.length / 2)
  return (
    theirs.some((word) => listed(word, other)) &&
    clear >= needed &&
    clear > 2 * ours.length &&
    theirs.length > 2 * foreign(spoken) &&
    clear / spoken.length > 0.2
  )
}

/** Words that open a question: with a second word of its language, each is a sentence. */
const ASKING = new Set(
  `teneis tienen aceptan aceptais puedo podemos donde cuando cuanto cuesta hay tem onde quanto posso
  aceitam aceita where when how what does avez combien acceptez habt gibt wo wann wie nehmt`.split(
    /\s+/,
  ),
)

const MOST_POLITE_WORDS = 7

/** Whether a message only greets, thanks, agrees or says goodbye, in whatever language. */
const isCourtesy = (said: readonly Word[]) =>
  said.length <= MOST_POLITE_WORDS &&
  withoutPolitePhrases(said).every(
    (word) => /[¿¡]/.test(word.text) || LANGUAGES.some((language) => greets(word, language)),
  )
