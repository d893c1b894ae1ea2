import { fold } from "../../shared/fold.ts"
import learnt from "./likeness.json"
import type { ClaimKind } from "./words.ts"

/** In the order in which the weights stand. */
export const LEARNT: readonly ClaimKind[] = ["booked", "moved", "cancelled"]

/** Traits of a text share this many weights; a few collide, which costs less than a list of all of them. */
export const SLOTS = 1 << 15

/** For every kind the odds, as a logarithm, that a sentence claims it rather than nothing. */
export type Likeness = Readonly<Record<ClaimKind, number>>

/**
 * How much a sentence reads like a claim of each kind: a logistic regression over its words, pairs of words and runs of
 * letters, learnt from our phrases (`bun run learn`).
 */
export const likeness = (text: string): Likeness => {
  const found = traits(text)
  const scale = learnt.step / Math.sqrt(found.length)
  const odds = (row: number) => {
    const first = row * (SLOTS + 1)
    let sum = 0
    for (const slot of found) sum += WEIGHTS[first + slot] ?? 0
    return sum * scale + (WEIGHTS[first + SLOTS] ?? 0) * learnt.step
  }
  return { booked: odds(0), moved: odds(1), cancelled: odds(2) }
}

/** One row a kind, each ending in its constant, in steps of `step`. */
const WEIGHTS = new Int8Array(Uint8Array.fromBase64(learnt.weights).buffer)

const DAYS =
  /^(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|(?:mon|tues|wednes|thurs|fri|satur|sun)day|segunda|terca|quarta|quinta|sexta|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)$/

/** Which slots a text fills: one for each word, pair and run of letters; all numbers are one, and all days. */
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
