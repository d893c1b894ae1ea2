import { describe, expect, test } from "bun:test"
import { alternatives } from "../../../../../core/calendar/when/grammar/alternatives.ts"
import { VOCABULARIES } from "../../../../../core/calendar/when/languages.ts"

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

  test("writes what words go on with alike once", () => {
    expect(alternatives(["nino", "ninos", "nina", "ninas", "dia", "dias"])).toBe(
      "(?:nin[oa]s?|dias?)",
    )
  })
})

describe("the numbers of a language as a pattern", () => {
  test.each(["es", "en", "pt", "fr", "de"] as const)(
    "%p: each is found whole, in fewer letters than a list takes",
    (language) => {
      const { numbers, ordinals } = VOCABULARIES[language]
      const words = [...numbers.keys(), ...ordinals.keys()]
      const written = alternatives(words)
      const pattern = new RegExp(`^${written}`)
      for (const word of words) expect(pattern.exec(word)?.[0]).toBe(word)
      expect(pattern.test("x")).toBe(false)
      expect(written.length).toBeLessThan(words.join("|").length * 0.7)
    },
  )

  test("tens go on only with the words that they go on with", () => {
    const pattern = new RegExp(`^${alternatives(VOCABULARIES.es.numbers.keys())}$`)
    for (const no of ["diez y uno", "veinte y seis", "treinta y", "treinta y diez", "quince y uno"])
      expect(pattern.test(no)).toBe(false)
  })
})
