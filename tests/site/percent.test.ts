import { expect, test } from "bun:test"
import { percent } from "../../site/lib/language/format.ts"

test("A success rate is 100% only when nothing has failed, and else no more than it is", () => {
  const said = (good: number, all: number) =>
    (["en", "es"] as const).map((language) => percent(language, good / all))
  expect(said(300, 300)).toEqual(["100%", "100\u00a0%"])
  expect(said(299, 300)).toEqual(["99%", "99\u00a0%"])
  expect(said(0, 3)).toEqual(["0%", "0\u00a0%"])
  for (let good = 0; good <= 100; good++) {
    expect(said(good, 100)).toEqual([`${good}%`, `${good}\u00a0%`])
  }
})
