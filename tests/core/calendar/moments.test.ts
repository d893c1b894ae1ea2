import { describe, expect, test } from "bun:test"
import {
  changedTimes,
  freeNear,
  momentOf,
  pastFault,
  rangeOf,
  slotOf,
  zoneOf,
} from "../../../core/calendar/moments.ts"
import { instantsOf, localOf } from "../../../core/calendar/zoned.ts"
import { TIME_ZONES } from "../../../core/shared/time-zones.ts"

const ZONE = "Europe/Madrid"
const NOW = new Date("2026-03-10T09:00:00.000Z")
const at = (iso: string) => new Date(iso)

describe("a moment as it is written", () => {
  test.each([
    ["local", "2026-03-12T10:00", "2026-03-12T09:00:00Z"],
    ["with seconds", "2026-03-12T10:00:59", "2026-03-12T09:00:00Z"],
    ["with a space", "2026-03-12 10:00", "2026-03-12T09:00:00Z"],
    ["in UTC", "2026-03-12T10:00:00Z", "2026-03-12T10:00:00Z"],
    ["in small letters, as RFC 3339 allows", "2026-03-12t10:00:00z", "2026-03-12T10:00:00Z"],
    [
      "with an offset that is not the zone's, which wins",
      "2026-03-12T10:00:00-05:00",
      "2026-03-12T15:00:00Z",
    ],
    ["with an offset without colon", "2026-03-12T10:00:00+0530", "2026-03-12T04:30:00Z"],
    ["with fractions", "2026-03-12T10:00:00.500Z", "2026-03-12T10:00:00Z"],
    ["on 29 February of a leap year", "2028-02-29T10:00", "2028-02-29T09:00:00Z"],
    ["twice that night: the first", "2026-10-25T02:30", "2026-10-25T00:30:00Z"],
  ])("%s", (_, written, instant) => {
    expect(momentOf(written, ZONE, "x")).toEqual(at(instant))
  })

  test.each([
    ["29 February of another year", "2026-02-29T10:00"],
    ["a month too many", "2026-13-01T10:00Z"],
    ["24:00", "2026-03-12T24:00"],
    ["25 o'clock with an offset", "2026-03-12T25:00+01:00"],
    ["the hour that is left out", "2026-03-29T02:30"],
    ["an offset of no place", "2026-03-12T10:00+99:99"],
    ["a year that no calendar reaches", "9999-12-31T23:30"],
    ["the year nought", "0000-01-01T00:00Z"],
  ])("%s is none", (_, written) => {
    expect(momentOf(written, ZONE, "x")).toHaveProperty("fault")
  })

  test("in every zone and at every change of its clock: what exists is found, what does not is refused", () => {
    const HALF_HOUR = 30 * 60_000
    for (const zone of TIME_ZONES) {
      for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2027, 0, 1); ms += 86_400_000) {
        const offset = (time: number) => localOf(new Date(time).toISOString(), zone).offset
        if (offset(ms) === offset(ms + 86_400_000)) continue
        for (let each = ms; each < ms + 86_400_000; each += HALF_HOUR) {
          const { local } = localOf(new Date(each).toISOString(), zone)
          const found = momentOf(local, zone, "x")
          expect(instantsOf(local, zone)[0]).toBe(
            found instanceof Date ? `${found.toISOString().slice(0, 19)}Z` : "never",
          )
        }
      }
    }
  })
})

describe("what a list covers", () => {
  test("is a whole day where only its date is said", () => {
    const day = { time_min: "2026-03-12", time_max: "2026-03-12" }
    expect(rangeOf(day, ZONE, NOW)).toEqual({
      start: at("2026-03-11T23:00:00Z"),
      end: at("2026-03-12T23:00:00Z"),
    })
    expect(rangeOf({ ...day, time_max: "2026-03-31" }, ZONE, NOW)).toEqual({
      start: at("2026-03-11T23:00:00Z"),
      end: at("2026-03-31T22:00:00Z"),
    })
  })

  test("is no day that there is not", () => {
    expect(rangeOf({ time_min: "2026-02-30" }, ZONE, NOW)).toHaveProperty("fault")
  })

  test("begins at one where a day has no midnight", () => {
    const { start } = rangeOf({ time_min: "2026-09-06" }, "America/Santiago", NOW) as {
      start: Date
    }
    expect(start).toEqual(at("2026-09-06T04:00:00Z"))
  })
})

describe("the times of an appointment", () => {
  test("last an hour unless said otherwise", () => {
    expect(slotOf({ start_time: "2026-03-12T10:00" }, ZONE)).toEqual({
      start: at("2026-03-12T09:00:00Z"),
      end: at("2026-03-12T10:00:00Z"),
    })
  })

  test.each([
    ["start_time", { start_time: "2026-03-09T10:00" }],
    ["start_time", { start_time: "2026-03-09T10:00", end_time: "2026-03-12T10:00" }],
    ["end_time", { end_time: "2026-03-09T10:00" }],
  ])("that lie behind are told by %s", (name, asked) => {
    const times = changedTimes(asked, ZONE)
    if ("fault" in times) throw new Error(times.fault)
    expect(pastFault(times, NOW)).toEqual({ fault: `${name}: is in the past` })
    expect(pastFault(times, at("2026-03-01T00:00:00Z"))).toBeNull()
  })

  test.each([
    ["only a new start", { start_time: "2026-03-12T10:00" }, { start: at("2026-03-12T09:00:00Z") }],
    ["only a new end", { end_time: "2026-03-12T10:00" }, { end: at("2026-03-12T09:00:00Z") }],
    ["neither", {}, {}],
  ])("changed by %s, they are what was said", (_, asked, expected) => {
    expect(changedTimes(asked, ZONE)).toEqual(expected)
  })

  test.each([
    [{ start_time: "2026-02-30T10:00" }],
    [{ end_time: "2026-02-30T10:00" }],
    [{ start_time: "2026-03-12T10:00", end_time: "2026-03-12T09:00" }],
  ])("changed to no date, or backwards, they are refused", (asked) => {
    expect(changedTimes(asked, ZONE)).toHaveProperty("fault")
  })
})

test("a list covers a month unless said otherwise, and never more than a year", () => {
  const days = (asked: object) => {
    const range = rangeOf(asked, ZONE, NOW)
    return "fault" in range ? range.fault : (+range.end - +range.start) / 86_400_000
  }
  expect(days({})).toBe(31)
  expect(days({ time_max: "2036-03-12T10:00" })).toBe(366)
  expect(days({ time_min: "2026-03-12T10:00", time_max: "2026-03-12T10:00" })).toBe(
    "time_max: must be after time_min",
  )
})

test("a list of more than a year leaves out what is over, and not what is to come", () => {
  expect(rangeOf({ time_min: "2020-01-01", time_max: "2036-12-31" }, ZONE, NOW)).toEqual({
    start: NOW,
    end: new Date(NOW.getTime() + 366 * 86_400_000),
    cut: true,
  })
  const past = { time_min: "2020-01-01", time_max: "2024-12-31" }
  expect(rangeOf(past, ZONE, NOW)).toMatchObject({ start: at("2019-12-31T23:00:00Z") })
  expect(rangeOf({ time_max: "9999-12-31" }, ZONE, NOW)).toHaveProperty("fault")
})

test("a zone that is named must be one", () => {
  expect(zoneOf(undefined, ZONE)).toBe(ZONE)
  expect(zoneOf("Asia/Tokyo", ZONE)).toBe("Asia/Tokyo")
  expect(zoneOf("asia/tokyo", ZONE)).toBe("Asia/Tokyo")
  for (const none of ["Mars/One", "+02:00", "", "GMT+2:00 (Madrid)"]) {
    expect(zoneOf(none, ZONE)).toHaveProperty("fault")
  }
})

describe("other times than one that is taken", () => {
  const span = (from: string, to: string) => ({
    start: at(`2026-03-12T${from}:00Z`),
    end: at(`2026-03-12T${to}:00Z`),
  })
  const near = (taken: ReturnType<typeof span>[], now = NOW) =>
    freeNear(span("09:00", "10:00"), taken, { zone: ZONE, now }).map(({ start }) =>
      start.toISOString().slice(11, 16),
    )

  test("are near, free, as long, and in order", () => {
    expect(near([span("09:00", "10:00")])).toEqual(["08:00", "10:00", "10:30"])
    expect(near([span("07:00", "10:30")])).toEqual(["10:30", "11:00", "11:30"])
  })

  test("never lie behind, nor on another day", () => {
    expect(near([span("09:00", "10:00")], at("2026-03-12T08:30:00Z"))).toEqual([
      ...["10:00", "10:30", "11:00"],
    ])
    const late = { start: at("2026-03-12T22:00:00Z"), end: at("2026-03-12T22:30:00Z") }
    for (const { start } of freeNear(late, [], { zone: ZONE, now: NOW })) {
      expect(localOf(start.toISOString(), ZONE).local.slice(0, 10)).toBe("2026-03-12")
    }
  })

  test("may be none", () => {
    expect(near([span("00:00", "23:00")])).toEqual([])
  })
})
