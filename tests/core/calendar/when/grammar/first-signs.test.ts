import { expect, test } from "bun:test"
import { byFirstSigns } from "../../../../../core/calendar/when/grammar/first-signs.ts"

const PIECES = { n: "\\d|dos", day: "(?<d>lunes|martes)", maybe: "(?:el )?" }

test.each([
  ["pasado manana|en {n} dias", ["pasa", "en 3"], ["paga", "puso", "e 3 "]],
  ["(?:este |ese )?{day} que viene", ["este", "ese ", "lune", "mart"], ["esa ", "el l", "mano"]],
  ["{maybe}{day}", ["el l", "el m", "lune"], ["elx", "este"]],
  ["\\d{1,2}(?:st|nd)", ["12st", "1st ", "1nd", "31nd"], ["1as", "s1", "1s"]],
  ["(?<=a )(?!las)[a-c]+x", ["abx ", "ax", "abca"], ["alx", "lax", "dabc"]],
  ["x{0,2}y{2}z", ["xyyz", "yyz", "xxyy"], ["xzyy", "zyyx"]],
  ["\\bhoy", ["hoy ", "hoy"], ["oyho"]],
  ["\\(a b", ["(a b"], ["a b("]],
  ["a[^b]|.c", ["ax", "abc", "zcx"], ["zxc"]],
  ["[a-z]+ \\d", ["ab 1", "abcd"], ["1a 1", "a. 1"]],
  [".*", ["abcd", ""], []],
  ["\\d|a", ["5 ", "5", "a", "ab"], ["b", "ba"]],
])("what matches the pattern %p may begin with %p and not with %p", (pattern, these, others) => {
  const startingWith = byFirstSigns([[pattern, "found"]], PIECES)
  expect(these.filter((signs) => startingWith(signs).length === 0)).toEqual([])
  expect(others.filter((signs) => startingWith(signs).length > 0)).toEqual([])
})

test("those that may begin so are found in their order", () => {
  const items = ["el {day}", "las", "(?:el )?lunes", "el l"].map((one) => [one, one] as const)
  const startingWith = byFirstSigns(items, PIECES)
  expect(startingWith("el lunes")).toEqual(["el {day}", "(?:el )?lunes", "el l"])
  expect(startingWith("lunes")).toEqual(["(?:el )?lunes"])
})
