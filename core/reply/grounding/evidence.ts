import type { Receipt } from "../../calendar/receipt.ts"

/** What is known of the client's appointments, and so may be said of them. */
export type Evidence = {
  /** What was done in this turn, oldest first. */
  readonly done: readonly Receipt[]
  /** What is booked, or was cancelled, from before this turn. */
  readonly before: readonly Pick<
    Receipt,
    "kind" | "start" | "end" | "zone" | "clientZone" | "year"
  >[]
  /** Whether `before` holds all of the client's appointments in the calendar: one that it does not hold does not exist. */
  readonly complete: boolean
}

/** Of several receipts for one event the last, but not one that only changed its words. */
export const lastOfEach = (receipts: readonly Receipt[]): readonly Receipt[] => {
  const events = new Map<string, Receipt>()
  for (const receipt of receipts) {
    const known = events.get(receipt.eventId)
    if (!known || receipt.kind !== "changed") events.set(receipt.eventId, receipt)
  }
  return [...events.values()]
}

/** The appointments that stand, or were changed. */
export const existingIn = ({ done, before }: Evidence) =>
  [...done, ...before].filter(({ kind }) => kind !== "cancelled")
