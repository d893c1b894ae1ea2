import { Clock, Effect } from "effect"
import { Ledger } from "../billing/ports.ts"
import { summaryOf } from "../billing/standing.ts"
import { say } from "../shared/catalogue.ts"
import type { OwnerId } from "../shared/ids.ts"
import { NotFound } from "../shared/refusals.ts"

/** What the tools look at before they do anything. */
export const readStanding = Effect.fnUntraced(function* (target: OwnerId) {
  const ledger = yield* Ledger

  const standing = yield* ledger.read(target)
  if (!standing) return yield* new NotFound(say("not_found"))
  const now = new Date(yield* Clock.currentTimeMillis)
  return {
    now,
    usage: summaryOf(target, standing, now),
    counted: standing.messagesUsed,
    countedSince: standing.countedSince,
    status: standing.subscription?.status ?? null,
  }
})
