import { expect, test } from "bun:test"
import {
  CancelArguments,
  CreateArguments,
  endOf,
  ListArguments,
  Moment,
} from "../../../core/calendar/event.ts"

test.each([
  "2026-11-21T10:00:00Z",
  "2026-11-21T10:00:00.000+01:00",
  "2026-11-21T10:00",
  "2026-11-21 10:00:00",
])("%p is a moment", (moment) => {
  expect(Moment.safeParse(moment).success).toBe(true)
})

test.each(["", "mañana", "2026-11-21", "10:00", "2026-11-21T10", "21/11/2026 10:00", 0, null])(
  "%p is no moment of an appointment",
  (moment) => {
    expect(Moment.safeParse(moment).success).toBe(false)
  },
)

test("an event with only a start lasts an hour", () => {
  const start = new Date("2026-11-21T10:00:00Z")
  expect(endOf(start, null)).toEqual(new Date("2026-11-21T11:00:00Z"))
  expect(endOf(start, new Date("2026-11-21T10:30:00Z"))).toEqual(new Date("2026-11-21T10:30:00Z"))
})

test("whose event it is cannot be said in an argument", () => {
  expect(
    CreateArguments.parse({
      summary: "Mesa",
      start_time: "2026-11-21T10:00",
      clientid: "other",
    } as never),
  ).toEqual({ summary: "Mesa", start_time: "2026-11-21T10:00" })
})

test("a list without a wish has 50 entries", () => {
  expect(ListArguments.parse({}).max_results).toBe(50)
  expect(ListArguments.safeParse({ max_results: 51 }).success).toBe(false)
})

test.each([".", "..", " .. ", ""])(
  "%j names no event: its address would be another",
  (event_id) => {
    expect(CancelArguments.safeParse({ event_id }).success).toBe(false)
  },
)

test("an event's id may have dots in it", () => {
  expect(CancelArguments.parse({ event_id: "..a" })).toEqual({ event_id: "..a" })
})
