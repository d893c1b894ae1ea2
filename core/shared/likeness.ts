import { fold } from "./fold.ts"

/** Traits of a text are hashed into so many slots. A few collide, which costs less than a list of all of them. */
export const SLOTS = 1 << 18

/** What `bun run learn` writes: a row for each class, each ending in its constant, as base64 in steps of `step`. */
export type Learnt = {
  /** Changes with the phrases that it was learnt from. */
  readonly learntFrom: string
  readonly step: number
  readonly weights: string
}

/**
 * How much a text reads like one of each class: the odds, as logarithms, that it is of that class rather than of none. A
 * logistic regression over the text's words, pairs of words and runs of letters, learnt from phrases.
 */
export const likenessTo = ({ step, weights }: Learnt): ((text: string) => readonly number[]) => {
  const all = new Int8Array(Uint8Array.fromBase64(weights).buffer)
  const firsts = Array.from({ length: all.length / (SLOTS + 1) }, (_, row) => row * (SLOTS + 1))
  return (text) => {
    const found = traits(text)
    const scale = step / Math.sqrt(found.length)
    return firsts.map((first) => {
      let sum = 0
      for (const slot of found) sum += all[first + slot] ?? 0
      return sum * scale + (all[first + SLOTS] ?? 0) * step
    })
  }
}

const DAYS =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:mon|tues|wednes|thurs|fri|satur|sun)day|segunda|terca|quarta|quinta|sexta|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|dilluns|dimarts|dimecres|dijous|divendres|dissabte|diumenge|lunedi|martedi|mercoledi|giovedi|venerdi|sabato)$/

/** Which slots a text fills: one for each word, pair, run of letters and emoji; all numbers are one, and all days. */
export const traits = (text: string): readonly number[] => {
  const words = (fold(text).match(/\p{L}+(?:'\p{L}+)*|\d+(?:[:.h]\d+)?|[?!✅]/gu) ?? []).map(
    (word) => (/^\d/.test(word) ? "0" : DAYS.test(word) ? "day" : word),
  )
  const slots = new Set<number>()
  const framed = ["^", ...words, "$"]
  for (const [at, word] of framed.entries()) {
    const [next, third] = [framed[at + 1], framed[at + 2]]
    slots.add(slotOf(`1${word}`))
    if (next !== undefined) slots.add(slotOf(`2${word} ${next}`))
    if (third !== undefined) slots.add(slotOf(`3${word} ${third}`))
  }
  for (const sign of text.match(/\p{Extended_Pictographic}/gu) ?? []) slots.add(slotOf(`e${sign}`))
  const letters = ` ${words.join(" ")} `
  for (let at = 0; at + 3 <= letters.length; at++) {
    slots.add(slotOf(letters, at, at + 3))
    if (at + 4 <= letters.length) slots.add(slotOf(letters, at, at + 4))
  }
  return [...slots]
}

/** FNV-1a. */
const slotOf = (text: string, from = 0, to = text.length): number => {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0) % SLOTS
}
