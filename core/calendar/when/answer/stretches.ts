import { distinct } from "../../../shared/distinct.ts"
import { addDays, weekdayOf } from "../../civil.ts"
import type { DayPiece, Piece, Span } from "../pieces.ts"
import { type Dated, dateOf } from "../resolve/days.ts"
import { groupDate } from "../resolve/group-date.ts"
import { rangeOf } from "../resolve/spans.ts"
import { type Answer, ask, type Situation } from "./outcome.ts"

/** From the first to the last of several days. */
export const fromTo = (
  [from, to]: readonly [readonly DayPiece[], readonly DayPiece[]],
  now: Situation,
): Answer => {
  const end = groupDate(to, [], now)
  const month = to.map(({ day }) => (day.is === "date" ? day : undefined)).find(Boolean)
  // "From the 10th to the 12th of March": the month is said once.
  const start = groupDate(
    from.map((piece) =>
      month && piece.day.is === "day" ? { ...piece, day: { ...month, day: piece.day.day } } : piece,
    ),
    [],
    now,
  )
  if ("ask" in start) return ask(start.ask)
  const [last] = to
  if (to.length === 1 && last?.day.is === "weekday") {
    const date = addDays(start.date, (last.day.weekday - weekdayOf(start.date) + 7) % 7)
    return { range: [start.date, date] }
  }
  if ("ask" in end) return ask(end.ask)
  return start.date < end.date ? { range: [start.date, end.date] } : ask("several")
}

/** "20 to 22 May". */
export const stretchAnswer = (
  { from, to }: Extract<Piece, { kind: "days" }>,
  now: Situation,
): Answer => {
  const [start, end] = [dateOf(from, now), dateOf(to, now)]
  if ("ask" in start) return ask(start.ask)
  if ("ask" in end) return ask(end.ask)
  return start.date < end.date ? { range: [start.date, end.date] } : ask("several")
}

/** From a day on, or until it. */
export const openAnswer = (
  dated: Dated,
  { side, days }: Extract<Piece, { kind: "open" }>,
): Answer => {
  if ("ask" in dated) return ask(dated.ask, dated.dates)
  const date = addDays(dated.date, days)
  return { range: side === "from" ? [date, null] : [null, date] }
}

/** A week, a weekend or a month. */
export const spanAnswer = (spans: readonly Span[], now: Situation): Answer => {
  const ranges = spans.map((span) => rangeOf(span, now))
  const unclear = ranges.find((it) => "ask" in it)
  if (unclear && "ask" in unclear)
    return ask(
      unclear.ask,
      unclear.ranges?.map(([from]) => from),
    )
  const [only, other] = distinct(ranges)
  if (!only || other || "ask" in only) return ask("several")
  return only.range[1] < now.today ? ask("past") : only
}

/** Whether an answer names a day of that stretch. */
export const isWithin = (said: Answer, span: Span, now: Situation) => {
  const day =
    "local" in said
      ? said.local.slice(0, 10)
      : "date" in said
        ? said.date
        : "range" in said
          ? (said.range[0] ?? said.range[1])?.slice(0, 10)
          : undefined
  const stretch = rangeOf(span, now)
  if (day === undefined || !("range" in stretch)) return false
  const [from, to] = stretch.range
  return day >= from && day <= to
}
