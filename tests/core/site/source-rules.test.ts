import { describe, expect, test } from "bun:test"
import { enter, tokensOf } from "../../../site/wizard/source-rules.ts"

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
    ["url", " "],
    ["url", "bar"],
  ] as const)("is no %s: %p", (kind, typed) => {
    expect(enter(kind, typed, [], ROOM)).toEqual({ why: kind })
  })
})
