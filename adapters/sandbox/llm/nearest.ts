import { boundedMap } from "../bounded.ts"
import { conceptsOf, fold, saysSomething, stem, wordsOf } from "./words.ts"

/*
 * Finds the sentence of a text that shares most with a question: stems, beginnings of words, and topics; rare ones count more. A
 * text is indexed once, so that answers take no time.
 */

type Index = {
  readonly sentences: readonly string[]
  /** The sentences that hold each key. */
  readonly holders: ReadonlyMap<string, readonly number[]>
  /** Of two sentences that share as much, the one with fewer other words is nearer. */
  readonly lightness: readonly number[]
}

const INDEXES = 64
const LIGHTNESS = -0.2
const BEGINNING = 4

export const nearestSentence = (text: string, question: string): string | null => {
  const { sentences, holders, lightness } = indexOf(text)
  const scores = new Map<number, number>()
  for (const [key, importance] of weighed(question)) {
    const found = holders.get(key) ?? []
    const weight = importance * Math.log(1 + sentences.length / (found.length || 1))
    for (const sentence of found) {
      const score = weight * (lightness[sentence] ?? 1)
      scores.set(sentence, (scores.get(sentence) ?? 0) + score)
    }
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
  const lightness: number[] = []
  for (const [i, sentence] of sentences.entries()) {
    const keys = weighed(sentence)
    lightness.push((1 + keys.size) ** LIGHTNESS)
    for (const key of keys.keys()) {
      const found = holders.get(key)
      if (found) found.push(i)
      else holders.set(key, [i])
    }
  }
  const index = { sentences, holders, lightness }
  indexes.set(text, index)
  return index
}

const STEM = 1
const BEGINNING_ONLY = 0.5
const MATTER = 1
/** The weight of a word that names the topic: in "open on Saturdays?" the Saturday is what is asked. */
const NAMES_MATTER = 0.3

const weighed = (text: string): ReadonlyMap<string, number> => {
  const keys = new Map(conceptsOf(fold(text)).map((name) => [`matter:${name}`, MATTER]))
  for (const word of wordsOf(text)) {
    if (!saysSomething(word)) continue
    const share = conceptsOf(word).length > 0 ? NAMES_MATTER : 1
    keys.set(`stem:${stem(word)}`, STEM * share)
    if (word.length >= BEGINNING) {
      keys.set(`beginning:${word.slice(0, BEGINNING)}`, BEGINNING_ONLY * share)
    }
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
