import { describe, expect, test } from "bun:test"
import learnt from "../../core/reply/asides/classifier.json"
import { asideIn, withoutAsides } from "../../core/reply/asides.ts"
import { type Line, lessonsOfAsides } from "../learn/asides.ts"
import { fingerprint } from "../learn/regression.ts"
import { phrasesOf, shareRight } from "../support/corpora/phrases.ts"

test("what is learnt of asides is learnt from them as they stand: else `bun run learn`", () => {
  expect(learnt.learntFrom).toBe(fingerprint(lessonsOfAsides()))
})

describe("what a model writes", () => {
  const unseen = phrasesOf<Line>("own/asides_unseen")
  const asides = unseen.filter(({ aside }) => aside)
  const toClient = unseen.filter(({ aside }) => !aside)
  const leavesWhole = ({ text }: Line) => withoutAsides(text) === text

  test("past the client is mostly left out, and nearly always at least asked about", () => {
    const leftOut = shareRight("asides left out", asides, (line) => !leavesWhole(line))
    expect(leftOut).toBeGreaterThanOrEqual(0.48)
    const noticed = shareRight(
      "noticed",
      asides,
      (line) => !leavesWhole(line) || asideIn(line.text) !== undefined,
    )
    expect(noticed).toBeGreaterThanOrEqual(0.72)
  })

  test("for the client leaves whole, and is seldom asked about", () => {
    expect(shareRight("for the client", toClient, leavesWhole)).toBeGreaterThanOrEqual(0.98)
    const quiet = shareRight("not asked", toClient, ({ text }) => asideIn(text) === undefined)
    expect(quiet).toBeGreaterThanOrEqual(0.95)
  })
})
