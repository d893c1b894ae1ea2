import { expect, test } from "bun:test"
import { optOut } from "../../core/conversations/opt-out.ts"
import { spending } from "../support/cpu-time.ts"
import { phrasesOf, shareRight } from "../support/corpora/phrases.ts"
import { type OptOutPhrase, optOutsAreHeard } from "../support/corpora/opt-outs-are-heard.ts"

/* Beside those given (tests/core/conversations/opt-out.test.ts), which alone are quick enough to be judged at every change. */

optOutsAreHeard("our own", phrasesOf<OptOutPhrase>("own/opt_out"))

test("of those who explain at length most are heard, and few are silenced who ask for something else", () => {
  const phrases = phrasesOf<OptOutPhrase>("own/opt_out_long_unseen")
  const share = (wanted: boolean) => {
    const alike = phrases.filter(({ expected }) => expected.opt_out === wanted)
    return alike.filter(({ text }) => optOut(text).optOut).length / alike.length
  }
  expect(share(true)).toBeGreaterThan(0.82)
  expect(share(false)).toBeLessThan(0.04)
})

/** Of these two rounds both the wishes and the others are as near to one another as could be written. */
const isNear = ({ id }: OptOutPhrase) => /^own-near/.test(id)

test.each([
  ["nobody learnt from", 0.94, (phrase: OptOutPhrase) => !isNear(phrase)],
  ["are hard to tell apart", 0.88, isNear],
] as const)(
  "an opt-out is heard in phrases that %s, and seldom where there is no such wish",
  (which, share, belongs) => {
    const right = shareRight(
      `opt-outs that ${which}`,
      phrasesOf<OptOutPhrase>("own/opt_out_unseen").filter(belongs),
      ({ text, expected }) => optOut(text).optOut === expected.opt_out,
    )
    expect(right).toBeGreaterThanOrEqual(share)
  },
)

/** About 0.15 s is usual; with patterns that read backwards without a bound it was five. */
const PAUSE_MS = 2_000

test("words that repeat without sense are read without a pause", () => {
  optOut("hola")
  const spent = spending()
  for (const piece of ["y ", "And@", "poderiam ", "hola ", "please ", "e ", "que "]) {
    optOut(piece.repeat(1_000))
  }
  expect(spent()).toBeLessThan(PAUSE_MS)
})
