import { describe, expect, test } from "bun:test"
import { lastDays } from "../../../core/overview/days.ts"

describe("the last days", () => {
  test.each([
    ["2026-03-10T23:30:00Z", "Europe/Madrid", "2026-03-11", "2026-03-10T23:00:00.000Z"],
    ["2026-03-10T22:30:00Z", "Europe/Madrid", "2026-03-10", "2026-03-09T23:00:00.000Z"],
    ["2026-03-10T03:00:00Z", "America/Lima", "2026-03-09", "2026-03-09T05:00:00.000Z"],
    // Chile's clocks went from 23:59 to 01:00.
    ["2026-09-06T12:00:00Z", "America/Santiago", "2026-09-06", "2026-09-06T04:00:00.000Z"],
  ])("at %s in %s: today is %s and began at %s", (now, zone, date, begins) => {
    const days = lastDays(new Date(now), zone, 14)
    expect(days).toHaveLength(14)
    expect(days.at(-1)).toEqual({ date, begins: new Date(begins) })
  })

  test("follow each other without a gap, also over a month's end and a change of clocks", () => {
    const days = lastDays(new Date("2026-04-02T12:00:00Z"), "Europe/Madrid", 14)
    expect(days.map(({ date }) => date.slice(5)).join(" ")).toBe(
      "03-20 03-21 03-22 03-23 03-24 03-25 03-26 03-27 03-28 03-29 03-30 03-31 04-01 04-02",
    )
    const hours = days
      .slice(1)
      .map(
        ({ begins }, index) =>
          (begins.getTime() - (days[index]?.begins.getTime() ?? 0)) / 3_600_000,
      )
    expect(hours).toEqual([24, 24, 24, 24, 24, 24, 24, 24, 24, 23, 24, 24, 24])
  })
})
