import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { say } from "../../shared/catalogue.ts"
import type { OwnerId } from "../../shared/ids.ts"
import { AuditTrail } from "../../shared/ports.ts"
import { NotFound } from "../../shared/refusals.ts"
import { DAY_MS } from "../../shared/time-spans.ts"
import { Ledger } from "../ports.ts"

const SHIFTED = "Fecha actualizada"

/** Moves the beginning of an owner's paid period to so many days ago. */
export const shiftPeriod = Effect.fnUntraced(function* (
  by: OwnerId,
  target: OwnerId,
  daysAgo: number,
) {
  const audit = yield* AuditTrail
  const ledger = yield* Ledger

  const start = new Date((yield* Clock.currentTimeMillis) - daysAgo * DAY_MS)
  if (!(yield* ledger.movePeriod(target, start))) {
    return yield* new NotFound(say("not_found"))
  }
  yield* audit.note(by, "period_shifted", target)
  return { message: SHIFTED }
})
