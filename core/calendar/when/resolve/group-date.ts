import { weekdayOf } from "../../civil.ts"
import type { Day, DayPiece, Span } from "../pieces.ts"
import { type Dated, dateOf, type Today } from "./days.ts"
import { agree, datesOf } from "./same-day.ts"
import { inWeek, rangeOf } from "./spans.ts"

/** What says most about a day comes first: the others only have to agree with it. */
const EXACTNESS = ["date", "numbers", "holiday", "nth", "months", "offset", "day", "weekday"]

/** The date of one day that may be named in several ways, within the week or month named with it. */
export const groupDate = (
  pieces: readonly DayPiece[],
  spans: readonly Span[],
  now: Today,
): Dated => {
  const days = pieces
    .map(({ day }) => day)
    .sort((a, b) => EXACTNESS.indexOf(a.is) - EXACTNESS.indexOf(b.is))
  const [first, ...rest] = days
  if (!first) return { ask: "no_day" }
  const [span] = spans
  const dated = span ? within(first, span, now) : dateOf(first, now)
  return rest.reduce((found, day) => together(found, day, first, now), dated)
}

const within = (day: Day, span: Span, now: Today): Dated => {
  // "Next week I'm away, this Friday at three": that week has another Friday.
  const elsewhere =
    day.is === "weekday" && day.which === "this" && span.is === "week" && span.ahead !== 0
  if (elsewhere) return { ask: "which_week" }
  if (day.is === "weekday") return inWeek(day.weekday, span, now)
  if (day.is === "day" && span.is === "month") {
    const { month } = span
    return dateOf(
      "ahead" in month ? { ...day, month } : { is: "date", day: day.day, ...month },
      now,
    )
  }
  const dated = dateOf(day, now)
  const range = rangeOf(span, now)
  if ("ask" in dated || "ask" in range) return dated
  const [from, to] = range.range
  return dated.date >= from && dated.date <= to ? dated : { ask: "several" }
}

/** One more name for the day: it confirms the date, tells which of two it is, or contradicts it. */
const together = (found: Dated, day: Day, first: Day, now: Today): Dated => {
  if ("ask" in found) {
    if (day.is !== "weekday") return found
    const [only, other] = (found.dates ?? []).filter((date) => weekdayOf(date) === day.weekday)
    if (!only || other || found.ask === "which_week" || found.ask === "week_start") return found
    return found.ask === "after_midnight" && only !== datesOf(found)[1] ? found : { date: only }
  }
  if (day.is === "weekday") {
    return weekdayOf(found.date) === day.weekday ? found : { ask: "weekday_mismatch" }
  }
  const fixed: Day = { is: "offset", days: 0 }
  const same = agree(day, fixed, { ...now, today: found.date }) || agree(day, first, now)
  return same ? found : { ask: "several" }
}
