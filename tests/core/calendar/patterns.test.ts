import { describe, expect, test } from "bun:test"
import { alternatives } from "../../../core/calendar/when/patterns.ts"

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
