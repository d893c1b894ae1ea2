import { expect, test } from "bun:test"
import { resetUsage } from "../../../core/billing/reset-usage.ts"
import { ownerWorld } from "../../support/owner-world.ts"

const counted = (messagesUsed: number, since: string | null) => ({
  signedUpAt: new Date("2026-01-10T00:00:00Z"),
  subscription: null,
  plan: null,
  freePlan: null,
  messagesUsed,
  countedSince: since === null ? null : new Date(since),
  chatbotsUsed: 0,
})

test("whoever's month is over begins at zero, and the report says so; the others go on", async () => {
  const { run, state, hasOwner } = ownerWorld()
  const over = hasOwner("over@example.com")
  const goesOn = hasOwner("goes.on@example.com")
  const never = hasOwner("never@example.com")
  state.usageFacts.set(over, counted(70, "2026-02-10T00:00:00Z"))
  state.usageFacts.set(goesOn, counted(30, "2026-03-10T00:00:00Z"))
  state.usageFacts.set(never, counted(0, null))
  const now = new Date("2026-03-12T09:00:00Z")
  expect(await run(resetUsage(now))).toBe(
    `3 counters, 1 begun anew\n${over}: 70 messages until 2026-03-10T00:00:00.000Z, now 0`,
  )
  expect(state.usageFacts.get(over)).toMatchObject({ messagesUsed: 0 })
  expect(state.usageFacts.get(goesOn)).toMatchObject({ messagesUsed: 30 })
  expect(await run(resetUsage(now))).toBe("3 counters, 0 begun anew")
})
