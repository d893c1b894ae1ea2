import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { say } from "../../shared/catalogue.ts"
import type { OwnerId } from "../../shared/ids.ts"
import { NotFound } from "../../shared/refusals.ts"
import { Ledger } from "../ports.ts"
import { summaryOf } from "../usage-facts.ts"

/** Reads what the operators' tools have to know of an owner's usage. */
export const readUsageFacts = Effect.fnUntraced(function* (target: OwnerId) {
  const ledger = yield* Ledger

  const facts = yield* ledger.read(target)
  if (!facts) return yield* new NotFound(say("not_found"))
  const now = new Date(yield* Clock.currentTimeMillis)
  return {
    now,
    usage: summaryOf(target, facts, now),
    counted: facts.messagesUsed,
    countedSince: facts.countedSince,
    status: facts.subscription?.status ?? null,
  }
})
