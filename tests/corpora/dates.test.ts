import { expect, test } from "bun:test"
import { FIRST_SIGNS } from "../../core/calendar/when/grammar/first-signs.ts"
import { grammars } from "../../core/calendar/when/languages.ts"
import { normalise } from "../../core/calendar/when/normalise.ts"
import { understandWhen } from "../../core/calendar/when.ts"
import { phrasesOf } from "../support/corpora/phrases.ts"
import { spending } from "../support/cpu-time.ts"
import { understandsNearlyAll } from "../support/corpora/understands-nearly-all.ts"
import type { Phrase } from "../support/corpora/when-score.ts"

/* Beside those given (tests/core/calendar/when.test.ts), which alone are quick enough to be judged at every change. */

understandsNearlyAll("our own", [
  ...phrasesOf<Phrase>("own/dates"),
  ...phrasesOf<Phrase>("own/dates_later"),
])

/** About 0.1 s is usual; a pattern that backtracks without end takes minutes, a busy machine does not. */
const PAUSE_MS = 5_000

test("ten thousand characters are read without a pause, whatever they repeat", () => {
  const context = { now: "2026-03-11T09:15:00Z", zone: "Europe/Madrid" }
  understandWhen("mañana a las 5", context)
  for (const piece of [
    "a",
    "1 ",
    "1:",
    "mañana ",
    "lunes 5 o ",
    "a las ",
    "no ",
    " ",
    "\n",
    "so um ",
  ]) {
    const text = piece.repeat(Math.ceil(10_000 / piece.length))
    const spent = spending()
    understandWhen(text, context)
    expect(spent()).toBeLessThan(PAUSE_MS)
  }
})

test.each(grammars().map((grammar) => [grammar.code, grammar] as const))(
  "no phrase that says something at a word is left out there: %s",
  (code, { phrases, phrasesFrom }) => {
    let found = 0
    for (const { text: said, lang } of phrasesOf<Phrase>("dates.dev")) {
      if (lang !== code) continue
      const text = normalise(said)
      for (const { index } of text.matchAll(/[@a-z0-9]+/g)) {
        const matching = phrases.filter(({ pattern }) => {
          pattern.lastIndex = index
          return pattern.test(text)
        })
        found += matching.length
        expect(phrasesFrom(text.slice(index, index + FIRST_SIGNS))).toEqual(expect.arrayContaining(matching))
      }
    }
    expect(found).toBeGreaterThan(100)
  },
)
