import { DAY_MS } from "../shared/time-spans.ts"

/** A date without a clock or a zone, written "YYYY-MM-DD". Arithmetic on such dates only. */
const msOf = (date: string) => Date.parse(`${date}T00:00Z`)
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The date of a year, a month (1 to 12) and a day, or undefined when the calendar has none. */
export const civil = (year: number, month: number, day: number): string | undefined => {
  const date = dateOf(Date.UTC(year, month - 1, day))
  return partsOf(date).month === month && partsOf(date).day === day ? date : undefined
}

export const partsOf = (date: string) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
})

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string) => new Date(msOf(date)).getUTCDay() || 7

export const addDays = (date: string, days: number) => dateOf(msOf(date) + days * DAY_MS)

export const daysBetween = (from: string, to: string) => (msOf(to) - msOf(from)) / DAY_MS

export const mondayOf = (date: string) => addDays(date, 1 - weekdayOf(date))

export const daysInMonth = (year: number, month: number) =>
  new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A month further on, the day held back to the last one that exists. */
export const addMonths = (date: string, months: number) => {
  const { year, month, day } = partsOf(date)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const [y, m] = [first.getUTCFullYear(), first.getUTCMonth() + 1]
  return dateOf(Date.UTC(y, m - 1, Math.min(day, daysInMonth(y, m))))
}

/** The nth weekday of a month; nth -1 is the last one. */
export const nthWeekday = (year: number, month: number, weekday: number, nth: number) => {
  const first = dateOf(Date.UTC(year, month - 1, 1))
  const earliest = 1 + ((weekday - weekdayOf(first) + 7) % 7)
  const last = earliest + 7 * Math.floor((daysInMonth(year, month) - earliest) / 7)
  return civil(year, month, nth < 0 ? last : earliest + 7 * (nth - 1))
}

/** The Monday of an ISO week: week 1 is the one that holds 4 January. */
export const isoWeek = (year: number, week: number) =>
  addDays(mondayOf(`${year}-01-04`), 7 * (week - 1))

/** Easter Sunday in the Gregorian calendar (Anonymous Gregorian algorithm, Meeus 1991). */
export const easter = (year: number) => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return dateOf(Date.UTC(year, month - 1, day))
}
