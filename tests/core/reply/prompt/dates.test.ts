import { expect, test } from "bun:test"
import { datesOf } from "../../../../core/reply/prompt/dates.ts"

/** Tuesday, ten in the morning in Madrid. */
const TUESDAY = new Date("2026-03-10T09:00:00.000Z")
const written = (content: string, sentat = TUESDAY) => ({ content, sentat })
const SETTING = {
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
  [
    "el jueves después del trabajo",
    "not clear (vague), one of 2026-03-12 (Thursday): ask the client",
  ],
  [
    "a las 17:30",
    "a time, but no day: that of the conversation, if it names one; else ask the client",
  ],
])("the model is told what %p means", (text, meaning) => {
  const [date] = datesOf([written(text)], SETTING)
  expect(date?.text).toBe(text)
  if (typeof meaning === "string") expect(date?.meaning).toBe(meaning)
  else expect(date?.meaning).toMatch(meaning)
})

test("a message that names no time gets no line, a long one is quoted in part", () => {
  const long = `${"muchas gracias por todo, ".repeat(20)} mañana a las 17:30`
  const dates = datesOf([written("Hola"), written(long)], SETTING)
  expect(dates).toHaveLength(1)
  expect(dates[0]?.text).toHaveLength(121)
})

test("a quotation never ends in half of an emoji", () => {
  const long = `mañana a las 17:30${"🎉".repeat(200)}`
  const [date] = datesOf([written(long)], SETTING)
  expect(date?.text).toBe(`mañana a las 17:30${"🎉".repeat(102)}…`)
})

const said = (...contents: string[]) =>
  datesOf(
    contents.map((content) => written(content)),
    SETTING,
  )

test.each([
  [["Hola!", "el jueves", "a las 17:30"], "2026-03-12T17:30 (Thursday)"],
  [["mañana a las 17:00", "no, mejor a las 18:00"], "2026-03-11T18:00 (Wednesday)"],
  [["el jueves o el viernes", "a las 17:00"], "not clear (several): ask the client"],
])("what comes in pieces is read as one: %p", (contents, meaning) => {
  expect(said(...contents).map((date) => date.meaning)).toEqual([meaning])
})

test("messages that each say when are read each on its own", () => {
  expect(said("mañana a las 17:00", "¿o el jueves a las 18:00?")).toHaveLength(2)
  expect(said("Gracias", "a las 17:30").map(({ text }) => text)).toEqual(["a las 17:30"])
})

test("tomorrow is the day after it was written, however late it is answered", () => {
  const lateOnMonday = new Date("2026-03-09T22:55:00.000Z")
  const [date] = datesOf([written("mañana a las 17:30", lateOnMonday)], SETTING)
  expect(date?.meaning).toBe("2026-03-10T17:30 (Tuesday)")
})
