import { describe, expect, test } from "bun:test"
import { clean, isBlank } from "../../../core/shared/characters.ts"
import { forSeeds } from "../../support/random.ts"

describe("text that is stored", () => {
  const cases: readonly [string, string, string][] = [
    ["stays as it is", "Hola, ¿qué tal? 😀\n\tñ", "Hola, ¿qué tal? 😀\n\tñ"],
    ["loses NUL characters", "a\u0000b\u0000", "ab"],
    ["loses the first half of an emoji", "a\ud83db", "ab"],
    ["loses the second half of an emoji", "a\ude00b", "ab"],
    ["loses halves in the wrong order", "\ude00\ud83d", ""],
    ["keeps a whole emoji behind a half one", "\ud83d\ud83d\ude00", "😀"],
    ["keeps a character that somebody really typed", "\ufffd", "\ufffd"],
  ]
  test.each(cases)("%s", (_, text, expected) => {
    expect(clean(text)).toBe(expected)
  })

  test("can always be stored, and is not touched a second time", () => {
    const pieces = ["a", "\u0000", "\ud83d", "\ude00", "😀", "é", "\ufffd", "\u200d", "\ufeff"]
    forSeeds(1_000, ({ below, text }) => {
      const cleaned = clean(text(pieces, below(20)))
      expect(cleaned.isWellFormed()).toBe(true)
      expect(cleaned).not.toContain("\u0000")
      expect(clean(cleaned)).toBe(cleaned)
    })
  })
})

test.each([
  "",
  " \n",
  "\u200b\u200d\u2060",
  "\ufeff",
  "\u2800",
  "\u3164",
  "\uffa0",
  "\u0301",
  "\u202e\u202c",
])("of which nothing can be seen is blank: %p", (text) => {
  expect(isBlank(text)).toBe(true)
})

test.each([".", "👍", "1️⃣", "👨‍👩‍👧", "ñ", "\u200bsí", "مرحبا"])(
  "of which something can be seen is not blank: %p",
  (text) => {
    expect(isBlank(text)).toBe(false)
  },
)
