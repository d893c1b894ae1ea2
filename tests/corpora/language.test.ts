import { describe, expect, test } from "bun:test"
import { replyLanguage } from "../../core/reply/language.ts"
import learnt from "../../core/reply/language/request/classifier.json"
import { type InLanguage, lessonsOfRequests } from "../learn/language-requests.ts"
import { fingerprint } from "../learn/regression.ts"
import { phrasesOf, shareRight } from "../support/corpora/phrases.ts"

test("what is learnt of requests for a language is learnt from them as they stand: else `bun run learn`", () => {
  expect(learnt.learntFrom).toBe(fingerprint(lessonsOfRequests()))
})

describe("the language of a reply", () => {
  const unseen = phrasesOf<InLanguage>("own/language_unseen")

  test.each([
    ["that nobody learnt from", "own-w", 0.98],
    ["written after all of it", "own-bh", 0.95],
    ["in which a language is asked for or spoken of in odd words", "own-v", 0.92],
  ])("is the expected one for phrases %s", (which, round, share) => {
    const right = shareRight(
      `languages, ${which}`,
      unseen.filter(({ id }) => id.startsWith(round)),
      ({ text, prior_language, default_language, expected_language }) =>
        replyLanguage(text, {
          ...(prior_language ? { prior: prior_language } : {}),
          fallback: default_language ?? "es",
        }) === expected_language,
    )
    expect(right).toBeGreaterThanOrEqual(share)
  })
})
