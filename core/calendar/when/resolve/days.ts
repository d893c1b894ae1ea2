import type { Language } from "../../../shared/language.ts"
import {
  addDays,
  addMonths,
  civil,
  daysBetween,
  easter,
  mondayOf,
  nthWeekday,
  partsOf,
  weekdayOf,
} from "../../civil.ts"
import { isCanada, orderOfNumbers, weeksBeginOnSunday } from "../locale.ts"
import type { Day, Holiday, MonthRef, Reason } from "../pieces.ts"

export const SUNDAY = 7
/** "Tomorrow" said before this hour may mean the day that has just begun. */
const NIGHT_ENDS = 5
/** A day of this year that has passed is not meant for the next one if that is further away. */
export const FAR_DAYS = 180

export type Today = {
  readonly today: string
  readonly hour: number
  readonly zone: string
  readonly language: Language
}

/**
 * The date of a day, or why it cannot be told. `today`: the day is today or a week from now, and
 * only a time that has passed tells which.
 */
export type Dated =
  | { readonly date: string }
  | { readonly ask: Reason; readonly dates?: readonly string[]; readonly today?: true }

export const found = (date: string): Dated => ({ date })
export const ask = (reason: Reason, dates?: readonly string[]): Dated =>
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
    case "month-end":
      return found(addDays(addMonths(`${today.slice(0, 7)}-01`, 1), -1))
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
      return yearly((year) => holidayOf(keptAs(day, now), year, day.plus), today)
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

const keptAs = (day: Extract<Day, { is: "holiday" }>, { zone }: Today) =>
  day.inCanada && isCanada(zone) ? day.inCanada : day.holiday

const holidayOf = (holiday: Holiday, year: number, plus = 0) => {
  const feast = feastOf(holiday, year)
  return feast && addDays(feast, plus)
}

const feastOf = (holiday: Holiday, year: number) => {
  if ("easter" in holiday) return addDays(easter(year), holiday.easter)
  // The fourth is the last Sunday before Christmas Day.
  if ("advent" in holiday) {
    return addDays(mondayOf(`${year}-12-25`), 7 * (holiday.advent - 4) - 1)
  }
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
