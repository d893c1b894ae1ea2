import { expect, test } from "bun:test"
import { memoryLimits } from "../../adapters/http/limits.ts"
import { spending } from "../support/spent.ts"

test("visitors from ever new addresses make nobody's request slow", async () => {
  const { limits } = memoryLimits(() => 0)
  const spent = spending()
  for (let visitor = 0; visitor < 40_000; visitor++) await limits(`${visitor}`, 1, 60)
  expect(spent()).toBeLessThan(2_000)
  expect(await limits("0", 1, 60)).toBe(60)
})
