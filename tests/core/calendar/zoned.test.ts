import { describe, expect, test } from "bun:test"
import { instantsOf, localOf } from "../../../core/calendar/zoned.ts"

/** Every zone of the phrases: a plain local time and the instant it is. */
const PLAIN = [
  ["America/Bogota", "2026-12-29T11:00", "2026-12-29T16:00:00Z"],
  ["America/Buenos_Aires", "2026-08-07T19:20", "2026-08-07T22:20:00Z"],
  ["America/Chicago", "2026-08-16T12:00", "2026-08-16T17:00:00Z"],
  ["America/Lima", "2026-01-30T08:50", "2026-01-30T13:50:00Z"],
  ["America/Los_Angeles", "2026-12-30T17:30", "2026-12-31T01:30:00Z"],
  ["America/Mexico_City", "2026-06-15T09:30", "2026-06-15T15:30:00Z"],
  ["America/New_York", "2026-10-29T13:00", "2026-10-29T17:00:00Z"],
  ["America/Santiago", "2026-09-03T16:00", "2026-09-03T20:00:00Z"],
  ["America/Sao_Paulo", "2026-11-05T14:00", "2026-11-05T17:00:00Z"],
  ["America/Sao_Paulo", "2018-11-05T09:00", "2018-11-05T11:00:00Z"],
  ["Asia/Dubai", "2026-11-17T16:00", "2026-11-17T12:00:00Z"],
  ["Asia/Kolkata", "2026-11-17T17:30", "2026-11-17T12:00:00Z"],
  ["Asia/Tokyo", "2026-04-28T23:30", "2026-04-28T14:30:00Z"],
  ["Australia/Sydney", "2026-10-01T10:00", "2026-10-01T00:00:00Z"],
  ["Europe/Berlin", "2026-07-04T00:35", "2026-07-03T22:35:00Z"],
  ["Europe/Lisbon", "2026-11-26T17:00", "2026-11-26T17:00:00Z"],
  ["Europe/London", "2026-06-06T00:40", "2026-06-05T23:40:00Z"],
  ["Europe/Madrid", "2027-01-01T01:20", "2027-01-01T00:20:00Z"],
  ["Europe/Paris", "2026-03-11T10:15", "2026-03-11T09:15:00Z"],
  ["Pacific/Auckland", "2026-09-24T11:00", "2026-09-23T23:00:00Z"],
  ["Pacific/Kiritimati", "2026-03-11T02:00", "2026-03-10T12:00:00Z"],
] as const

/** When clocks go forward: the last minute before, a minute that is missing, the first one after. */
const GAPS = [
  ["America/New_York", "2027-03-14T01:59", "2027-03-14T02:30", "2027-03-14T03:00"],
  ["America/Santiago", "2026-09-05T23:59", "2026-09-06T00:30", "2026-09-06T01:00"],
  ["America/Sao_Paulo", "2018-11-03T23:59", "2018-11-04T00:30", "2018-11-04T01:00"],
  ["America/Mexico_City", "2022-04-03T01:59", "2022-04-03T02:30", "2022-04-03T03:00"],
  ["Australia/Sydney", "2026-10-04T01:59", "2026-10-04T02:15", "2026-10-04T03:00"],
  ["Europe/Berlin", "2027-03-28T01:59", "2027-03-28T02:05", "2027-03-28T03:00"],
  ["Europe/Lisbon", "2027-03-28T00:59", "2027-03-28T01:30", "2027-03-28T02:00"],
  ["Europe/London", "2027-03-28T00:59", "2027-03-28T01:30", "2027-03-28T02:00"],
  ["Pacific/Auckland", "2026-09-27T01:59", "2026-09-27T02:45", "2026-09-27T03:00"],
] as const

/** When clocks go back: a time shown twice and its two instants. */
const FOLDS = [
  ["America/New_York", "2026-11-01T01:30", "2026-11-01T05:30:00Z", "2026-11-01T06:30:00Z"],
  ["America/Santiago", "2027-04-03T23:30", "2027-04-04T02:30:00Z", "2027-04-04T03:30:00Z"],
  ["Australia/Sydney", "2027-04-04T02:30", "2027-04-03T15:30:00Z", "2027-04-03T16:30:00Z"],
  ["Australia/Lord_Howe", "2027-04-04T01:45", "2027-04-03T14:45:00Z", "2027-04-03T15:15:00Z"],
  ["Europe/Berlin", "2026-10-25T02:30", "2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"],
  ["Europe/London", "2026-10-25T01:30", "2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"],
] as const

describe("the clock of a zone", () => {
  for (const [zone, local, instant] of PLAIN) {
    test(`${local} in ${zone} is one instant, and that instant shows it again`, () => {
      expect(instantsOf(local, zone)).toEqual([instant])
      expect(localOf(instant, zone).local).toBe(local)
    })
  }

  for (const [zone, before, missing, after] of GAPS) {
    test(`${missing} does not exist in ${zone}, its neighbours do`, () => {
      expect(instantsOf(missing, zone)).toEqual([])
      const [last] = instantsOf(before, zone)
      const [first] = instantsOf(after, zone)
      expect(Date.parse(first ?? "") - Date.parse(last ?? "")).toBe(60_000)
    })
  }

  for (const [zone, local, first, second] of FOLDS) {
    test(`${local} comes twice in ${zone}, the earlier one first`, () => {
      expect(instantsOf(local, zone)).toEqual([first, second])
      expect(localOf(first, zone).local).toBe(local)
      expect(localOf(second, zone).local).toBe(local)
    })
  }

  test("the offset tells the two passes of a repeated hour apart", () => {
    expect(localOf("2026-10-25T00:30:00Z", "Europe/Berlin").offset).toBe("+02:00")
    expect(localOf("2026-10-25T01:30:00Z", "Europe/Berlin").offset).toBe("+01:00")
    expect(localOf("2026-01-01T00:00:00Z", "America/St_Johns").offset).toBe("-03:30")
    expect(localOf("2026-01-01T00:00:00Z", "UTC").offset).toBe("+00:00")
  })

  test("weekdays run from Monday, 1, to Sunday, 7, on the wall and not in UTC", () => {
    expect(localOf("2026-03-11T09:15:00Z", "Europe/Madrid").weekday).toBe(3)
    expect(localOf("2026-08-16T17:00:00Z", "America/Chicago").weekday).toBe(7)
    expect(localOf("2026-08-16T17:00:00Z", "Asia/Tokyo").weekday).toBe(1)
  })

  test("a date that no calendar has is no instant", () => {
    expect(instantsOf("2026-02-30T10:00", "Europe/Madrid")).toEqual([])
    expect(instantsOf("2026-03-11T25:00", "Europe/Madrid")).toEqual([])
    expect(instantsOf("tomorrow", "Europe/Madrid")).toEqual([])
  })
})
