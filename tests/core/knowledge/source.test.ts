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
    "https://bar.example:8443/carta?to=ana@bar.example",
    "http://93.184.216.34:8080/carta",
    "https://internal.example/localhost",
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
    "http://example.com\\@127.0.0.1",
    "https://@example.com",
    "https://:@example.com",
    undefined,
    null,
  ])("%p is not", (url) => {
    expect(says({ type: "url", url })).toBe("Please enter a valid URL")
  })

  test.each([
    ...["localhost", "LOCALHOST:5432", "localhost.", "foo.localhost", "intranet", "."],
    ...["printer.local", "metadata.google.internal", "nas.home.arpa"],
    ...["127.0.0.1", "127.1", "2130706433", "0x7f.1", "0177.0.0.1", "１２７.0.0.1", "127.0.0.1."],
    ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "169.254.169.254", "172.31.255.255", "192.168.1.1"],
    ...["198.19.0.1", "224.0.0.1", "255.255.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1"],
    ...["198.51.100.1", "203.0.113.255"],
    ...["[::1]", "[::]", "[::ffff:169.254.169.254]", "[64:ff9b::a9fe:a9fe]", "[fe80::1]"],
    ...["[fd00::1]", "[2002:7f00:1::]", "[2001::1]"],
  ])("customers cannot open http://%s", (host) => {
    expect(says({ type: "url", url: `http://${host}/` })).toBe("Please enter a valid URL")
  })

  test.each([
    "9.255.255.255",
    "11.0.0.0",
    "100.63.255.255",
    "172.32.0.0",
    "192.0.1.1",
    "192.0.3.1",
    "192.88.98.255",
    "192.167.255.255",
    "198.51.101.0",
    "203.0.112.255",
    "223.255.255.255",
    "10.example.com",
    "127.0.0.1.example.com",
  ])("what only looks like a closed net is open: %s", (host) => {
    expect(says({ type: "url", url: `http://${host}/` })).toBeUndefined()
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

  test.each(["\u200b", " \u2060\n\ufeff ", "\u3164"])(
    "a text that shows nothing is as good as none: %j",
    (content) => {
      expect(says({ type: "text", content })).toBe("Please enter some text content")
    },
  )

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
