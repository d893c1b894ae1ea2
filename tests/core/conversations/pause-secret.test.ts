import { describe, expect, test } from "bun:test"
import { keywordsOf } from "../../../core/conversations/keywords.ts"
import { foldSecret, PauseSecret } from "../../../core/conversations/pause-secret.ts"

const mac = (folded: string) => [`mac(${folded})`]

describe("a pause secret", () => {
  test.each([
    ["Café con leche", "cafe con leche"],
    ["  ¡CAFÉ CON LECHE!  ", "cafe con leche"],
    ["ｃａｆé con leche", "cafe con leche"],
    ["«café con leche»…", "cafe con leche"],
    ["1234", "1234"],
    ["a-b-c", "a-b-c"],
  ])("is compared without case, accents and outer punctuation: %p", (text, folded) => {
    expect(foldSecret(text)).toBe(folded)
    expect(keywordsOf(text, mac).secret).toEqual(mac(folded))
  })

  test.each([
    ["three characters are too few", "abc"],
    ["65 are too many", "a".repeat(65)],
    ["spaces around it do not count", "  abc  "],
    ["nothing but emoji is none", "👍👍👍👍"],
    ["nothing but punctuation is none", "?!?!"],
  ])("%s", (_, text) => {
    expect(keywordsOf(text, mac).secret).toBeNull()
  })

  test("is looked for in 4 to 64 characters", () => {
    expect(keywordsOf("abcd", mac).secret).not.toBeNull()
    expect(keywordsOf("a".repeat(64), mac).secret).not.toBeNull()
    expect(keywordsOf(`a${"👍".repeat(63)}`, mac).secret).not.toBeNull()
    expect(keywordsOf(`a${"👍".repeat(64)}`, mac).secret).toBeNull()
    expect(keywordsOf("a👍b", mac).secret).toBeNull()
  })

  test("is compared by its keyed hashes, today's and earlier ones, and never by its words", () => {
    const macs = (folded: string) => [`today's of ${folded.length}`, `earlier of ${folded.length}`]
    expect(keywordsOf("Café con leche", macs)).toEqual({
      word: null,
      confirmation: null,
      secret: ["today's of 14", "earlier of 14"],
    })
  })
})

test.each([
  ["", true],
  ["    ", false],
  ["abc", false],
  ["abcd", true],
  ["  abcd  ", true],
  ["a...", false],
  ["¡¡sí!!", false],
  ["!!!!", false],
  ["a👍b👍", false],
  ["a-b-c", true],
])("the pause secret %p is acceptable: %p", (secret, ok) => {
  expect(PauseSecret.safeParse(secret).success).toBe(ok)
})

test("a pause secret has at most 64 characters", () => {
  expect(PauseSecret.safeParse("a".repeat(64)).success).toBe(true)
  expect(PauseSecret.safeParse("a".repeat(65)).success).toBe(false)
})
