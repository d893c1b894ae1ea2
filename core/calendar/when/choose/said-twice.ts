import type { DayPiece, Piece } from "../pieces.ts"
import type { Today } from "../resolve/days.ts"
import { agree } from "../resolve/same-day.ts"

/** Days that are one day said twice ("Friday the 13th") belong together. */
export const grouped = (
  days: readonly DayPiece[],
  oneBreath: (a: DayPiece, b: DayPiece) => boolean,
  now: Today,
) => {
  const groups: DayPiece[][] = []
  for (const piece of days) {
    const known = groups.find((group) => group.every(({ day }) => agree(day, piece.day, now)))
    const last = groups.at(-1)
    const before = last?.at(-1)
    const clash = before && before.day.is !== piece.day.is && oneBreath(before, piece)
    if (known) known.push(piece)
    else if (last && clash) last.push(piece)
    else groups.push([piece])
  }
  return groups
}

/** Whether at most one character, a comma say, keeps two pieces apart. */
export const touching = (a: Piece, b: Piece, beside: (a: Piece, b: Piece) => boolean) =>
  a.start === b.start || beside(a, b) || beside({ ...a, end: a.end + 1 }, b)
