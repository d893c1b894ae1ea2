import { expect, test } from "bun:test"
import { memoryCounter } from "../../adapters/http/limits.ts"
import { spending } from "../support/spent.ts"

test("visitors from ever new addresses make nobody's request slow", async () => {
  const { count } = memoryCounter(() => 0)
  const spent = spending()
  for (let visitor = 0; visitor < 40_000; visitor++) await count(`${visitor}`, 1, 60)
  expect(spent()).toBeLessThan(2_000)
  expect(await count("0", 1, 60)).toBe(60)
})
