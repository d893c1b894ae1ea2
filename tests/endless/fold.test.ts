import { expect, test } from "bun:test"
import { trimOuter } from "../../core/shared/fold.ts"
import { spending } from "../support/cpu-time.ts"

test("the longest run of signs between two letters is looked at once", () => {
  const spent = spending()
  trimOuter(`a${"!".repeat(100_000)}a`)
  expect(spent()).toBeLessThan(1_000)
})
