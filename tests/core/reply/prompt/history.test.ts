import { describe, expect, test } from "bun:test"
import { newMessages, promptHistory, type Said } from "../../../../core/reply/prompt/history.ts"
import { forSeeds } from "../../../support/random.ts"

const START = Date.parse("2026-03-10T09:00:00.000Z")

const said = (content: string, ms: number, direction: Said["direction"] = "INBOUND"): Said => ({
  direction,
  content,
  sentat: new Date(START + ms),
  origin: direction === "INBOUND" ? "client" : "bot",
})

const contents = (history: readonly Said[]) => history.map(({ content }) => content)

describe("the history that the model is shown", () => {
  test("is the last 21 messages, oldest first", () => {
    const history = Array.from({ length: 30 }, (_, n) => said(`mensaje ${n}`, n * 60_000))
    expect(contents(promptHistory(history))).toEqual(contents(history.slice(9)))
  })

  test("can be asked to be shorter", () => {
    const history = Array.from({ length: 30 }, (_, n) => said(`mensaje ${n}`, n * 60_000))
    expect(contents(promptHistory(history, 5))).toEqual(contents(history.slice(25)))
  })

  const same = "a".repeat(50)
  const pairs: readonly [string, Said, Said, boolean][] = [
    ["the same words within one span of two seconds", said("Hola", 0), said("Hola", 1_999), true],
    ["the same words in the next span", said("Hola", 1_999), said("Hola", 2_000), false],
    ["the same words from client and bot", said("Hola", 0), said("Hola", 0, "OUTBOUND"), false],
    ["other words at the same time", said("Hola", 0), said("Adiós", 0), false],
    ["the same first 50 characters", said(`${same}1`, 0), said(`${same}2`, 0), true],
    [
      "a difference in the 50th character",
      said(`${same.slice(1)}1`, 0),
      said(`${same.slice(1)}2`, 0),
      false,
    ],
    ["capitals of the same words", said("Hola", 0), said("hola", 0), false],
  ]
  test.each(pairs)("%s", (_, one, other, once) => {
    expect(promptHistory([one, other])).toHaveLength(once ? 1 : 2)
  })

  test("repeats do not take up room among the 21", () => {
    const history = Array.from({ length: 21 }, (_, n) => said(`mensaje ${n}`, n * 60_000)).flatMap(
      (message) => [message, message],
    )
    expect(promptHistory(history)).toHaveLength(21)
  })

  test.each([
    "[RESUMEN] lo anterior",
    "[SUMMARY] so far",
    "  [resumen] con espacios delante",
    "[Summary]",
    "",
    " \n ",
  ])("leaves out summaries and blanks: %p", (content) => {
    expect(promptHistory([said(content, 0), said("Hola", 0)])).toHaveLength(1)
  })

  test.each(["Quiero un [RESUMEN]", "[RESUMENES]", "resumen", "SUMMARY"])(
    "keeps what only speaks of one: %p",
    (content) => {
      expect(promptHistory([said(content, 0)])).toHaveLength(1)
    },
  )

  test("is in order, without repeats and within its bounds, whatever was said", () => {
    forSeeds(200, ({ below, text, pick }) => {
      let at = 0
      const history = Array.from({ length: below(40) }, () => {
        at += pick([0, 500, 1_500, 30_000])
        return said(
          text(["Hola", "[RESUMEN]", " ", "😀"], below(4)),
          at,
          pick(["INBOUND", "OUTBOUND"]),
        )
      })
      const shown = promptHistory(history)
      expect(shown.length).toBeLessThanOrEqual(21)
      expect(promptHistory(shown)).toEqual(shown)
      for (const message of shown) expect(history).toContain(message)
    })
  })
})

describe("a new message", () => {
  test("is shown once when the same words came within 10 seconds", () => {
    expect(newMessages([said("¿Hola?", 0), said("¿Hola?", 10_000)])).toHaveLength(1)
  })

  test("is shown again after more than 10 seconds", () => {
    expect(newMessages([said("¿Hola?", 0), said("¿Hola?", 10_001)])).toHaveLength(2)
  })

  test("is shown when its words are others", () => {
    expect(newMessages([said("¿Hola?", 0), said("¿Hola??", 0)])).toHaveLength(2)
  })

  test("is never lost: each text stays at least once", () => {
    forSeeds(200, ({ below, pick }) => {
      const fresh = Array.from({ length: 1 + below(8) }, (_, n) =>
        said(pick(["a", "b", "c"]), n * below(9_000)),
      )
      const shown = newMessages(fresh)
      expect(new Set(contents(shown))).toEqual(new Set(contents(fresh)))
      expect(shown[0]).toBe(fresh[0] as Said)
    })
  })
})
