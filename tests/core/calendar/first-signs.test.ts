import { expect, test } from "bun:test"
import { spanish } from "../../../core/calendar/when/es/words.ts"
import { firstSigns } from "../../../core/calendar/when/first-signs.ts"
import { grammarOf } from "../../../core/calendar/when/grammar.ts"
import { shared } from "../../../core/calendar/when/shared.ts"
import { fold } from "../../../core/calendar/when/text.ts"
import { phrasesOf } from "../../support/corpus.ts"

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

test("no phrase that says something at a word is left out there", () => {
  const { phrases, phrasesFrom } = grammarOf(spanish, shared)
  const texts = phrasesOf<{ readonly text: string }>("dates.dev").map(({ text }) => fold(text))
  let found = 0
  for (const text of texts) {
    for (const { index } of text.matchAll(/[@a-z0-9]+/g)) {
      const matching = phrases.filter(({ pattern }) => {
        pattern.lastIndex = index
        return pattern.test(text)
      })
      found += matching.length
      expect(phrasesFrom(text.charAt(index))).toEqual(expect.arrayContaining(matching))
    }
  }
  expect(found).toBeGreaterThan(500)
})
