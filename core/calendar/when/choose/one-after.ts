import type { Day, Piece, Span } from "../pieces.ts"
import { isDay } from "./sentence.ts"

/** "Not next week, the one after": the week or weekday that follows the one named before, which has to be refused. */

/** A week or weekday named as the one after another, and that other. */
type After = { readonly piece: Piece; readonly other: Piece }

const following = (piece: Piece): { day: Day } | { span: Span } | undefined => {
  if (piece.kind === "span" && piece.span.is === "week" && piece.span.ahead !== "other")
    return { span: { is: "week", ahead: piece.span.ahead + 1 } }
  if (piece.kind !== "day" || piece.day.is !== "weekday") return undefined
  const { which, weeks } = piece.day
  const clear = which === "this" || which === "bare" || which === "coming"
  return clear ? { day: { ...piece.day, which: "bare", weeks: weeks + 1 } } : undefined
}

/** The pieces with what "the one after" names; where nothing tells, it may be any. */
export const withOnesAfter = (
  said: readonly Piece[],
): { readonly pieces: readonly Piece[]; readonly afters: readonly After[] } => {
  const afters: After[] = []
  const pieces = said.flatMap((piece, at): readonly Piece[] => {
    if (piece.kind !== "one-after") return [piece]
    const { start, end } = piece
    const other = said.slice(0, at).findLast((before) => isDay(before) || before.kind === "span")
    const next = other && following(other)
    if (!other || !next) return piece.week ? [{ kind: "span", span: OTHER_WEEK, start, end }] : []
    const named: Piece =
      "day" in next
        ? { kind: "day", day: next.day, start, end }
        : { kind: "span", span: next.span, start, end }
    afters.push({ piece: named, other })
    return [named]
  })
  return { pieces, afters }
}

const OTHER_WEEK: Span = { is: "week", ahead: "other" }
