import { partsOf, weekdayOf } from "../../civil.ts"
import type { Day } from "../pieces.ts"
import { type Dated, dateOf, type Today } from "./days.ts"

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
