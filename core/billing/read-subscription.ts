import { Effect } from "effect"
import { say } from "../shared/catalogue.ts"
import type { OwnerId } from "../shared/ids.ts"
import { NotAllowed } from "../shared/refusals.ts"
import { Ledger } from "./ports.ts"
import { planInForce } from "./standing.ts"
import { isActive } from "./subscription.ts"

/** What an owner pays for, and the plan that holds now. */
export const readSubscription = Effect.fnUntraced(function* (owner: OwnerId) {
  const ledger = yield* Ledger

  const standing = yield* ledger.read(owner)
  const plan = standing && planInForce(standing)
  if (!standing || !plan) return yield* new NotAllowed(say("not_signed_in"))
  const { subscription } = standing
  return { subscription, active: subscription !== null && isActive(subscription.status), plan }
})
