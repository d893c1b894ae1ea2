import { expect, test } from "bun:test"
import { german } from "../../../core/calendar/when/de/words.ts"
import { english } from "../../../core/calendar/when/en/words.ts"
import { spanish } from "../../../core/calendar/when/es/words.ts"
import { firstSigns } from "../../../core/calendar/when/first-signs.ts"
import { french } from "../../../core/calendar/when/fr/words.ts"
import { grammarOf } from "../../../core/calendar/when/grammar.ts"
import { portuguese } from "../../../core/calendar/when/pt/words.ts"
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

type Said = { readonly text: string; readonly lang: string }

test.each(
  [spanish, english, portuguese, french, german].map((words) => [words.code, words] as const),
)("no phrase that says something at a word is left out there: %s", (code, words) => {
  const { phrases, phrasesFrom } = grammarOf(words, shared)
  let found = 0
  for (const { text: said, lang } of phrasesOf<Said>("dates.dev")) {
    if (lang !== code) continue
    const text = fold(said)
    for (const { index } of text.matchAll(/[@a-z0-9]+/g)) {
      const matching = phrases.filter(({ pattern }) => {
        pattern.lastIndex = index
        return pattern.test(text)
      })
      found += matching.length
      expect(phrasesFrom(text.charAt(index))).toEqual(expect.arrayContaining(matching))
    }
  }
  expect(found).toBeGreaterThan(100)
})
