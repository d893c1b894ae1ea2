import { expect, test } from "bun:test"
import { relationsIn } from "../../core/reply/beyond/relations.ts"
import { DAY_MS } from "../../core/shared/time-spans.ts"
import { ANAS, TUESDAY } from "../support/calendar.ts"
import { spending } from "../support/cpu-time.ts"

test.each([
  [
    "tells of no time",
    (nth: number) => `Este es el paso ${nth}: primero lavamos, luego cortamos. `,
  ],
  ["repeats a time without a day", () => "Empieza a las 10. Acaba a las 11:15. "],
  ["names many", (nth: number) => `El ${(nth % 28) + 1} de abril hay clase en la sala ${nth}. `],
])("a long reply that %s is compared at once with hundreds of lessons", (_, statement) => {
  const lessons = Array.from({ length: 400 }, (_, week) => {
    const start = new Date(Date.parse(ANAS.start) + week * 7 * DAY_MS).toISOString()
    return { ...ANAS, start, end: start }
  })
  const text = Array.from({ length: 120 }, (_, nth) => statement(nth)).join("")
  relationsIn(text, [ANAS], TUESDAY)
  const spent = spending()
  relationsIn(text, lessons, TUESDAY)
  expect(spent()).toBeLessThan(2_000)
})
