import { expect, test } from "bun:test"
import { fold, narrow } from "../../../core/shared/fold.ts"

test("what people type in a hurry looks the same, accents, capitals and apostrophes or not", () => {
  expect(fold("¿MAÑANA a las 10, Señor O’Hara? Straße")).toBe(
    "¿manana a las 10, senor o'hara? strasse",
  )
})

test.each(["", "mañana", "😀 ok 👍🏽", "Ελένη, ż", "x".repeat(50_000)])(
  "narrowing loses nothing",
  (text) => {
    expect(narrow(text)).toBe(text)
  },
)
