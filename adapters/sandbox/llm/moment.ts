/** An ISO date and time in a text, "2026-11-24T10:30" or "2026-11-24 a las 10:30", with or without an offset. */
const MOMENT =
  /\b(\d{4}-\d{2}-\d{2})(?:T| (?:\p{L}{1,4} ){0,3})(\d{2}:\d{2})(?::\d{2})?(Z|[+-]\d{2}:\d{2})?(?!\d)/u

export type Moment = {
  readonly date: string
  /** Local, `YYYY-MM-DDTHH:MM`. */
  readonly local: string
  readonly offset: string
}

export const momentIn = (text: string): Moment | null => {
  const [, date, time, offset = ""] = MOMENT.exec(text) ?? []
  if (date === undefined || time === undefined) return null
  return Number.isNaN(Date.parse(`${date}T${time}:00Z`))
    ? null
    : { date, local: `${date}T${time}`, offset }
}

/** A local time some minutes later, on the clock's face. */
export const laterBy = (local: string, minutes: number): string =>
  new Date(Date.parse(`${local}:00Z`) + minutes * 60_000).toISOString().slice(0, 16)
