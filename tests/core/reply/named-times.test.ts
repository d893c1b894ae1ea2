import { describe, expect, test } from "bun:test"
import { momentsIn } from "../../../core/reply/named-times.ts"
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
})
