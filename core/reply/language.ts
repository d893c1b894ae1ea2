import { fold } from "../shared/fold.ts"
import { WORDS } from "./language/all.ts"
import { ELSEWHERE } from "./language/elsewhere.ts"
import { isAddress, isName, withoutLoans, withoutQuotes, withoutSounds } from "./language/noise.ts"
import { requestedLanguage } from "./language/request.ts"

export type Language = "es" | "en" | "pt" | "fr" | "de"

export const LANGUAGES: readonly Language[] = ["es", "en", "pt", "fr", "de"]

const SETTINGS: Readonly<Record<string, Language>> = {
  spanish: "es",
  english: "en",
  portuguese: "pt",
  french: "fr",
  german: "de",
}

/** The language of a chatbot's setting; `auto` speaks Spanish until the client has shown a language. */
export const fallbackLanguage = (setting: string): Language => SETTINGS[setting] ?? "es"

/** WhatsApp allows 4,096 characters; a language shows in far fewer. */
const ENOUGH = 1_000

/** Words of one language that nobody says by accident. */
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
  const said = withoutQuotes(text.slice(0, ENOUGH).normalize("NFKC"))
  return (
    requestedLanguage(said) ?? (prior ? heldOrSwitched(said, prior) : firstShown(said, fallback))
  )
}

/** The languages that a text may be in, likeliest first: those that its words speak for nearly as much as for any. */
export const likelyLanguages = (text: string): readonly Language[] => {
  const said = withoutSounds(text.slice(0, ENOUGH).normalize("NFKC"))
  const score = scores(readWords(said, false), true)
  const ranked = LANGUAGES.toSorted((a, b) => score(b) - score(a))
  const most = Math.max(...LANGUAGES.map(score))
  return ranked.filter((language) => score(language) >= most * NEARLY)
}

const NEARLY = 0.6

type Word = {
  readonly text: string
  readonly cues: readonly Language[]
  /** Written with a capital. */
  readonly name: boolean
}

/** Letters that one or two of the languages alone write. Names carry theirs everywhere. */
const CUES: readonly (readonly [RegExp, readonly Language[]])[] = [
  [/[ñ¿¡]|ción$|[áé]is$/, ["es"]],
  [/[ãõ]|ções$|^é$|^às$|(?:ári|óri|ênci|ânci)[oa]s?$/, ["pt"]],
  [/[œùëîû]|è[a-z]/, ["fr"]],
  [/[êô]|ç/, ["pt", "fr"]],
  [/[ßäöü]|(?:keit|heit|lich|isch|cht|tzt)$|sch[wlmnr]/, ["de"]],
  [/nh[oaeu]|lh[oaeu]/, ["pt"]],
  [/ght$|ould$|^\d+[snrt]/, ["en"]],
  [/^\d+\.$/, ["de"]],
]

const ELIDED = /^(?:j|qu|n|c|m|t|s|d|l)'\p{L}/u
const CONTRACTED = /\p{L}(?:n't|'m|'re|'ll|'ve|'d)$/u

/** "9th", and "9." before a month, are of one language alone. */
const WORD =
  /[¿¡]|\d{1,2}(?:st|nd|rd|th)(?!\p{L})|\d{1,2}\.(?= (?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))|\p{L}+(?:'\p{L}+)*/gu

const readWords = (text: string, proper: boolean): readonly Word[] =>
  (text.replace(/[’‘´`]/g, "'").match(WORD) ?? []).map((word) => {
    const lower = word.toLowerCase()
    const name = proper && word !== lower
    return {
      text: fold(lower),
      name,
      cues: name
        ? []
        : ELIDED.test(lower)
          ? ["fr"]
          : CONTRACTED.test(lower)
            ? ["en"]
            : (CUES.find(([letters]) => letters.test(lower))?.[1] ?? []),
    }
  })

const NAME_WEIGHT = 0.3
const GREETING_WEIGHT = 2

const listed = (word: Word, language: Language) => WORDS[language].sentences.has(word.text)

/** A letter that only some languages write decides between their lists, or alone. */
const speaks = (word: Word, language: Language) =>
  word.cues.length === 0
    ? listed(word, language) && !tilts(word, language)
    : word.cues.includes(language) &&
      (listed(word, language) || !word.cues.some((cue) => listed(word, cue) || greets(word, cue)))

const tilts = (word: Word, language: Language) => WORDS[language].names.has(word.text)

const greets = (word: Word, language: Language) => WORDS[language].courtesies.has(word.text)

/** How much a text says for each language; a word of several is shared among them. */
const scores = (said: readonly Word[], greetings: boolean) => {
  const sums: Record<Language, number> = { es: 0, en: 0, pt: 0, fr: 0, de: 0 }
  const share = (weight: number, known: (language: Language) => boolean) => {
    const owners = LANGUAGES.filter(known)
    for (const owner of owners) sums[owner] += weight / owners.length
  }
  for (const word of said) {
    // "Le" is hardly more than a tilt to French, so it is no more to Spanish.
    const tilting = word.cues.length === 0 && LANGUAGES.some((language) => tilts(word, language))
    const greeting = greetings && LANGUAGES.some((language) => greets(word, language))
    share(
      tilting ? NAME_WEIGHT : greeting ? GREETING_WEIGHT : 1,
      (language) =>
        speaks(word, language) || tilts(word, language) || (greeting && greets(word, language)),
    )
  }
  return (language: Language) => sums[language]
}

const best = (candidates: readonly Language[], score: (language: Language) => number) =>
  candidates.toSorted((a, b) => score(b) - score(a))[0]

const foreign = (said: readonly Word[]) => said.filter(({ text }) => ELSEWHERE.has(text)).length

const firstShown = (said: string, fallback: Language): Language => {
  const shown = readWords(withoutSounds(said), false)
  const score = scores(shown, true)
  // A letter alone chooses among what was offered.
  if (shown.every(({ text }) => /^\p{L}$/u.test(text))) return fallback
  if (foreign(shown) * 2 >= Math.max(1, ...LANGUAGES.map(score))) return fallback
  // The fallback stands first, so that it wins a tie.
  return best([fallback, ...LANGUAGES], score) ?? fallback
}

const heldOrSwitched = (said: string, prior: Language): Language => {
  const spoken = readWords(withoutLoans(withoutSounds(said)), true)
  if (isCourtesy(spoken) || isName(said)) return prior
  const score = scores(spoken, false)
  const other = best(
    LANGUAGES.filter((language) => language !== prior),
    score,
  )
  if (!other) return prior
  const theirs = spoken.filter((word) => speaks(word, other) && !knows(word, prior))
  const ours = spoken.filter((word) => speaks(word, prior) && !knows(word, other)).length
  const polite = spoken.filter((word) => greets(word, other) && !greets(word, prior)).length / 2
  const known = spoken.filter((word) => knows(word, other)).length
  const names = spoken.filter((word, at) => at > 0 && word.name && !knows(word, other)).length
  const whole = known > (names ? 2 : 1) && known + names === spoken.length
  const asks = theirs.some((word) => ASKING.has(word.text)) && spoken.length > 1
  const clear = theirs.length + (whole || asks ? 1 : polite)
  return theirs.some((word) => listed(word, other)) &&
    clear >= FULL_SENTENCE + (isAddress(said) ? 1 : 0) &&
    clear > 2 * ours &&
    theirs.length > 2 * foreign(spoken) &&
    clear / spoken.length > 0.2
    ? other
    : prior
}

const knows = (word: Word, language: Language) =>
  speaks(word, language) ||
  ((word.cues.length === 0 || word.cues.includes(language)) &&
    (greets(word, language) || tilts(word, language)))

/** Words that open a question: one of them and a foreign noun are a sentence. */
const ASKING = new Set(
  `teneis tienen aceptan aceptais puedo podemos donde cuando cuanto cuesta hay tem onde quanto posso
  aceitam aceita where when how what does avez combien acceptez habt gibt wo wann wie nehmt`.split(
    /\s+/,
  ),
)

const POLITE = 7

const isCourtesy = (said: readonly Word[]) =>
  said.length <= POLITE &&
  said.every(
    (word) => /[¿¡]/.test(word.text) || LANGUAGES.some((language) => greets(word, language)),
  )
