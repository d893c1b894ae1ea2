import {
  addDays,
  addMonths,
  civil,
  daysBetween,
  daysInMonth,
  isoWeek,
  mondayOf,
  partsOf,
  weekdayOf,
} from "../../civil.ts"
import { weeksBeginOnSunday } from "../locale.ts"
import type { Reason, Span } from "../pieces.ts"
import { ask, type Dated, dateOf, FAR_DAYS, found, SUNDAY, type Today } from "./days.ts"

/** A weekday of a week that is named: "Wednesday of next week". */
export const inWeek = (weekday: number, span: Span, now: Today): Dated => {
  const week = rangeOf(span, now)
  if ("ask" in week) {
    const dates = week.ranges?.map(([from]) => addDays(mondayOf(from), weekday - 1))
    return dates ? ask(week.ask, dates) : ask(week.ask)
  }
  const [from, to] = week.range
  if (span.is === "month" && span.told) {
    const next = dateOf({ is: "weekday", weekday, which: "bare", weeks: 0 }, now)
    if ("date" in next && next.date >= from && next.date <= to) return next
  }
  if (span.is === "month") return ask(span.told ? "weekday_mismatch" : "vague")
  const date = addDays(from, (weekday - weekdayOf(from) + 7) % 7)
  if (date > to) return ask("weekday_mismatch")
  if (date >= now.today) return found(date)
  return weekdayOf(now.today) === SUNDAY ? ask("week_start", [date, addDays(date, 7)]) : ask("past")
}

type Ranged =
  | { readonly range: readonly [string, string]; readonly part?: string }
  | { readonly ask: Reason; readonly ranges?: readonly (readonly [string, string])[] }

/** The first and the last day of a week, a weekend or a month. */
export const rangeOf = (span: Span, now: Today): Ranged => {
  const { today } = now
  const monday = mondayOf(today)
  const sunday = weekdayOf(today) === SUNDAY
  const sundayHere = sunday && weeksBeginOnSunday(now.zone)
  const weekFrom = (start: string) => [start, addDays(start, 6)] as const
  switch (span.is) {
    case "week": {
      if (span.ahead === "other") return { ask: "which_week" }
      // "Said there on a Sunday, this week means the days ahead."
      if (span.ahead === 0) return { range: weekFrom(sundayHere ? today : monday) }
      const week = weekFrom(addDays(monday, 7 * span.ahead))
      const later = weekFrom(addDays(monday, 7 * (span.ahead + 1)))
      return sundayHere ? { ask: "week_start", ranges: [week, later] } : { range: week }
    }
    case "iso-week": {
      if (span.week < 1 || span.week > 53) return { ask: "invalid_date" }
      const { year } = partsOf(today)
      const weeks = [year, year + 1].map((y) => weekFrom(isoWeek(y, span.week)))
      const next = weeks.find(([, last]) => last >= today)
      return next && daysBetween(today, next[0]) <= 2 * FAR_DAYS ? { range: next } : { ask: "past" }
    }
    case "weekend":
      return ofWeekend(span.which, now)
    case "month": {
      const first = monthStart(span, today)
      const { year, month } = partsOf(first)
      const last = daysInMonth(year, month)
      const [from, to] = { early_month: [1, 10], mid_month: [11, 20], end_of_month: [21, last] }[
        span.part ?? "end_of_month"
      ] as [number, number]
      const dateIn = (day: number) => addDays(first, day - 1)
      if (!span.part) return { range: [first, dateIn(last)] }
      if (dateIn(to) < today) return { ask: "past" }
      return { range: [dateIn(from), dateIn(to)], part: span.part }
    }
  }
}

const monthStart = (span: Extract<Span, { is: "month" }>, today: string) => {
  const first = `${today.slice(0, 7)}-01`
  if ("ahead" in span.month) return addMonths(first, span.month.ahead)
  if (span.month.year) return civil(span.month.year, span.month.month, 1) ?? first
  return addMonths(first, (span.month.month - partsOf(today).month + 12) % 12)
}

const ofWeekend = (which: string, { today, zone }: Today): Ranged => {
  const saturday = addDays(mondayOf(today), 5)
  const weekend = [saturday, addDays(saturday, 1)] as const
  const next = [addDays(saturday, 7), addDays(saturday, 8)] as const
  const begun = today >= saturday
  const ranges = [weekend, next]
  switch (which) {
    case "this":
      return { range: weekend }
    case "coming":
      return { range: begun ? next : weekend }
    case "next":
      if (weekdayOf(today) !== SUNDAY) return { ask: "which_week", ranges }
      return weeksBeginOnSunday(zone) ? { ask: "week_start", ranges } : { range: next }
    case "other":
      return { ask: "which_week", ranges }
    default:
      return begun ? { ask: "which_week", ranges } : { range: weekend }
  }
}
