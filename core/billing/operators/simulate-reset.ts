import * as Effect from "effect/Effect"
import type { OwnerId } from "../../shared/ids.ts"
import { AuditTrail } from "../../shared/ports.ts"
import { readUsageFacts } from "./read-usage-facts.ts"
import { resetReport } from "./reset-report.ts"

/** Describes what the monthly reset would do for an owner, without doing it. Who looked is noted. */
export const simulateReset = Effect.fnUntraced(function* (by: OwnerId, target: OwnerId) {
  const audit = yield* AuditTrail

  const { now, ...facts } = yield* readUsageFacts(target)
  yield* audit.note(by, "reset_simulated", target)
  return { report: resetReport(facts, now) }
})
