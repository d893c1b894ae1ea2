import { describe, expect, test } from "bun:test"
import learnt from "../../core/reply/promise/classifier.json"
import { promisesPerson } from "../../core/reply/promise.ts"
import { lessonsOfPromises } from "../learn/promises.ts"
import { fingerprint } from "../learn/regression.ts"
import { phrasesOf, shareRight } from "../support/corpora/phrases.ts"

type Phrase = { readonly id: string; readonly text: string; readonly promise: boolean }
type Reply = {
  readonly id: string
  readonly text: string
  readonly sort: string
  readonly kind: string | null
}

test("what is learnt of promises is learnt from the phrases as they stand: else `bun run learn`", () => {
  expect(learnt.learntFrom).toBe(fingerprint(lessonsOfPromises()))
})

describe("a promise in the name of people", () => {
  const unseen = phrasesOf<Phrase>("own/promises_unseen")
  const ofRounds = (letters: string, promise: boolean) =>
    unseen.filter((phrase) => letters.includes(phrase.id[4] ?? "?") && phrase.promise === promise)
  const isHeard = ({ text }: Phrase) => promisesPerson(text)
  const isLeft = ({ text }: { readonly text: string }) => !promisesPerson(text)

  test("is heard in phrases that nobody learnt from, ordinary, odd and as models write them", () => {
    expect(shareRight("ordinary", ofRounds("ab", true), isHeard)).toBeGreaterThanOrEqual(0.95)
    expect(shareRight("odd", ofRounds("cdghijk", true), isHeard)).toBeGreaterThanOrEqual(0.87)
    expect(shareRight("as models write", ofRounds("e", true), isHeard)).toBeGreaterThanOrEqual(0.78)
  })

  test("is seldom seen where staff, hours, offers or directions are spoken of", () => {
    const others = ofRounds("abcdfghijk", false)
    expect(shareRight("no promise", others, isLeft)).toBeGreaterThanOrEqual(0.96)
  })

  test("is seldom seen in everyday replies, and some of those promise something", () => {
    const everyday = phrasesOf<Reply>("own/replies_unseen").filter(
      ({ sort, kind }) => sort === "everyday" && kind === null,
    )
    expect(shareRight("everyday", everyday, isLeft)).toBeGreaterThanOrEqual(0.94)
  })
})
