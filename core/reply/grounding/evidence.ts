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

/** What became of each event, of several receipts for one: when it is by the last of them, told as one change. */
export const lastOfEach = (receipts: readonly Receipt[]): readonly Receipt[] => {
  const events = new Map<string, Receipt>()
  for (const receipt of receipts) {
    const known = events.get(receipt.eventId)
    events.set(receipt.eventId, known ? joined(known, receipt) : receipt)
  }
  return [...events.values()]
}

/**
 * Booked, and then moved, is booked; moved, and then given other words, is moved. What was changed after it was cancelled was put back by
 * the owner.
 */
const joined = (first: Receipt, last: Receipt): Receipt => {
  if (first.kind === "cancelled" || last.kind === "cancelled") return last
  const kind = first.kind === "booked" || last.kind === "changed" ? first.kind : last.kind
  return { ...last, kind }
}

/** The appointments that stand, or were changed. What was done just now is in the calendar, too, and is but one. */
export const existingIn = ({ done, before }: Evidence) => {
  const told = new Set(done.map(({ start }) => start))
  return [...done, ...before.filter(({ start }) => !told.has(start))].filter(
    ({ kind }) => kind !== "cancelled",
  )
}
