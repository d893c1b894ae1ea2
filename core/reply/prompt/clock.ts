import { localOf } from "../../calendar/zoned.ts"

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]

/** Undefined: there is no such date. */
export const weekdayOf = (date: string): string | undefined =>
  WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()]

/** What the clock and the calendar on the wall of a zone show, as the model reads it. */
export const timeIn = (zone: string, at: Date) => {
  const [date = "", time = ""] = localOf(at.toISOString(), zone).local.split("T")
  return { date, time, weekday: weekdayOf(date) }
}
