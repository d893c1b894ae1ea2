import { localOf } from "../../calendar/zoned.ts"

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

/** The weekday of a date "2026-11-26", in English; undefined: there is no such date. */
export const weekdayName = (date: string): string | undefined =>
  WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]

/** Local date, time and weekday in a time zone, as the prompt shows them. */
export const timeIn = (zone: string, at: Date) => {
  const [date = "", time = ""] = localOf(at.toISOString(), zone).local.split("T")
  return { date, time, weekday: weekdayName(date) }
}
