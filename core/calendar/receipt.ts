import type { Span } from "./entry.ts"
import { localOf } from "./zoned.ts"

/** What became of an appointment: `changed` is one whose words were changed, not its time. */
export type ReceiptKind = "booked" | "moved" | "changed" | "cancelled"

/** Something that was really done in the calendar for a client. Times are instants. */
export type Receipt = {
  readonly kind: ReceiptKind
  readonly eventId: string
  /** The Google account in whose calendar it was done: another one may be connected since. Older receipts have none. */
  readonly account?: string | null
  readonly start: string
  readonly end: string
  /** The bot's. */
  readonly zone: string
  /** The client's own, when it was named and shows another time. */
  readonly clientZone: string | null
  /** Said where the day alone would be taken for one that comes before: "10 December" of the year after. */
  readonly year?: number
}

/** In which calendar it was done, and by which clocks it is told. */
type Where = {
  readonly zone: string
  readonly clientZone?: string | null | undefined
  readonly now?: Date | undefined
  readonly account?: string | null
}

/** What was done to an appointment; by `now` it is decided whether its year has to be said. */
export const receiptOf = (
  kind: ReceiptKind,
  eventId: string,
  { start, end }: Span,
  { zone, clientZone = null, now, account }: Where,
): Receipt => ({
  kind,
  eventId,
  start: start.toISOString(),
  end: end.toISOString(),
  zone,
  clientZone,
  ...(account !== undefined && { account }),
  ...(now && yearOf(start, zone, now)),
})

const dateOf = (at: Date, zone: string) => localOf(at.toISOString(), zone).local.slice(0, 10)

/** The year of a day, where the same day comes once more before. */
export const yearOf = (at: Date, zone: string, now: Date): Pick<Receipt, "year"> => {
  const [year, day] = [Number(dateOf(at, zone).slice(0, 4)), dateOf(at, zone).slice(4)]
  return `${year - 1}${day}` >= dateOf(now, zone) ? { year } : {}
}
