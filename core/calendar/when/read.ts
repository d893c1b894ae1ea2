import type { Grammar } from "./grammar.ts"
import type { LanguageCode, Piece } from "./pieces.ts"

const WORD = /[@a-z0-9]+/g
const COMMON_WORD = 3
const GIVEN_LANGUAGE = 5
const ZONE_LANGUAGE = 1

/** The pieces of a folded text that a grammar understands: the longest at each place. */
export const read = (text: string, grammar: Grammar): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const { index: start } of text.matchAll(WORD)) {
    if (start < end) continue
    grammar.begins.lastIndex = start
    if (!grammar.begins.test(text)) continue
    let longest: { meanings: readonly import("./pieces.ts").Meaning[]; length: number } | undefined
    for (const { pattern, meanings } of grammar.phrases) {
      pattern.lastIndex = start
      const match = pattern.exec(text)
      if (match && match[0].length > (longest?.length ?? 0)) {
        longest = { meanings: meanings(match), length: match[0].length }
      }
    }
    if (!longest) continue
    end = start + longest.length
    for (const meaning of longest.meanings) pieces.push({ ...meaning, start, end })
  }
  return pieces
}

/** Reads a text in the language that explains most of it. */
export const readBest = (
  text: string,
  grammars: readonly Grammar[],
  hints: { readonly given: LanguageCode | undefined; readonly ofZone: LanguageCode },
): { grammar: Grammar; pieces: Piece[] } | undefined => {
  const words = text.match(/[a-z]+/g) ?? []
  let best: { grammar: Grammar; pieces: Piece[]; score: number } | undefined
  for (const grammar of grammars) {
    const pieces = read(text, grammar)
    const places = new Map(pieces.map(({ start, end }) => [start, end - start]))
    const understood = [...places.values()].reduce((sum, length) => sum + length, 0)
    const score =
      understood +
      COMMON_WORD * words.filter((word) => grammar.common.has(word)).length +
      (grammar.code === hints.given ? GIVEN_LANGUAGE : 0) +
      (grammar.code === hints.ofZone ? ZONE_LANGUAGE : 0)
    if (!best || score > best.score) best = { grammar, pieces, score }
  }
  return best
}
