import { expect, test } from "bun:test"
import { momentsIn, namedIn } from "../../core/reply/grounding/named-times.ts"
import { spending } from "../support/cpu-time.ts"

const WHERE = {
  now: new Date("2026-03-10T09:00:00Z"),
  language: "es",
  zone: "Europe/Madrid",
} as const

test.each(["\n", " ", "- ", ".\n", "l'"])(
  "times are looked for at once where a model goes round in circles: %p",
  (piece) => {
    const text = piece.repeat(60_000 / piece.length)
    const spent = spending()
    momentsIn(text, WHERE)
    expect(spent()).toBeLessThan(1_000)
  },
)

test("times are read once, with however many appointments they are compared", () => {
  const zone = "Europe/Madrid"
  const known = Array.from({ length: 500 }, (_, day) => ({
    start: new Date(Date.UTC(2026, 2, 12 + day, day === 300 ? 15 : 9)).toISOString(),
    zone,
  }))
  momentsIn("mañana a las 10", WHERE)
  const spent = spending()
  for (const text of ["Tu clase es a las 16:00.", "Tu clase es el 6 de enero de 2027 a las 16:00."])
    expect(namedIn(text, known, WHERE)).toEqual([{ start: "2027-01-06T15:00:00.000Z", zone }])
  expect(spent()).toBeLessThan(500)
})

test.each([
  "jueves a las 10 y viernes a las 11, ",
  "a las 10, tu hora, y a las 4, hora de Tokio, ",
])("times are read once a day, however many times a text names: %s", (piece) => {
  const known = Array.from({ length: 200 }, (_, day) => ({
    start: new Date(Date.UTC(2026, 2, 12 + day, 9)).toISOString(),
    ...{ zone: "Europe/Madrid", clientZone: "Europe/London" },
  }))
  momentsIn("mañana a las 10", WHERE)
  const spent = spending()
  namedIn(piece.repeat(15), known, WHERE)
  expect(spent()).toBeLessThan(1_000)
})
