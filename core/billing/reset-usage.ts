import * as Effect from "effect/Effect"
import { Ledger } from "./ports.ts"
import { resetIsDue, summaryOf } from "./usage-facts.ts"

/**
 * Begins the count anew for everybody whose month is over at `now`, and reports whose. It is for looking ahead in the
 * sandbox: elsewhere a month's first reply begins the count anew (db/functions/usage.sql).
 */
export const resetUsage = Effect.fnUntraced(function* (now: Date) {
  const ledger = yield* Ledger

  const owners = yield* ledger.counted()
  const begun: string[] = []
  for (const owner of owners) {
    const facts = yield* ledger.read(owner)
    if (!facts) continue
    const { messagesUsed } = facts
    const usage = summaryOf(owner, facts, now)
    if (!resetIsDue(facts, usage)) continue
    const { periodStart } = usage
    yield* ledger.reset(owner, new Date(periodStart))
    begun.push(`${owner}: ${messagesUsed} messages until ${periodStart}, now 0`)
  }
  return [`${owners.length} counters, ${begun.length} begun anew`, ...begun].join("\n")
})
