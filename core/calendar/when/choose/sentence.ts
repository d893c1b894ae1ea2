import type { Grammar } from "../grammar.ts"
import type { DayPiece, Piece } from "../pieces.ts"
import { withDeadlines } from "./deadlines.ts"

/** What a message says, piece by piece, and what stands beside what in it. */
export type Sentence = {
  readonly pieces: readonly Piece[]
  readonly text: string
  readonly grammar: Grammar
  /** What stands between two pieces. */
  readonly gap: (a: Piece, b: Piece) => string
  /** Nothing but small words between two pieces. */
  readonly beside: (a: Piece, b: Piece) => boolean
  /** A piece with the times and parts of the day that belong to it. */
  readonly withTimes: (piece: Piece) => readonly Piece[]
}

export const sentenceOf = (said: readonly Piece[], text: string, grammar: Grammar): Sentence => {
  const gap = (a: Piece, b: Piece) => text.slice(a.end, b.start)
  const beside = (a: Piece, b: Piece) => grammar.filler.test(gap(a, b))
  const turned = turnedAround(said, beside)
  const pieces = turned.some(refuses) ? turned : withDeadlines(turned, text, beside)
  const withTimes = (piece: Piece) => {
    const rest = pieces.slice(pieces.indexOf(piece) + 1)
    // A day takes its times along, a time only the part of the day beside it.
    const along = isDay(piece) || piece.kind === "gone" ? ["time", "part", "bounds"] : ["part"]
    const stop = rest.findIndex(
      (next, index) =>
        !along.includes(next.kind) || /[.;!?,]/.test(gap(rest[index - 1] ?? piece, next)),
    )
    const same = rest.filter(({ start }) => start === piece.start)
    return [piece, ...same, ...(stop < 0 ? rest : rest.slice(0, stop))]
  }
  return { pieces, text, grammar, gap, beside, withTimes }
}

/** The text with blanks for the days and times that were read in it. */
export const besides = ({ pieces, text }: Sentence) =>
  pieces
    .filter(isContent)
    .reduce((said, { start, end }) => said.slice(0, start).padEnd(end) + said.slice(end), text)

const CONTENT = new Set(["day", "days", "span", "time", "bounds", "part", "elapse", "gone"])
export const isContent = (piece: Piece) => CONTENT.has(piece.kind)
export const isDay = (piece: Piece): piece is DayPiece => piece.kind === "day"
/** At an hour, or until one. */
export const isTimed = ({ kind }: Piece) => kind === "time" || kind === "bounds"
export const refuses = (piece: Piece) =>
  piece.kind === "turn" && (piece.turn === "not" || piece.turn === "not-next")

/** "Not before Friday" is from Friday on, "not after five" until then. */
const turnedAround = (
  pieces: readonly Piece[],
  beside: (a: Piece, b: Piece) => boolean,
): readonly Piece[] => {
  const used = new Set<Piece>()
  const turned = pieces.map((piece, at): Piece => {
    const [before, turn] = [pieces[at - 2], pieces[at - 1]]
    if (!turn || !refuses(turn) || !beside(turn, piece)) return piece
    // "Thursday no, before Friday": it is Thursday that is refused.
    if (before && isContent(before) && beside(before, turn)) return piece
    if (piece.kind === "open") {
      return piece.side === "to"
        ? { ...piece, side: "from", days: 0 }
        : { ...piece, side: "to", days: piece.days - 1 }
    }
    if (piece.kind !== "bounds" || (piece.bounds.from && piece.bounds.to)) return piece
    used.add(turn)
    const { from, to } = piece.bounds
    return { ...piece, bounds: to ? { from: to } : from ? { to: from } : {} }
  })
  return turned.filter((piece) => !used.has(piece))
}
/** "From the 10th to the 12th", "between Monday and Wednesday". */
export const through = (
  from: readonly DayPiece[],
  to: readonly DayPiece[],
  { text, grammar: { until } }: Sentence,
) => {
  const [last, next, first] = [from.at(-1), to[0], from[0]]
  if (!last || !next || !first) return false
  const [head = "", ...more] = text.slice(next.start, next.end).split(" ")
  const gap = text.slice(last.end, next.start).trim()
  const joint = gap === "" && more.length ? head : gap
  const between = /(?:entre|between|zwischen)(?: (?:el|o|a|le|the|dem))?$/
  return (
    until.test(joint) ||
    (/^(?:y|e|and|et|und)(?: |$)/.test(gap) && between.test(text.slice(0, first.start).trimEnd()))
  )
}
