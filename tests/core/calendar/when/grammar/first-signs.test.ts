import { expect, test } from "bun:test"
import { firstSigns } from "../../../../../core/calendar/when/grammar/first-signs.ts"

const signsOf = firstSigns({ day: "(?<d>lunes|martes)", maybe: "(?:el )?" })
const first = (pattern: string) => [...(signsOf(pattern) ?? ["any"])].sort().join("")

test.each([
  ["pasado manana|en {n} dias", "ep"],
  ["(?:este |ese )?{day} que viene", "elm"],
  ["{maybe}{day}", "elm"],
  ["\\d{1,2}(?:st|nd)", "0123456789"],
  ["(?<=a )(?!las)[a-c]+x", "abc"],
  ["x{0,2}y{2}z", "xy"],
  ["\\bhoy", "h"],
  ["\\(a b", "("],
  [".*", "any"],
  ["[^a]", "any"],
])("the pattern %p begins with one of %p", (pattern, signs) => {
  expect(first(pattern)).toBe(signs)
})
