import { expect, test } from "bun:test"
import { replyLanguage } from "../../core/reply/language.ts"
import { spending } from "../support/cpu-time.ts"

test("its language is found at once in the longest message, whatever it is made of", () => {
  const spent = spending()
  for (const piece of ["a", "'", '"', "«", "en ", "not in ", "http://", "a@", ".", "Ñ", "haha"])
    replyLanguage(piece.repeat(4_096).slice(0, 4_096), { prior: "es", fallback: "es" })
  expect(spent()).toBeLessThan(500)
})
