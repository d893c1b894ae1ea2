import { fold } from "./fold.ts"
import { keepingLast } from "./keeping-last.ts"

/** The features of a text are hashed into so many slots. A few collide, which costs less than storing a list of all features. */
export const SLOTS = 1 << 18

/** What `bun run learn` writes: for each class a row of weights, the last one a constant, as base64 in units of `step`. */
export type Learnt = {
  /** A digest of the phrases that it was learnt from: another means that `bun run learn` is due. */
  readonly learntFrom: string
  readonly step: number
  readonly weights: string
}

/** The slots that each voice of a talk fills, or those of a single text. Each voice has the same weight. */
export type Features = readonly (readonly number[])[]

/**
 * For each class the odds, as a logarithm, that what was said is of that class rather than of none: a logistic regression over
 * words, pairs of words and runs of letters, learnt from phrases.
 */
export const classifier = ({ step, weights }: Learnt): ((said: Features) => readonly number[]) => {
  const all = new Int8Array(Uint8Array.fromBase64(weights).buffer)
  const firsts = Array.from({ length: all.length / (SLOTS + 1) }, (_, row) => row * (SLOTS + 1))
  return (said) =>
    firsts.map((first) => {
      let odds = all[first + SLOTS] ?? 0
      for (const found of said) {
        let sum = 0
        for (const slot of found) sum += all[first + slot] ?? 0
        odds += sum / Math.sqrt(found.length || 1)
      }
      return odds * step
    })
}

const DAYS =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:mon|tues|wednes|thurs|fri|satur|sun)day|segunda|terca|quarta|quinta|sexta|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge|lunedi|martedi|mercoledi|giovedi|venerdi|sabato)$/

/**
 * The slots that a text fills: one for each word, pair of words, run of letters and emoji. All numbers count as one word, and
 * so do all days of the week. The same words of another voice fill other slots.
 */
export const featuresOf = (text: string, voice: string): readonly number[] => {
  const words = (fold(text).match(/\p{L}+(?:'\p{L}+)*|\d+(?:[:.h]\d+)?|[?!✅]/gu) ?? []).map(
    (word) => (/^\d/.test(word) ? "0" : DAYS.test(word) ? "day" : word),
  )
  const slots = new Set<number>()
  const start = hashed(voice)
  const add = (hash: number) => slots.add(slotOf(hash))
  const framed = ["^", ...words, "$"]
  for (const [at, word] of framed.entries()) {
    const [next, third] = [framed[at + 1], framed[at + 2]]
    add(hashed(`1${word}`, start))
    if (next !== undefined) add(hashed(`2${word} ${next}`, start))
    if (third !== undefined) add(hashed(`3${word} ${third}`, start))
  }
  for (const sign of text.match(/\p{Extended_Pictographic}/gu) ?? []) add(hashed(`e${sign}`, start))
  const letters = ` ${words.join(" ")} `
  for (let at = 0; at + 3 <= letters.length; at++) {
    const three = hashed(letters, start, at, at + 3)
    add(three)
    if (at + 4 <= letters.length) add(hashed(letters, three, at + 3, at + 4))
  }
  return [...slots]
}

/** Those of a text by itself, which several classifiers weigh one after the other. */
export const features = keepingLast((text) => featuresOf(text, ""))

/** A capital letter within a sentence: a name or, in German, any noun. */
const NAME = /(?<=[\p{Ll}\d,;)] )\p{Lu}\p{Ll}+/gu

/** Those of a text in which all names are one: "Marta does your colour" tells as much as "Irma does your colour". */
export const featuresUnnamed = keepingLast((text) =>
  featuresOf(text.replace(NAME, "Xx"), "unnamed "),
)

/** A slot for each sign, which is something that is known about a talk beside its words. */
export const signs = (names: readonly string[]): readonly number[] => {
  const start = hashed("sign ")
  return names.map((name) => slotOf(hashed(name, start)))
}

/** FNV-1a, which can go on from the hash of what stands before. */
const hashed = (text: string, start = 0x811c9dc5, from = 0, to = text.length): number => {
  let hash = start
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

const slotOf = (hash: number): number => (hash >>> 0) % SLOTS
