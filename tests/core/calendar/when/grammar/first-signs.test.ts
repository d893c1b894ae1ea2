import { expect, test } from "bun:test"
import { beginsWith, firstSigns } from "../../../../../core/calendar/when/grammar/first-signs.ts"

const signsOf = firstSigns({ day: "(?<d>lunes|martes)", maybe: "(?:el )?" })

test.each([
  ["pasado manana|en {n} dias", ["pa", "en"], ["pe", "pu", "e "]],
  ["(?:este |ese )?{day} que viene", ["es", "lu", "ma"], ["el", "me"]],
  ["{maybe}{day}", ["el", "lu", "ma"], ["es"]],
  ["\\d{1,2}(?:st|nd)", ["12", "1s", "1n"], ["1a", "s1"]],
  ["(?<=a )(?!las)[a-c]+x", ["ab", "ax"], ["al", "la"]],
  ["x{0,2}y{2}z", ["xy", "yy", "xx"], ["xz", "zy"]],
  ["\\bhoy", ["ho"], ["oy"]],
  ["\\(a b", ["(a"], ["a "]],
  ["a[^b]|.c", ["ax", "ab", "zc"], ["zx"]],
  [".*", ["ab", ""], []],
  ["\\d|a", ["5 ", "5", "a", "ab"], ["b", "ba"]],
])("what matches the pattern %p may begin with %p and not with %p", (pattern, these, others) => {
  const firsts = signsOf(pattern)
  expect(these.filter((signs) => !beginsWith(signs)(firsts))).toEqual([])
  expect(others.filter((signs) => beginsWith(signs)(firsts))).toEqual([])
})
