import { describe, expect, test } from "bun:test"
import { parseScript } from "../../../adapters/cli/simulation/script.ts"

describe("a script", () => {
  test("says its lines, waits and expects, and passes over comments and what shows nothing", () => {
    const script = "\ufeff# Anna\r\nHola\n\u200b\n \u3164 \n#1 de la lista\n@wait 0.5\n? ^hola\n"
    expect(parseScript(script)).toEqual([
      { kind: "say", text: "Hola" },
      { kind: "say", text: "#1 de la lista" },
      { kind: "wait", seconds: 0.5 },
      { kind: "expect", pattern: /^hola/iu, line: 7 },
    ])
  })

  test.each([
    ["Hola\n? (", "line 2: not a regular expression: ("],
    ["@sleep 3", "line 1: unknown command @sleep 3"],
    [`Hola\n${"a".repeat(4_097)}`, "line 2: more than 4096 characters"],
  ])("that cannot be played is refused with the line: %#", (script, why) => {
    expect(() => parseScript(script)).toThrow(why)
  })

  test("may say as much as a client can send", () => {
    expect(parseScript("a".repeat(4_096))).toHaveLength(1)
  })
})
