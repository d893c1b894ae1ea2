import { describe, expect, test } from "bun:test"
import { compileClock } from "../../../../../core/calendar/when/grammar/clock.ts"
import { grammars } from "../../../../../core/calendar/when/languages.ts"

const HOUR = "(?:two|three|\\d)"
const clockOf = (...says: string[]) =>
  compileClock(
    says.map((say) => ({ say })),
    {
      numbers: new Map(),
      minutes: new Map(),
      hour: HOUR,
      minute: "ten|five",
      word: "ten|five",
      fraction: "quarter",
      unit: "am",
    },
  ).any
const found = (any: string, text: string) => new RegExp(`^(?:${any})`).exec(text)?.[0]

describe("the ways to say a time as one pattern", () => {
  const any = clockOf(
    "noon",
    "half {h}",
    "{m} past {h}",
    "{m} to {h}",
    "{h} {m}",
    "{h} sharp",
    "{h}",
  )

  test.each(["noon", "half two", "ten past three", "five to 2", "2 ten", "two sharp", "3"])(
    "%p is one",
    (text) => expect(found(any, text)).toBe(text),
  )

  test("write the hour that neighbours end with once, and once the one that they begin with", () => {
    expect(any.split(HOUR).length - 1).toBe(2)
  })

  test("are tried in their order", () => {
    expect(found(clockOf("{h} ten", "{h} ten past", "noon", "{h} {m} sharp"), "2 ten past")).toBe(
      "2 ten",
    )
  })
})

/** The engine makes 13 bytes of machine code of each: these are 25 MB, which every process keeps. */
const MOST_LETTERS = 1_900_000

test("the patterns of all languages are short enough to be kept", () => {
  const letters = grammars()
    .flatMap(({ phrases }) => phrases)
    .reduce((sum, { pattern }) => sum + pattern.source.length, 0)
  expect(letters).toBeLessThan(MOST_LETTERS)
})
