import { describe, expect, test } from "bun:test"
import { fallbackLanguage, type Language, replyLanguage } from "../../../core/reply/language.ts"
import { FIRST, LATER } from "./language-phrases.ts"

type Phrase = {
  readonly id: string
  readonly prior_language: Language | null
  readonly default_language?: Language
  readonly text: string
  readonly expected_language: Language
}

const corpus: readonly Phrase[] = (
  await Bun.file(new URL("../../corpora/language.dev.jsonl", import.meta.url)).text()
)
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line))

const FLOOR = 0.98

/** The share of phrases answered as expected; the wrong ones are printed. */
const score = (title: string, wrong: readonly string[], of: number) => {
  const right = (of - wrong.length) / of
  console.log(`${title}: ${(right * 100).toFixed(1)} % of ${of}`, ...wrong)
  return right
}

describe("the language of a reply", () => {
  test("is the expected one for the phrases of the corpus", () => {
    const wrong = corpus.filter(
      ({ text, prior_language, default_language, expected_language }) =>
        replyLanguage(text, {
          ...(prior_language ? { prior: prior_language } : {}),
          fallback: default_language ?? "es",
        }) !== expected_language,
    )
    expect(
      score(
        "language corpus",
        wrong.map(({ id }) => id),
        corpus.length,
      ),
    ).toBeGreaterThanOrEqual(FLOOR)
  })

  test("is held through names, brands and thanks, and switches on a sentence or a request", () => {
    const wrong = LATER.filter(
      ({ before, expected, text }) =>
        replyLanguage(text, { prior: before as Language, fallback: "es" }) !== expected,
    )
    expect(
      score(
        "later messages",
        wrong.map(({ text }) => text),
        LATER.length,
      ),
    ).toBeGreaterThanOrEqual(FLOOR)
  })

  test("follows the words of a first message, or the chatbot's setting when it has none", () => {
    const wrong = FIRST.filter(
      ({ before, expected, text }) =>
        replyLanguage(text, { fallback: before as Language }) !== expected,
    )
    expect(
      score(
        "first messages",
        wrong.map(({ text }) => text),
        FIRST.length,
      ),
    ).toBeGreaterThanOrEqual(FLOOR)
  })

  test.each([
    ["spanish", "es"],
    ["english", "en"],
    ["portuguese", "pt"],
    ["french", "fr"],
    ["german", "de"],
    ["auto", "es"],
  ] as const)("of a chatbot set to %s begins as %s", (setting, language) => {
    expect(fallbackLanguage(setting)).toBe(language)
  })

  test("is found at once in the longest message, whatever it is made of", () => {
    const began = performance.now()
    for (const piece of ["a", "'", '"', "«", "en ", "not in ", "http://", "a@", ".", "Ñ", "haha"])
      replyLanguage(piece.repeat(4_096).slice(0, 4_096), { prior: "es", fallback: "es" })
    expect(performance.now() - began).toBeLessThan(500)
  })
})
