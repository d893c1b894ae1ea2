import { describe, expect, test } from "bun:test"
import { momentsIn, namedIn } from "../../../core/reply/named-times.ts"
import { spending } from "../../support/spent.ts"

const WHERE = {
  now: new Date("2026-03-10T09:00:00Z"),
  language: "es",
  zone: "Europe/Madrid",
} as const

describe("the times that a reply names", () => {
  test.each([
    "¡Hasta el jueves a las 17 h!",
    "¡Genial!\n\n  Hasta el jueves a las 17 h",
    "Ok.  Bis Donnerstag, 17 Uhr",
  ])("are those until which it takes leave: %p", (text) => {
    expect(momentsIn(text, WHERE)).toMatchObject([{ local: "2026-03-12T17:00" }])
  })

  test.each(["\n", " ", "- ", ".\n", "l'"])(
    "are looked for at once where a model goes round in circles: %p",
    (piece) => {
      const text = piece.repeat(60_000 / piece.length)
      const spent = spending()
      momentsIn(text, WHERE)
      expect(spent()).toBeLessThan(1_000)
    },
  )

  test("are read once, with however many appointments they are compared", () => {
    const zone = "Europe/Madrid"
    const known = Array.from({ length: 500 }, (_, day) => ({
      start: new Date(Date.UTC(2026, 2, 12 + day, day === 300 ? 15 : 9)).toISOString(),
      zone,
    }))
    momentsIn("mañana a las 10", WHERE)
    const spent = spending()
    for (const text of [
      "Tu clase es a las 16:00.",
      "Tu clase es el 6 de enero de 2027 a las 16:00.",
    ])
      expect(namedIn(text, known, WHERE)).toEqual([{ start: "2027-01-06T15:00:00.000Z", zone }])
    expect(spent()).toBeLessThan(500)
  })
})
