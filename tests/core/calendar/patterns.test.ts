import { describe, expect, test } from "bun:test"
import { alternatives, headsOf } from "../../../core/calendar/when/patterns.ts"

describe("a list of words as a pattern", () => {
  const words = ["un", "uno", "una", "veinte", "veinte y uno", "diez"]
  const pattern = new RegExp(`^(?:${alternatives(words)})`)

  test("finds each of them, and the longest where one begins with another", () => {
    for (const word of words) expect(pattern.exec(word)?.[0]).toBe(word)
    expect(pattern.exec("veinte y unos")?.[0]).toBe("veinte y uno")
  })

  test("finds nothing else", () => {
    for (const word of ["u", "die", "vein", "ono"]) expect(pattern.test(word)).toBe(false)
  })
})

test("a pattern's heads are its alternatives up to the first space that stands in no group", () => {
  expect(headsOf("(?:este |ese )?{weekday} que viene")).toEqual(["(?:este |ese )?{weekday}"])
  expect(headsOf("pasado manana|en {n} dias")).toEqual(["pasado", "en"])
  expect(headsOf("\\(a b")).toEqual(["\\(a"])
})
