import { Effect } from "effect"
import type { OwnerId } from "../shared/ids.ts"
import { readStanding } from "./read-standing.ts"
import { resetReport } from "./reset-report.ts"

/** Says what the monthly reset would do for an owner, and does none of it. */
export const simulateReset = Effect.fn("simulateReset")(function* (target: OwnerId) {
  const { now, ...facts } = yield* readStanding(target)
  return { report: resetReport(facts, now) }
})
