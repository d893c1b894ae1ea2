import { afterEach, expect, setSystemTime, test } from "bun:test"
import { memoryCounter } from "../../../../adapters/http/limits/memory-counter.ts"
import { spending } from "../../../support/cpu-time.ts"

afterEach(() => void setSystemTime())

test("visitors from ever new addresses make nobody's request slow", async () => {
  const { count } = memoryCounter(() => 0)
  const spent = spending()
  for (let visitor = 0; visitor < 40_000; visitor++) await count(`${visitor}`, 1, 60)
  expect(spent()).toBeLessThan(2_000)
  expect(await count("0", 1, 60)).toBe(60)
})

test("a machine whose clock is set back an hour makes nobody wait for that hour", async () => {
  const { count } = memoryCounter()
  await count("owner", 1, 60)
  setSystemTime(Date.now() - 3_600_000)
  expect(await count("owner", 1, 60)).toBeLessThanOrEqual(60)
})

test("who has made too many calls may make as many again when the time is over", async () => {
  let now = 0
  const { count } = memoryCounter(() => now)
  const calls = () => Promise.all([1, 2, 3].map(() => count("owner", 2, 60)))
  expect(await calls()).toEqual([null, null, 60])
  now = 59_000
  expect(await count("owner", 2, 60)).toBe(1)
  now = 60_000
  expect(await calls()).toEqual([null, null, 60])
})
