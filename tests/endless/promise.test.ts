import { expect, test } from "bun:test"
import { promisesPerson, sendsSomebody } from "../../core/reply/promise.ts"
import { spending } from "../support/cpu-time.ts"

test("promises are looked for in a long text without keeping anybody waiting", () => {
  for (const unit of [
    "he avisado ",
    "llega ahi ",
    "no en camino ",
    "equipo ",
    "ich habe ",
    "we will ",
    "a",
  ]) {
    const spent = spending()
    promisesPerson(unit.repeat(4_000))
    sendsSomebody(unit.repeat(4_000))
    expect(spent()).toBeLessThan(1_000)
  }
})
