import { localOf, startOfDay } from "../calendar/zoned.ts"
import { DAY_MS } from "../shared/time-spans.ts"

export type Day = { readonly date: string; readonly begins: Date }

/** The last days of a zone's calendar, oldest first, today the last. */
export const lastDays = (now: Date, zone: string, many: number): readonly Day[] => {
  const today = Date.parse(`${localOf(now.toISOString(), zone).local.slice(0, 10)}T00:00Z`)
  return Array.from({ length: many }, (_, index) => {
    const date = new Date(today - (many - 1 - index) * DAY_MS).toISOString().slice(0, 10)
    return { date, begins: new Date(startOfDay(date, zone)) }
  })
}
