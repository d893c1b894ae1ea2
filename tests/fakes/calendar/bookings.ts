import * as Effect from "effect/Effect"
import { overlaps, type Span } from "../../../core/calendar/entry.ts"
import type { Bookings, KeptReceipt } from "../../../core/calendar/ports.ts"

type Hold = { readonly span: Span; eventId: string | null; readonly until: number }

const HOLD_MS = 2 * 60_000

/** Holds and receipts of one bot, at the time that `now` says; `clientOf`: in whose conversation a booking is made. */
export const fakeBookings = (
  now: () => Date,
  clientOf: (key: string) => string | null = () => null,
) => {
  const holds = new Map<string, Hold>()
  const receipts: (KeptReceipt & { readonly client: string })[] = []
  const forget = (key: string, instead: string | null) => {
    for (const [each, { until, eventId }] of holds) {
      const replaced = instead !== null && eventId === instead
      if (each === key || until < now().getTime() || replaced) holds.delete(each)
    }
  }
  const bookings: Bookings = {
    hold: (_, key, span, instead) =>
      Effect.sync(() => {
        forget(key, instead)
        if ([...holds.values()].some((hold) => overlaps(hold.span, span))) return "taken"
        holds.set(key, { span, eventId: null, until: now().getTime() + HOLD_MS })
        return "held"
      }),
    held: (_, within) =>
      Effect.sync(() =>
        [...holds]
          .filter(([, { span, until }]) => until > now().getTime() && overlaps(span, within))
          .map(([key, { span, eventId }]) => ({ ...span, eventId, client: clientOf(key) })),
      ),
    release: (_, key) => Effect.sync(() => void holds.delete(key)),
    settle: (_, { key, receipt, told }) =>
      Effect.sync(() => {
        const { kind, eventId } = receipt
        if (kind === "cancelled") {
          for (const [each, hold] of holds) if (hold.eventId === eventId) holds.delete(each)
        }
        const hold = holds.get(key)
        if (hold) hold.eventId = eventId
        if (!told) return
        const same = receipts.findIndex(
          (each) => each.turnId === told.turnId && each.kind === kind && each.eventId === eventId,
        )
        if (same >= 0) receipts.splice(same, 1)
        receipts.unshift({ ...receipt, turnId: told.turnId, client: told.client })
      }),
    receipts: (_, client) =>
      Effect.sync(() => receipts.filter((each) => each.client === client).slice(0, 20)),
  }
  return { bookings, holds, receipts }
}
