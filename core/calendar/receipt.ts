import type { Span } from "./entry.ts"

/** What became of an appointment: `changed` is one whose words were changed, not its time. */
export type ReceiptKind = "booked" | "moved" | "changed" | "cancelled"

/** Something that was really done in the calendar for a client. Times are instants. */
export type Receipt = {
  readonly kind: ReceiptKind
  readonly eventId: string
  readonly start: string
  readonly end: string
  /** The bot's. */
  readonly zone: string
  /** The client's own, when it was named and shows another time. */
  readonly clientZone: string | null
}

export const receiptOf = (
  kind: ReceiptKind,
  eventId: string,
  { start, end }: Span,
  zone: string,
  clientZone: string | null | undefined,
): Receipt => ({
  kind,
  eventId,
  start: start.toISOString(),
  end: end.toISOString(),
  zone,
  clientZone: clientZone ?? null,
})
