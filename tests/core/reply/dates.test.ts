import { expect, test } from "bun:test"
import { datesOf } from "../../../core/reply/dates.ts"

/** Tuesday, ten in the morning in Madrid. */
const SETTING = {
  now: new Date("2026-03-10T09:00:00.000Z"),
  zone: "Europe/Madrid",
  language: "es",
} as const

test.each([
  ["mañana a las 17:30", "2026-03-11T17:30 (Wednesday)"],
  ["el jueves", "2026-03-12 (Thursday), no time said"],
  ["mañana por la mañana", /^between 2026-03-11T\d\d:00 \(Wednesday\) and /],
  ["el 25 de octubre a las 2:30 de la madrugada", /comes twice that night: the first, UTC\+02:00$/],
  ["el 29 de marzo a las 2:30 de la madrugada", "not clear (gap): ask the client"],
  ["hoy a las 8 de la mañana", /^not clear \(past\)/],
  ["a las 17:30", "not clear (no day): ask the client"],
])("the model is told what %p means", (text, meaning) => {
  const [date] = datesOf([{ content: text }], SETTING)
  expect(date?.text).toBe(text)
  if (typeof meaning === "string") expect(date?.meaning).toBe(meaning)
  else expect(date?.meaning).toMatch(meaning)
})

test("a message that names no time gets no line, a long one is quoted in part", () => {
  const long = `${"muchas gracias por todo, ".repeat(20)} mañana a las 17:30`
  const dates = datesOf([{ content: "Hola" }, { content: long }], SETTING)
  expect(dates).toHaveLength(1)
  expect(dates[0]?.text).toHaveLength(121)
})
