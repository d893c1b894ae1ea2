import * as Effect from "effect/Effect"
import type { Ledger, Plans } from "../../../core/billing/ports.ts"
import type { OwnerState } from "./state.ts"

export const fakePlans = (state: OwnerState): Plans => ({
  all: () => Effect.succeed([]),
  limitsOf: () =>
    Effect.sync(() => {
      if (state.breaks.has("limitsOf")) throw new Error("the database is gone")
      return state.limits
    }),
})

export const fakeLedger = (state: OwnerState): Ledger => ({
  read: (owner) => Effect.sync(() => state.usageFacts.get(owner) ?? null),
  reset: (owner, periodStart) =>
    Effect.sync(() => {
      const standing = state.usageFacts.get(owner)
      if (standing) Object.assign(standing, { messagesUsed: 0, countedSince: periodStart })
    }),
  movePeriod: (owner, start) =>
    Effect.sync(() => {
      const standing = state.usageFacts.get(owner)
      if (!standing?.subscription) return false
      const currentPeriodStart = start.toISOString()
      standing.subscription = { ...standing.subscription, currentPeriodStart }
      return true
    }),
  counted: () => Effect.sync(() => [...state.usageFacts.keys()]),
})
