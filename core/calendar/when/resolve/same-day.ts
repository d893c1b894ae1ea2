import { partsOf, weekdayOf } from "../../civil.ts"
import type { Day, DayPiece, Piece } from "../pieces.ts"
import { type Dated, dateOf, type Today } from "./days.ts"

/** Which of several days are one day, said twice. */

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
export const touching = (a: Piece, b: Piece, beside: (a: Piece, b: Piece) => boolean) =>
  a.start === b.start || beside(a, b) || beside({ ...a, end: a.end + 1 }, b)

/** Whether two ways of naming a day can be the same day. */
export const agree = (a: Day, b: Day, now: Today): boolean => {
  if (a.is === "weekday" && b.is === "weekday") {
    // "This Friday and next Friday": two of them.
    const apart =
      a.which !== b.which && [a, b].every(({ which }) => which === "this" || which === "next")
    return a.weekday === b.weekday && !apart
  }
  if (a.is === "weekday") return agree(b, a, now)
  const dates = datesOf(dateOf(a, now))
  if (b.is === "weekday") return dates.some((date) => weekdayOf(date) === b.weekday)
  if (b.is === "day") return dates.some((date) => partsOf(date).day === b.day)
  if (a.is === "day") return agree(b, a, now)
  return datesOf(dateOf(b, now)).some((date) => dates.includes(date))
}

export const datesOf = (dated: Dated): readonly string[] =>
  "date" in dated ? [dated.date] : (dated.dates ?? [])
