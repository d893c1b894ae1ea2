import { expect, test } from "bun:test"
import { fold, narrow, trimOuter } from "../../../core/shared/fold.ts"

test("what people type in a hurry looks the same, accents, capitals and apostrophes or not", () => {
  expect(fold("¿MAÑANA a las 10, Señor O’Hara? Straße")).toBe(
    "¿manana a las 10, senor o'hara? strasse",
  )
})

test.each(["don't", "don’t", "don‘t", "don´t", "don`t", "donʼt", "don＇t"])(
  "an apostrophe is one whichever key it was typed with: %p",
  (text) => {
    expect(fold(text)).toBe("don't")
  },
)

test.each(["st\u200bop", "st\u00adop", "\ufeffst\u200dop", "\u202est\u2060op\u202c"])(
  "what cannot be seen in a pasted text is not there: %p",
  (text) => {
    expect(fold(text)).toBe("stop")
  },
)

test.each([
  ["*¡Hola, Ana!* 👍🏽", "Hola, Ana"],
  ["a", "a"],
  ["¿\n7\n?", "7"],
  ["a\n- b.", "a\n- b"],
  ["👍🏽 …", ""],
  ["", ""],
])("what stands around the words of %p goes, and nothing between them", (text, bare) => {
  expect(trimOuter(text)).toBe(bare)
})

test.each(["", "mañana", "😀 ok 👍🏽", "Ελένη, ż", "x".repeat(50_000)])(
  "a text that is narrowed stays the same text",
  (text) => {
    expect(narrow(text)).toBe(text)
  },
)
