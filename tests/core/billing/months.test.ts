import { describe, expect, test } from "bun:test"
import { periodEnd, periodStart } from "../../../core/billing/usage.ts"
import { DAY_MS } from "../../../core/shared/time-spans.ts"
import { forSeeds } from "../../support/random.ts"

const day = (text: string) => new Date(`${text}${text.includes("T") ? "" : "T00:00:00"}Z`)

describe("a month of usage begins on the day of the subscription", () => {
  const months: readonly [string, string, string, string, string][] = [
    ["the first day", "2026-01-15", "2026-01-15", "2026-01-15", "2026-02-15"],
    ["the last moment of a month", "2026-01-15", "2026-02-14T23:59:59", "2026-01-15", "2026-02-15"],
    ["the moment it begins anew", "2026-01-15", "2026-02-15", "2026-02-15", "2026-03-15"],
    [
      "the hour counts too",
      "2026-01-15T10:30:00",
      "2026-02-15T10:29:59",
      "2026-01-15T10:30:00",
      "2026-02-15T10:30:00",
    ],
    ["31 January, in February", "2026-01-31", "2026-02-28", "2026-02-28", "2026-03-31"],
    ["31 January, the day before", "2026-01-31", "2026-02-27", "2026-01-31", "2026-02-28"],
    ["31 January, in April", "2026-01-31", "2026-04-30", "2026-04-30", "2026-05-31"],
    [
      "31 January, back to the 31st in March",
      "2026-01-31",
      "2026-03-30",
      "2026-02-28",
      "2026-03-31",
    ],
    ["31 January, in a leap year", "2028-01-31", "2028-02-29", "2028-02-29", "2028-03-31"],
    ["29 February, a year later", "2028-02-29", "2029-02-28", "2029-02-28", "2029-03-29"],
    ["29 February, four years later", "2028-02-29", "2032-02-29", "2032-02-29", "2032-03-29"],
    [
      "31 December, over the turn of the year",
      "2025-12-31",
      "2026-01-30",
      "2025-12-31",
      "2026-01-31",
    ],
    [
      "a yearly plan, in its eleventh month",
      "2026-01-15",
      "2026-11-20",
      "2026-11-15",
      "2026-12-15",
    ],
    ["a yearly plan, renewed", "2026-01-15", "2027-01-15", "2027-01-15", "2027-02-15"],
    ["a clock that runs behind", "2026-03-15", "2026-03-14", "2026-02-15", "2026-03-15"],
  ]
  test.each(months)("%s", (_, anchor, now, start, end) => {
    expect(periodStart(day(anchor), day(now))).toEqual(day(start))
    expect(periodEnd(day(anchor), day(now))).toEqual(day(end))
  })

  test("every moment lies in exactly one month, and the next begins where it ends", () => {
    forSeeds(2_000, ({ below }) => {
      const anchor = new Date(Date.UTC(2024, 0, 1) + below(1_500) * DAY_MS + below(DAY_MS))
      const now = new Date(anchor.getTime() + below(3_000) * DAY_MS + below(DAY_MS))
      const [start, end] = [periodStart(anchor, now), periodEnd(anchor, now)]
      expect(start.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(end.getTime()).toBeGreaterThan(now.getTime())
      expect(periodStart(anchor, end)).toEqual(end)
      expect(periodEnd(anchor, start)).toEqual(end)
      expect(periodStart(anchor, new Date(end.getTime() - 1))).toEqual(start)
      const days = (end.getTime() - start.getTime()) / DAY_MS
      expect(days).toBeGreaterThanOrEqual(28)
      expect(days).toBeLessThanOrEqual(31)
    })
  })
})
