import { instantsOf, localOf } from "../calendar/zoned.ts"

const DAY_MS = 86_400_000

export type Day = { readonly date: string; readonly begins: Date }

/** The last days of a zone's calendar, oldest first, today the last. */
export const lastDays = (now: Date, zone: string, many: number): readonly Day[] => {
  const today = Date.parse(`${localOf(now.toISOString(), zone).local.slice(0, 10)}T00:00Z`)
  return Array.from({ length: many }, (_, index) => {
    const day = new Date(today - (many - 1 - index) * DAY_MS)
    const date = day.toISOString().slice(0, 10)
    // Where clocks are put forward at midnight, the day begins at one.
    const [begins] = ["00:00", "01:00"].flatMap((time) => instantsOf(`${date}T${time}`, zone))
    return { date, begins: begins ? new Date(begins) : day }
  })
}
