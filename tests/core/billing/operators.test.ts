import { describe, expect, test } from "bun:test"
import { mayDebug } from "../../../core/billing/operators/access.ts"
import { forceReset } from "../../../core/billing/operators/force-reset.ts"
import { resetReport } from "../../../core/billing/operators/reset-report.ts"
import { shiftPeriod } from "../../../core/billing/operators/shift-period.ts"
import { simulateReset } from "../../../core/billing/operators/simulate-reset.ts"
import { summaryOf, type UsageFacts } from "../../../core/billing/usage-facts.ts"
import { OwnerId, PlanId } from "../../../core/shared/ids.ts"
import { ownerWorld } from "../../support/owner-world.ts"

const ana = OwnerId.parse("00000000-0000-4000-8000-0000000000a1")
const eva = OwnerId.parse("00000000-0000-4000-8000-0000000000e1")
const LIMITS = {
  messagesPerMonth: 5_000,
  contextTokens: 30_000,
  chatbotsLimit: 2,
  knowledgeSources: 25,
  memory: 2_000,
}
const planId = PlanId.parse("00000000-0000-4000-8000-0000000000b1")
const plan = {
  id: planId,
  name: "Pro",
  description: "",
  monthlyprice: 49,
  yearlyprice: 529,
  currency: "EUR",
  features: [],
  limits: LIMITS,
}

/** Subscribed since January, 40 messages counted in a period that began in February. */
const standing = (status = "active"): UsageFacts => ({
  signedUpAt: new Date("2026-01-02T10:00:00.000Z"),
  subscription: {
    userid: ana,
    status,
    planId,
    createdat: "2026-01-05T10:00:00.000Z",
    currentPeriodStart: "2026-01-05T10:00:00.000Z",
    currentPeriodEnd: null,
    cancelAt: null,
  },
  plan,
  freePlan: null,
  messagesUsed: 40,
  countedSince: new Date("2026-02-05T10:00:00.000Z"),
  chatbotsUsed: 1,
})

test.each([
  [{ id: eva, operator: true }, ana, true, true],
  [{ id: ana, operator: false }, ana, false, true],
  [{ id: ana, operator: false }, ana, true, false],
  [{ id: ana, operator: false }, eva, false, false],
])("%j may help %s, in production %p: %p", (asking, target, production, may) => {
  expect(mayDebug(asking, target, production)).toBe(may)
})

describe("the summary of use", () => {
  const february = new Date("2026-02-20T00:00:00.000Z")
  const march = new Date("2026-03-10T00:00:00.000Z")

  test("counts what was sent in this period", () => {
    expect(summaryOf(ana, standing(), february)).toMatchObject({
      messagesUsed: 40,
      messagesLimit: 5_000,
      memoryLimit: 2_000,
      planName: "Pro",
      periodStart: "2026-02-05T10:00:00.000Z",
      periodEnd: "2026-03-05T10:00:00.000Z",
      last_reset_date: "2026-02-05T10:00:00.000Z",
    })
  })

  test("counts nothing of an earlier one", () => {
    expect(summaryOf(ana, standing(), march)).toMatchObject({
      messagesUsed: 0,
      periodStart: "2026-03-05T10:00:00.000Z",
    })
  })

  test("falls back to the free plan when nothing is paid", () => {
    expect(summaryOf(ana, standing("past_due"), march)).toMatchObject({
      messagesLimit: 100,
      memoryLimit: 500,
      planName: "Tryout",
      planId: null,
      periodStart: "2026-03-02T10:00:00.000Z",
    })
  })
})

describe("the debug tools", () => {
  const withUsageFacts = () => {
    const world = ownerWorld()
    world.state.usageFacts.set(ana, standing())
    return world
  }

  test("reset a counter, and it is on record who did it to whom", async () => {
    const { run, state } = withUsageFacts()
    expect(await run(forceReset(eva, ana, true))).toEqual({ message: "Contador reiniciado" })
    expect(state.usageFacts.get(ana)).toMatchObject({ messagesUsed: 0 })
    expect(state.audit).toEqual([{ owner: eva, action: "usage_reset", subject: ana }])
  })

  test("without force leave a counter of the running period alone", async () => {
    const { run, state } = withUsageFacts()
    const running = { ...standing(), countedSince: new Date() }
    state.usageFacts.set(ana, running)
    expect((await run(forceReset(eva, ana, false))).message).not.toBe("Contador reiniciado")
    expect(state.usageFacts.get(ana)).toMatchObject({ messagesUsed: 40 })
  })

  test("move a period into the past", async () => {
    const { run, state } = withUsageFacts()
    expect(await run(shiftPeriod(eva, ana, 35))).toEqual({ message: "Fecha actualizada" })
    const start = state.usageFacts.get(ana)?.subscription?.currentPeriodStart ?? ""
    const days = (Date.now() - new Date(start).getTime()) / 86_400_000
    expect(days).toBeCloseTo(35, 2)
  })

  test("say what the monthly reset would do, and do none of it", async () => {
    const { run, state } = withUsageFacts()
    const { report } = await run(simulateReset(eva, ana))
    expect(report).toContain("el contador pasaría de 40 a 0")
    expect(state.usageFacts.get(ana)).toEqual(standing())
    expect(state.audit).toEqual([{ owner: eva, action: "reset_simulated", subject: ana }])
  })

  test("refuse an owner who does not exist", async () => {
    const { refused, state } = ownerWorld()
    for (const refusal of [
      await refused(forceReset(eva, ana, true)),
      await refused(shiftPeriod(eva, ana, 1)),
      await refused(simulateReset(eva, ana)),
    ]) {
      expect(refusal).toMatchObject({ _tag: "NotFound", code: "not_found" })
    }
    state.usageFacts.set(ana, { ...standing(), subscription: null })
    expect(await refused(shiftPeriod(eva, ana, 1))).toMatchObject({ code: "not_found" })
  })

  test("report a counter that stays as it is", () => {
    const now = new Date("2026-02-20T00:00:00.000Z")
    const usage = summaryOf(ana, standing(), now)
    const countedSince = new Date("2026-02-05T10:00:00.000Z")
    const report = resetReport({ usage, counted: 40, countedSince, status: "active" }, now)
    expect(report).toContain("no toca reiniciar")
    expect(report).toContain("40 de 5000")
  })
})
