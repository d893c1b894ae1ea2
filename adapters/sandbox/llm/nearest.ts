import { boundedMap } from "../bounded.ts"
import { conceptsOf, fold, saysSomething, stem, wordsOf } from "./words.ts"

/*
 * The sentence of a text that shares most with a question, by stems, beginnings of words and matters; rare ones count more.
 * A text is indexed once: a model that answers at once must be possible.
 */

type Index = {
  readonly sentences: readonly string[]
  /** Which sentences hold a key. */
  readonly holders: ReadonlyMap<string, readonly number[]>
}

const INDEXES = 64
const BEGINNING = 4
const WEIGHTS: Readonly<Record<string, number>> = { stem: 1, beginning: 0.5, matter: 1 }

export const nearestSentence = (text: string, question: string): string | null => {
  const { sentences, holders } = indexOf(text)
  const scores = new Map<number, number>()
  for (const key of keysOf(question)) {
    const found = holders.get(key) ?? []
    const rarity = Math.log(1 + sentences.length / (found.length || 1))
    const weight = rarity * (WEIGHTS[key.slice(0, key.indexOf(":"))] ?? 1)
    for (const sentence of found) scores.set(sentence, (scores.get(sentence) ?? 0) + weight)
  }
  let best: number | null = null
  for (const [sentence, score] of [...scores].toSorted(([a], [b]) => a - b)) {
    if (best === null || score > (scores.get(best) ?? 0)) best = sentence
  }
  return best === null ? null : (sentences[best] ?? null)
}

const indexes = boundedMap<string, Index>(INDEXES)

const indexOf = (text: string): Index => {
  const known = indexes.get(text)
  if (known) return known
  const sentences = sentencesOf(text)
  const holders = new Map<string, number[]>()
  for (const [i, sentence] of sentences.entries()) {
    for (const key of keysOf(sentence)) {
      const found = holders.get(key)
      if (found) found.push(i)
      else holders.set(key, [i])
    }
  }
  const index = { sentences, holders }
  indexes.set(text, index)
  return index
}

const keysOf = (text: string): ReadonlySet<string> => {
  const keys = new Set(conceptsOf(fold(text)).map((name) => `matter:${name}`))
  for (const word of wordsOf(text)) {
    if (!saysSomething(word)) continue
    keys.add(`stem:${stem(word)}`)
    if (word.length >= BEGINNING) keys.add(`beginning:${word.slice(0, BEGINNING)}`)
  }
  return keys
}

const LABEL = /^(Source \d+:|\(none\)|\(empty\))$/
const MEMORY_LINE = /^\d{4}\[(.*)\]$/

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .map((line) => unescaped(line.trim()))
    .filter((line) => line !== "" && !LABEL.test(line))
    .flatMap((line) => line.split(/(?<=[.!?…])\s+(?=[\p{Lu}\d¿¡"(])|\n+/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "")

/** A line of the memory: `0001[Closed on Mondays [holidays\]]`. */
const unescaped = (line: string) => {
  const fragment = MEMORY_LINE.exec(line)?.[1]
  if (fragment === undefined) return line
  return fragment.replace(/\\(.)/g, (_, character: string) =>
    character === "n" ? "\n" : character,
  )
}
