import { afterEach, beforeEach, expect, jest, setSystemTime, test } from "bun:test"
import { startLiveFeed } from "../../../../adapters/http/live/live-feed.ts"
import type { LiveEvent } from "../../../../adapters/postgres/live-events.ts"

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  setSystemTime()
})

const event = (id: number): LiveEvent => ({ id, event: "memory.changed", data: {} })

type Look = {
  readonly found: readonly LiveEvent[]
  /** How much too late it comes. */
  readonly lateMs?: number
}

/** What one who listens is told of each look at the log, by id; null: that all is to be read anew. */
const toldOf = async (looks: readonly Look[]) => {
  const told: (number | null)[] = []
  let at = 0
  const feed = startLiveFeed(
    {
      recent: async () => looks[at++]?.found ?? [],
      since: async () => [],
      seen: async () => ({ newest: 0, quiet: null, ids: new Set<number>() }),
    },
    () => {},
  )
  feed.listen("bot", (news) => told.push(news?.id ?? null))
  for (const { lateMs = 0 } of looks) {
    setSystemTime(Date.now() + lateMs)
    jest.advanceTimersByTime(500)
    // What a look has found is told a few promises later.
    for (let n = 0; n < 10; n++) await null
  }
  feed.stop()
  return told
}

test("each look tells what is new", async () => {
  const looks = [{ found: [event(1)] }, { found: [event(1), event(2)] }]
  expect(await toldOf(looks)).toEqual([1, 2])
})

test("after a look that came so late that something may have gone by unseen, all is read anew", async () => {
  const looks = [
    { found: [event(1)] },
    { found: [event(2)], lateMs: 20_000 },
    { found: [event(2), event(3)] },
  ]
  expect(await toldOf(looks)).toEqual([1, null, 3])
})
