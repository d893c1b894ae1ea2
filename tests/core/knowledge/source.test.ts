import { describe, expect, test } from "bun:test"
import {
  estimateTokens,
  totalTokens,
  trainingMeter,
  wizardMeter,
} from "../../../core/knowledge/budget.ts"
import { SourceDraft, tidy, WizardSource } from "../../../core/knowledge/source.ts"

describe("texts are tidied before they are kept", () => {
  test.each([
    ["a  \t b", "a b"],
    ["  a  \n  b  ", "a\nb"],
    ["a\n\n\n\nb", "a\n\nb"],
    ["a\n \n\t\n \nb", "a\n\nb"],
    ["a\r\nb\rc", "a\nb\nc"],
    ["a\n\nb", "a\n\nb"],
    ["\u0000a\ud800", "a"],
    [" \n\t ", ""],
  ])("%p becomes %p", (typed, kept) => {
    expect(tidy(typed)).toBe(kept)
  })

  test("tidying twice changes nothing more", () => {
    const once = tidy(" a \t b \n\n\n\n  c\r\n\r\n\r\nd ")
    expect(tidy(once)).toBe(once)
  })
})

describe("sources", () => {
  const says = (draft: unknown) => SourceDraft.safeParse(draft).error?.issues[0]?.message

  test.each([{ content: "   " }, { content: "" }, {}, { content: 7 }])(
    "a text of %p is asked for, by each screen in its own words",
    (rest) => {
      expect(says({ type: "text", ...rest })).toBe("Please enter some text content")
      expect(WizardSource.safeParse({ type: "text", ...rest }).error?.issues[0]?.message).toBe(
        "Please enter the content of the knowledge source",
      )
    },
  )

  test.each([
    "http://example.com",
    "https://example.com/a?b=c#d",
    " HTTPS://example.com ",
    "https://ñandú.example/menú",
  ])("%p is an address", (url) => {
    expect(SourceDraft.parse({ type: "url", url })).toEqual({ type: "url", url: url.trim() })
  })

  test.each([
    "",
    "example.com",
    "javascript:alert(1)",
    "data:text/html,x",
    "ftp://example.com",
    "file:///etc/passwd",
    "https://",
    "https://ana:secret@example.com",
    "https://ana@example.com",
    "https://exa mple.com",
    "https://example.com/a\nb",
    "http:\\\\example.com",
    undefined,
    null,
  ])("%p is not", (url) => {
    expect(says({ type: "url", url })).toBe("Please enter a valid URL")
  })

  test("an address of more than 2,048 characters is not one", () => {
    const url = `https://example.com/${"a".repeat(2_048)}`
    expect(says({ type: "url", url })).toBe("Please enter a valid URL")
  })

  test("a text that is too long is not called blank", () => {
    const fault = says({ type: "text", content: "a".repeat(200_001) })
    expect(fault).toBeString()
    expect(fault).not.toContain("Please enter")
  })

  test("keys that are nobody's business are dropped", () => {
    expect(SourceDraft.parse({ type: "text", content: "a", id: "x", chatbotid: "y" })).toEqual({
      type: "text",
      content: "a",
    })
  })
})

describe("tokens", () => {
  test.each([
    [{ type: "text", content: "abcd" }, 1],
    [{ type: "text", content: "abcde" }, 2],
    [{ type: "text", content: "" }, 20],
    [{ type: "text", content: null }, 20],
    [{ type: "url", url: "https://example.com" }, 20],
  ])("%p counts %p", (source, tokens) => {
    expect(estimateTokens(source)).toBe(tokens)
  })

  test("are summed source by source", () => {
    expect(
      totalTokens([
        { type: "text", content: "a" },
        { type: "text", content: "b" },
        { type: "url" },
      ]),
    ).toBe(22)
  })

  test.each([
    [70, "green", "green"],
    [71, "yellow", "green"],
    [80, "yellow", "green"],
    [81, "yellow", "red"],
    [90, "yellow", "red"],
    [91, "red", "red"],
  ] as const)("at %p of 100, Training shows %s and the wizard %s", (used, training, wizard) => {
    expect(trainingMeter(used, 100)).toBe(training)
    expect(wizardMeter(used, 100)).toBe(wizard)
  })
})
