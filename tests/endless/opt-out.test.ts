import { expect, test } from "bun:test"
import { optOut } from "../../core/conversations/opt-out.ts"
import { spending } from "../support/cpu-time.ts"

test("an opt-out is found at once in the longest message, whatever it is made of", () => {
  const spent = spending()
  for (const piece of ["a", "no ", "no me ", "stop ", "the ", "de ", "keine ", '"', "«", ", ", "?"])
    optOut(piece.repeat(4_096).slice(0, 4_096))
  expect(spent()).toBeLessThan(1_000)
})
