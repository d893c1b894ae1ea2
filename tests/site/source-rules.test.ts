import { describe, expect, test } from "bun:test"
import { checkSource } from "../../site/dashboard/screens/training/check-source.ts"
import { enter, tokensOf } from "../../site/wizard/source-rules.ts"

const ROOM = { tokens: 12_000 }

describe("what is typed in the wizard", () => {
  test("counts as it will be kept: the blanks of a page that it was copied from cost nothing", () => {
    const copied = `  Corte \t  15 euros  \n\n\n\n   Barba   9 euros${" ".repeat(48_000)}\n.`
    const entered = enter("text", copied, [], ROOM)
    expect(entered).toEqual({
      source: { kind: "text", content: "Corte 15 euros\n\nBarba 9 euros\n." },
    })
    expect("source" in entered && tokensOf(entered.source)).toBe(8)
  })

  test.each([
    [47_920, true],
    [47_921, false],
  ])("fits beside an address with %p characters: %p", (characters, fits) => {
    const before = [{ kind: "url", url: "https://bar.example" }] as const
    const entered = enter("text", "a".repeat(characters), before, ROOM)
    expect("source" in entered).toBe(fits)
  })

  test.each([
    ["text", " \n "],
    ["text", "\u200b"],
    ["url", " "],
    ["url", "bar"],
  ] as const)("is no %s: %p", (kind, typed) => {
    expect(enter(kind, typed, [], ROOM)).toEqual({ why: kind })
  })
})

describe("a text longer than any plan holds", () => {
  const book = "libro ".repeat(40_000)

  test("is too much for the wizard, and not missing", () => {
    expect(enter("text", book, [], ROOM)).toEqual({ why: "tokens" })
  })

  test("is too much for Training, which says of how much", () => {
    const checked = checkSource({ type: "text", value: book }, { used: 0, limit: 12_000 })
    expect(checked).toEqual({ ok: false, why: "too-much", tokens: 60_000 })
  })

  test("is missing in Training, too, when nothing of it shows", () => {
    const checked = checkSource({ type: "text", value: "\u2060 \u200b" }, { used: 0, limit: 9 })
    expect(checked).toEqual({ ok: false, why: "blank" })
  })

  test("is no address either", () => {
    const value = `https://bar.example/${"a".repeat(3_000)}`
    expect(enter("url", value, [], ROOM)).toEqual({ why: "url" })
    const checked = checkSource({ type: "url", value }, { used: 0, limit: 12_000 })
    expect(checked).toEqual({ ok: false, why: "url" })
  })
})
