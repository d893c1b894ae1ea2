import {
  addDays,
  addMonths,
  civil,
  daysBetween,
  daysInMonth,
  easter,
  isoWeek,
  mondayOf,
  nthWeekday,
  partsOf,
  weekdayOf,
} from "./civil.ts"
import type { Day, Holiday, LanguageCode, MonthRef, Reason, Span } from "./pieces.ts"
import { orderOfNumbers, weeksBeginOnSunday } from "./places.ts"

const SUNDAY = 7
/** "Tomorrow" said before this hour may mean the day that has just begun. */
const NIGHT_ENDS = 5
/** A day of this year that has passed is not meant for the next one if that is further away. */
const FAR_DAYS = 180

export type Today = {
  readonly today: string
  readonly hour: number
  readonly zone: string
  readonly language: LanguageCode
}

/**
 * The date of a day, or why it cannot be told. `today`: the day is today or a week from now, and
 * only a time that has passed tells which.
 */
export type Dated =
  | { readonly date: string }
  | { readonly ask: Reason; readonly dates?: readonly string[]; readonly today?: true }

const found = (date: string): Dated => ({ date })
const ask = (reason: Reason, dates?: readonly string[]): Dated =>
  dates ? { ask: reason, dates } : { ask: reason }

/** Looks a day up in the calendar. */
export const dateOf = (day: Day, now: Today): Dated => {
  const { today } = now
  switch (day.is) {
    case "offset": {
      const date = addDays(today, day.days)
      if (day.days < 0) return ask("past")
      const early = day.spoken && day.days > 0 && now.hour < NIGHT_ENDS
      return early ? ask("after_midnight", [addDays(date, -1), date]) : found(date)
    }
    case "months":
      return found(addMonths(today, day.months))
    case "weekday":
      return ofWeekday(day, now)
    case "day":
      return day.month ? ofDay(day.day, monthOf(day.month, today)) : nextDay(day.day, today)
    case "date":
      return day.year === undefined
        ? yearly((year) => civil(year, day.month, day.day), today, day)
        : upcoming(civil(day.year, day.month, day.day), today)
    case "numbers":
      return ofNumbers(day, now)
    case "nth": {
      const month = monthOf(day.month, today)
      if ("ahead" in day.month) {
        return upcoming(nthWeekday(month.year, month.month, day.weekday, day.nth), today)
      }
      return yearly((year) => nthWeekday(year, month.month, day.weekday, day.nth), today)
    }
    case "holiday":
      return yearly((year) => holidayOf(day.holiday, year), today)
  }
}

const upcoming = (date: string | undefined, today: string): Dated => {
  if (!date) return ask("invalid_date")
  return date < today ? ask("past") : found(date)
}

/** A day that comes every year: the next one, unless this year's has passed and the next is far. */
const yearly = (
  inYear: (year: number) => string | undefined,
  today: string,
  named?: { readonly month: number; readonly day: number },
): Dated => {
  const { year, month, day } = partsOf(today)
  const passed = named && (named.month < month || (named.month === month && named.day < day))
  const thisYear = inYear(year)
  if (!thisYear && !passed) return ask("invalid_date")
  if (thisYear && thisYear >= today) return found(thisYear)
  const next = inYear(year + 1)
  if (!next) return ask("invalid_date")
  return daysBetween(today, next) > FAR_DAYS ? ask("past") : found(next)
}

const holidayOf = (holiday: Holiday, year: number) => {
  if ("easter" in holiday) return addDays(easter(year), holiday.easter)
  if ("nth" in holiday) return nthWeekday(year, holiday.month, holiday.weekday, holiday.nth)
  return civil(year, holiday.month, holiday.day)
}

const monthOf = (month: MonthRef, today: string) => {
  const ahead = partsOf(addMonths(`${today.slice(0, 7)}-01`, "ahead" in month ? month.ahead : 0))
  return "ahead" in month ? ahead : { ...ahead, month: month.month }
}

const ofDay = (day: number, { year, month }: { year: number; month: number }): Dated => {
  const date = civil(year, month, day)
  return date ? found(date) : ask("invalid_date")
}

/** A day of the month alone: in this month if it is still to come, else in the next. */
const nextDay = (day: number, today: string): Dated => {
  if (day < 1 || day > 31) return ask("invalid_date")
  return ofDay(day, monthOf({ ahead: day < partsOf(today).day ? 1 : 0 }, today))
}

const ofNumbers = (day: Extract<Day, { is: "numbers" }>, now: Today): Dated => {
  const { first, second, year } = day
  const read = (d: number, m: number) =>
    m < 1 || m > 12 ? undefined : dateOf({ is: "date", day: d, month: m, year }, now)
  const order = orderOfNumbers(now.language, now.zone)
  const dayFirst = read(first, second)
  const monthFirst = read(second, first)
  if (order === "day-first") return dayFirst ?? ask("invalid_date")
  if (order === "month-first") return monthFirst ?? ask("invalid_date")
  if (!dayFirst || !monthFirst || first === second) {
    return dayFirst ?? monthFirst ?? ask("invalid_date")
  }
  const dates = [dayFirst, monthFirst].flatMap((it) => ("date" in it ? [it.date] : []))
  return ask("date_format", dates)
}

const ofWeekday = (day: Extract<Day, { is: "weekday" }>, { today, zone }: Today): Dated => {
  const now = weekdayOf(today)
  const inThisWeek = addDays(mondayOf(today), day.weekday - 1)
  const ahead = addDays(today, (day.weekday - now + 7) % 7 || 7)
  const sundayHere = now === SUNDAY && weeksBeginOnSunday(zone)
  switch (day.which) {
    case "bare":
      if (day.weekday === now) {
        const dates = [addDays(today, 7 * day.weeks), addDays(today, 7 * (day.weeks + 1))]
        return day.weeks ? ask("which_week", dates) : { ask: "which_week", dates, today: true }
      }
      if (day.loose && inThisWeek < today) {
        const dates = [addDays(inThisWeek, 7 * day.weeks), addDays(ahead, 7 * day.weeks)]
        return ask("which_week", dates)
      }
      return found(addDays(ahead, 7 * day.weeks))
    case "coming":
      return found(ahead)
    case "this":
      if (inThisWeek >= today) return found(inThisWeek)
      if (sundayHere) return found(ahead)
      return ask(now === SUNDAY ? "week_start" : "which_week", [inThisWeek, ahead])
    case "next":
      if (sundayHere && day.weekday !== SUNDAY) return ask("week_start", [ahead, addDays(ahead, 7)])
      if (inThisWeek > today) return ask("which_week", [inThisWeek, addDays(inThisWeek, 7)])
      return found(addDays(inThisWeek, 7))
    case "other":
      return ask("which_week", [ahead, addDays(ahead, 7)])
  }
}

/** A weekday of a week that is named: "Wednesday of next week". */
export const inWeek = (weekday: number, span: Span, now: Today): Dated => {
  const week = rangeOf(span, now)
  if ("ask" in week) {
    const dates = week.ranges?.map(([from]) => addDays(mondayOf(from), weekday - 1))
    return dates ? ask(week.ask, dates) : ask(week.ask)
  }
  const [from, to] = week.range
  if (span.is === "month") return ask("vague")
  const date = addDays(from, (weekday - weekdayOf(from) + 7) % 7)
  if (date > to) return ask("weekday_mismatch")
  if (date >= now.today) return found(date)
  return weekdayOf(now.today) === SUNDAY ? ask("week_start", [date, addDays(date, 7)]) : ask("past")
}

export type Ranged =
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
