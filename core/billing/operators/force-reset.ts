import * as Effect from "effect/Effect"
import type { OwnerId } from "../../shared/ids.ts"
import { AuditTrail } from "../../shared/ports.ts"
import { Ledger } from "../ports.ts"
import { resetIsDue } from "../usage-facts.ts"
import { readUsageFacts } from "./read-usage-facts.ts"

const RESET = "Contador reiniciado"
const NOT_DUE = "Aún no toca reiniciar el contador"

/** Sets an owner's message counter to zero; without `force` only when a new period has begun. */
export const forceReset = Effect.fnUntraced(function* (
  by: OwnerId,
  target: OwnerId,
  force: boolean,
) {
  const audit = yield* AuditTrail
  const ledger = yield* Ledger

  const facts = yield* readUsageFacts(target)
  if (!force && !resetIsDue(facts, facts.usage)) return { message: NOT_DUE }
  yield* ledger.reset(target, new Date(facts.usage.periodStart))
  yield* audit.note(by, "usage_reset", target)
  return { message: RESET }
})
