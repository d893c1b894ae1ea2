import { describe, expect, test } from "bun:test"
import { partsOf } from "../../../../core/reply/text/parts.ts"
import { forSeeds } from "../../../support/random.ts"

const squeezed = (text: string) => text.replace(/\s+/g, "")

describe("a reply is cut into messages", () => {
  test("only when it is longer than WhatsApp's 4,096 characters", () => {
    expect(partsOf("a".repeat(4_096))).toHaveLength(1)
    expect(partsOf("a".repeat(4_097)).map(({ length }) => length)).toEqual([4_096, 1])
  })

  const cuts: readonly [string, string, readonly string[]][] = [
    [
      "between paragraphs first",
      "Uno. Dos tres.\n\nCuatro. Cinco seis",
      ["Uno. Dos tres.", "Cuatro. Cinco seis"],
    ],
    [
      "else between lines",
      "Uno. Dos tres\ncuatro. Cinco seis",
      ["Uno. Dos tres", "cuatro. Cinco seis"],
    ],
    [
      "else between sentences",
      "Uno dos tres. Cuatro cinco seis",
      ["Uno dos tres.", "Cuatro cinco seis"],
    ],
    [
      "a question ends a sentence",
      "¿Uno dos tres? Cuatro cinco",
      ["¿Uno dos tres?", "Cuatro cinco"],
    ],
    ["else between words", "uno dos tres cuatro cinco seis", ["uno dos tres cuatro", "cinco seis"]],
    ["else anywhere", "abcdefghijklmnopqrstuvwxyz", ["abcdefghijklmnopqrst", "uvwxyz"]],
    [
      "not so early that a stub is left",
      "Uno.\n\nDos tres cuatro cinco",
      ["Uno.\n\nDos tres", "cuatro cinco"],
    ],
  ]
  test.each(cuts)("%s", (_, text, parts) => {
    expect(partsOf(text, 20)).toEqual([...parts])
  })

  test.each([
    ["an emoji", "😀", 3],
    ["a family of four", "👨‍👩‍👧‍👦", 25],
    ["a flag", "🇪🇸", 7],
    ["a skin tone", "👍🏽", 7],
    ["an accent of its own", "e\u0301", 5],
  ])("never inside %s", (_, emoji, max) => {
    const parts = partsOf(emoji.repeat(40), max)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(part.replaceAll(emoji, "")).toBe("")
  })

  test.each(["", "   ", "\n\n"])("nothing makes no message: %p", (text) => {
    expect(partsOf(text)).toEqual([])
  })

  test("into parts that fit, are never empty and are the whole text together", () => {
    const pieces = [
      "a",
      "palabra",
      " ",
      ". ",
      "\n",
      "\n\n",
      "😀",
      "👨‍👩‍👧‍👦",
      "🇪🇸",
      "e\u0301",
      "¿",
      "\u00a0",
    ]
    forSeeds(500, ({ below, text }) => {
      const whole = text(pieces, below(120))
      const max = 26 + below(40)
      const parts = partsOf(whole, max)
      expect(squeezed(parts.join(""))).toBe(squeezed(whole))
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(max)
        expect(part.trim()).toBe(part)
        expect(part).not.toBe("")
        expect(part.isWellFormed()).toBe(true)
      }
    })
  })

  test("even where one character alone is longer than a message", () => {
    const tower = `e${"\u0301".repeat(50)}`
    const parts = partsOf(tower, 20)
    expect(parts.join("")).toBe(tower)
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(20)
  })
})
