import * as Effect from "effect/Effect"
import { say } from "../shared/catalogue.ts"
import type { OwnerId } from "../shared/ids.ts"
import { NotAllowed } from "../shared/refusals.ts"
import { Ledger } from "./ports.ts"
import { isActive } from "./subscription.ts"
import { planInForce } from "./usage-facts.ts"

/** What an owner pays for, and the plan that holds now. */
export const readSubscription = Effect.fnUntraced(function* (owner: OwnerId) {
  const ledger = yield* Ledger

  const facts = yield* ledger.read(owner)
  const plan = facts && planInForce(facts)
  if (!facts || !plan) return yield* new NotAllowed(say("not_signed_in"))
  const { subscription } = facts
  return { subscription, active: subscription !== null && isActive(subscription.status), plan }
})
