import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { OwnerId } from "../shared/ids.ts"
import { NotAllowed } from "../shared/refusals.ts"
import { Ledger } from "./ports.ts"
import { summaryOf } from "./usage-facts.ts"

/** What an owner has used and may use, now. */
export const readUsage = Effect.fnUntraced(function* (owner: OwnerId) {
  const ledger = yield* Ledger

  const facts = yield* ledger.read(owner)
  if (!facts) return yield* new NotAllowed(say("not_signed_in"))
  return summaryOf(owner, facts, new Date(yield* Clock.currentTimeMillis))
})
