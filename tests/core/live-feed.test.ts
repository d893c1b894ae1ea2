import { afterEach, expect, setSystemTime, test } from "bun:test"
import { startLiveFeed } from "../../adapters/http/live-feed.ts"
import type { LiveEvent } from "../../adapters/postgres/live-events.ts"

afterEach(() => setSystemTime())

const event = (id: number): LiveEvent => ({ id, event: "memory.changed", data: {} })

/** What one who listens is told of each look at the log, by id; null: that all is to be read anew. */
const toldOf = async (looks: readonly (() => readonly LiveEvent[] | null)[]) => {
  const told: (number | null)[] = []
  const over = Promise.withResolvers<void>()
  let at = 0
  const feed = startLiveFeed(
    {
      recent: async () => {
        const look = looks[at++]
        if (!look) over.resolve()
        return look?.() ?? []
      },
      since: async () => [],
      seen: async () => ({ newest: 0, ids: new Set<number>() }),
    },
    () => {},
  )
  feed.listen("bot", (news) => told.push(news?.id ?? null))
  await over.promise
  feed.stop()
  return told
}

test("each look tells what is new", async () => {
  expect(await toldOf([() => [event(1)], () => [event(1), event(2)]])).toEqual([1, 2])
})

test("after a look that came so late that something may have gone by unseen, all is read anew", async () => {
  const first = () => {
    // Before the next look.
    setTimeout(() => setSystemTime(Date.now() + 20_000))
    return [event(1)]
  }
  const told = await toldOf([first, () => [event(2)], () => [event(2), event(3)]])
  expect(told).toEqual([1, null, 3])
})
