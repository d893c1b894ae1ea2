import type { Language } from "../../shared/language.ts"
import { FIRST_SIGNS } from "./grammar/first-signs.ts"
import { type Grammar, NUMBER_BESIDE } from "./grammar.ts"
import type { Meaning, Piece } from "./pieces.ts"

const WORD = /[@a-z0-9]+/g
/** Enough characters for the number and the word that tells what it counts. */
const NUMBER_REACH = 30
const COMMON_WORD = 3
const GIVEN_LANGUAGE = 5
const ZONE_LANGUAGE = 1

/** The pieces of a folded text that a grammar understands: the longest at each place. */
export const read = (text: string, grammar: Grammar): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const { index: start } of text.matchAll(WORD)) {
    if (start < end) continue
    let longest: { meanings: readonly Meaning[]; length: number } | undefined
    const signs = text.slice(start, start + FIRST_SIGNS)
    for (const { pattern, meanings } of grammar.phrasesFrom(signs)) {
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
  return pieces.flatMap((piece) => [piece, ...numberBeside(text, piece, pieces)])
}

/** "This Friday 13": the number left over beside a day is a day of the month, and has to agree. */
const numberBeside = (text: string, piece: Piece, all: readonly Piece[]): Piece[] => {
  if (piece.kind !== "day" || !["weekday", "offset"].includes(piece.day.is)) return []
  const [found, close, apart] =
    NUMBER_BESIDE.exec(text.slice(piece.end, piece.end + NUMBER_REACH)) ?? []
  const number = close ?? apart
  const end = piece.end + (found?.length ?? 0)
  const read = all.some((other) => other.start < end && other.end >= end)
  return !number || read ? [] : [{ ...piece, day: { is: "day", day: Number(number) } }]
}

/** A text as one language reads it, and how much of it that explains. */
export type InLanguage = {
  readonly grammar: Grammar
  readonly pieces: readonly Piece[]
  readonly score: number
}

/** Reads a text in each language. */
export const readInEach = (text: string, grammars: readonly Grammar[]): readonly InLanguage[] => {
  const words = text.match(/[a-z]+/g) ?? []
  return grammars.map((grammar) => {
    const pieces = read(text, grammar)
    const places = new Map(pieces.map(({ start, end }) => [start, end - start]))
    const understood = [...places.values()].reduce((sum, length) => sum + length, 0)
    const common = words.filter((word) => grammar.common.has(word)).length
    return { grammar, pieces, score: understood + COMMON_WORD * common }
  })
}

/** The language that explains most of a text; of those that explain about as much, one that was to be expected. */
export const bestOf = (
  readings: readonly InLanguage[],
  hints: { readonly given: Language | undefined; readonly ofZone: Language },
): InLanguage | undefined => {
  const scoreOf = ({ grammar: { code }, score }: InLanguage) =>
    score +
    (code === hints.given ? GIVEN_LANGUAGE : 0) +
    (code === hints.ofZone ? ZONE_LANGUAGE : 0)
  return readings.toSorted((one, other) => scoreOf(other) - scoreOf(one))[0]
}
