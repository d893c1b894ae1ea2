import { fold } from "../fold.ts"
import type { Language } from "../language.ts"
import { LANGUAGES, WORDS } from "./all.ts"
import { ELSEWHERE } from "./elsewhere.ts"

/* The words of a text, and how much each of the five languages may claim of them. */

export type Word = {
  readonly text: string
  /** The languages that its letters or its form are of, if they are of some only. */
  readonly cues: readonly Language[]
  /** Has a capital, where capitals are taken for names. */
  readonly capital: boolean
}

/** Letters and endings that only one or two of the five languages have. */
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

/** Words; Spanish's opening marks; and ordinals, which are English ("9th") or, as "9." before a month, German. */
const WORD =
  /[¿¡]|\d{1,2}(?:st|nd|rd|th)(?!\p{L})|\d{1,2}\.(?= (?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))|\p{L}+(?:'\p{L}+)*/gu

/** Reads the words of a text. `names`: a word with a capital may be a name, whose letters are the same in every language. */
export const readWords = (text: string, { names }: { readonly names: boolean }): readonly Word[] =>
  (text.replace(/[’‘´`]/g, "'").match(WORD) ?? []).map((word) => {
    const lower = word.toLowerCase()
    const capital = names && word !== lower
    return {
      text: fold(lower),
      capital,
      cues: capital ? [] : cuesOf(lower),
    }
  })

const cuesOf = (word: string): readonly Language[] => {
  if (ELIDED.test(word)) return ["fr"]
  if (CONTRACTED.test(word)) return ["en"]
  return CUES.find(([letters]) => letters.test(word))?.[1] ?? []
}

const PARTICLE_WEIGHT = 0.3
const COURTESY_WEIGHT = 2

export const listed = (word: Word, language: Language) => WORDS[language].sentences.has(word.text)

/**
 * Whether a word makes sentences of a language. If its letters are of some languages only, it is of the one that lists it, or of all
 * of them if none does.
 */
export const speaks = (word: Word, language: Language) =>
  word.cues.length === 0
    ? listed(word, language) && !isParticle(word, language)
    : word.cues.includes(language) &&
      (listed(word, language) || !word.cues.some((cue) => listed(word, cue) || greets(word, cue)))

const isParticle = (word: Word, language: Language) => WORDS[language].particles.has(word.text)

export const greets = (word: Word, language: Language) => WORDS[language].courtesies.has(word.text)

/** Scores each language by the words of a text; a word of several is shared among them. `courtesies`: they count, too. */
export const scores = (said: readonly Word[], { courtesies }: { readonly courtesies: boolean }) => {
  const sums: Record<Language, number> = { es: 0, en: 0, pt: 0, fr: 0, de: 0 }
  const share = (weight: number, known: (language: Language) => boolean) => {
    const owners = LANGUAGES.filter(known)
    for (const owner of owners) sums[owner] += weight / owners.length
  }
  for (const word of said) {
    // A particle of one language counts little for all: "le" says little for French, and no more for Spanish.
    const particle =
      word.cues.length === 0 && LANGUAGES.some((language) => isParticle(word, language))
    const courtesy = courtesies && LANGUAGES.some((language) => greets(word, language))
    share(
      particle ? PARTICLE_WEIGHT : courtesy ? COURTESY_WEIGHT : 1,
      (language) =>
        speaks(word, language) ||
        isParticle(word, language) ||
        (courtesy && greets(word, language)),
    )
  }
  return (language: Language) => sums[language]
}

/** How many words are of a neighbouring language. */
export const foreign = (said: readonly Word[]) =>
  said.filter(({ text }) => ELSEWHERE.has(text)).length

/** Whether a language has a word at all, as part of a sentence or otherwise. */
export const knows = (word: Word, language: Language) =>
  speaks(word, language) ||
  ((word.cues.length === 0 || word.cues.includes(language)) &&
    (greets(word, language) || isParticle(word, language)))
