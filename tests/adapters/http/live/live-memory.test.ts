import { expect, test } from "bun:test"
import { liveMemory } from "../../../../adapters/http/live/live-memory.ts"

const around = [1, 2, 3, 4].map((id) => ({ id, event: "usage.changed", data: {} }))
const missed = (memory: ReturnType<typeof liveMemory>, last: number, by = memory) =>
  by.missed(String(memory.idOf(last)), around).map(({ id }) => id)

test("a page that comes back is told what came after its last event", () => {
  const memory = liveMemory()
  memory.remember(3, [1, 2])
  expect(missed(memory, 3)).toEqual([4])
  memory.remember(4, [1, 2, 3])
  expect(missed(memory, 4)).toEqual([])
})

test("an event that became visible late is told, and what follows it once more, so that the newest comes last", () => {
  const memory = liveMemory()
  memory.remember(3, [1])
  expect(missed(memory, 3)).toEqual([2, 3, 4])
})

test("of two pages that were told in different orders none misses anything", () => {
  const memory = liveMemory()
  memory.remember(3, [1, 2])
  memory.remember(3, [1])
  expect(missed(memory, 3)).toEqual([2, 3, 4])
})

test("a page that comes back to another process, or after a long time, is told all that is around its last event", () => {
  const memory = liveMemory()
  memory.remember(3, [1, 2])
  expect(missed(memory, 3, liveMemory())).toEqual([1, 2, 3, 4])
  for (let event = 10; event < 3_000; event++) memory.remember(event, [])
  expect(missed(memory, 3)).toEqual([1, 2, 3, 4])
})
