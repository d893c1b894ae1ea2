import { Effect } from "effect"
import { Ledger } from "./ports.ts"
import { summaryOf } from "./usage-facts.ts"

/**
 * Begins the count anew for everybody whose month is over at `now`, and reports whose. Turns do the same for themselves:
 * this is for those who get no messages, and for looking ahead.
 */
export const resetUsage = Effect.fnUntraced(function* (now: Date) {
  const ledger = yield* Ledger

  const owners = yield* ledger.counted()
  const begun: string[] = []
  for (const owner of owners) {
    const facts = yield* ledger.read(owner)
    if (!facts?.countedSince) continue
    const { countedSince, messagesUsed } = facts
    const { periodStart } = summaryOf(owner, facts, now)
    if (countedSince >= new Date(periodStart)) continue
    yield* ledger.reset(owner, new Date(periodStart))
    begun.push(`${owner}: ${messagesUsed} messages until ${periodStart}, now 0`)
  }
  return [`${owners.length} counters, ${begun.length} begun anew`, ...begun].join("\n")
})
