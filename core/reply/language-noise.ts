import { fold } from "../shared/fold.ts"
import { LOANS, NAME_WORDS } from "./language-words.ts"

/** Sounds and words that are the same everywhere. */
const SOUNDS =
  /(?<!\p{L})(?:ok(?:ay|ey|i|is|a)?|kk?|lol|wow|h?m+|(?:ha|ja|je|hi|rs|ah|eh){2,}|xd|ah|eh|uf+|oh|bff)(?!\p{L})/giu

export const withoutSounds = (text: string) => text.replace(SOUNDS, " ")

const NAME_LENGTH = 7

/** Each word with a capital, but for the small ones between: "Dolores de la Vega", "Just Eat". */
export const isName = (said: string) => {
  const parts = said.match(/\p{L}[\p{L}'’.]*/gu) ?? []
  const capital = (word: string) => /^\p{Lu}/u.test(word)
  return (
    parts.length <= NAME_LENGTH &&
    parts.some((word) => /\p{Ll}/u.test(word)) &&
    parts.every(
      (word) => capital(word) || Object.values(NAME_WORDS).some((small) => small.has(fold(word))),
    )
  )
}

const ADDRESS =
  /\b(?:calle|avenida|avda|av|plaza|paseo|carrera|rua|travessa|praca|rue|place|boulevard|street|road|lane|square|strasse|str|platz|weg|gasse)\b|strasse\b|str\.|gasse\b|\bc\//

/** A street is named in its own language, whoever names it. */
export const isAddress = (said: string) => ADDRESS.test(fold(said))

const QUOTES =
  /"[^"\n]{1,300}"|“[^”\n]{1,300}”|«[^»\n]{1,300}»|„[^“”"\n]{1,300}[“”"]|(?<![\p{L}\p{N}])'[^'\n]{1,300}'(?![\p{L}\p{N}])/gu
const LINKS = /\b(?:https?:\/\/|www\.)\S{1,500}|[\w.+-]{1,64}@[\w.-]{1,255}/g

/** What others wrote says nothing of the client's language, unless the message is nothing else. */
export const withoutQuotes = (text: string) => {
  const rest = text.replace(LINKS, " ").replace(QUOTES, " ")
  return /\p{L}/u.test(rest) ? rest : text.replace(LINKS, " ")
}

/** Without the borrowed phrases that would count as English. */
export const withoutLoans = (text: string) => text.replace(LOANS, " ")
