import { afterEach, beforeEach, expect, jest, setSystemTime, test } from "bun:test"
import type { Listener } from "../../../../adapters/http/live/live-feed.ts"
import { liveMemory } from "../../../../adapters/http/live/live-memory.ts"
import { liveStream } from "../../../../adapters/http/live/live-stream.ts"
import { ChatbotId } from "../../../../core/shared/ids.ts"

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  setSystemTime()
})

/** A stream whose session is asked for by `isLiving`; what it says next, after so much time. */
const opened = async (isLiving: () => Promise<boolean>) => {
  const { promise: closed, resolve: onClose } = Promise.withResolvers<void>()
  let tell: Listener = () => {}
  const { body } = liveStream({
    chatbotid: ChatbotId.parse(crypto.randomUUID()),
    resumes: false,
    seen: { newest: 0, quiet: null, ids: new Set() },
    missed: [],
    memory: liveMemory(),
    listen: (listener) => {
      tell = listener
      return () => {}
    },
    isLiving,
    onClose,
  })
  const heard = body.getReader()
  const next = async () => new TextDecoder().decode((await heard.read()).value)
  expect(await next()).toContain("event: hello")
  const pings = () => jest.advanceTimersByTime(15_000)
  return { closed, next, pings, tell: (event: Parameters<Listener>[0]) => tell(event) }
}

test("a session that has ended hears no more, also on a machine whose clock was set back meanwhile", async () => {
  let living = true
  const { closed, next, pings } = await opened(async () => living)
  pings()
  expect(await next()).toContain("event: ping")
  setSystemTime(Date.now() - 3_600_000)
  living = false
  pings()
  expect(await next()).toBe("")
  await closed
})

test("a session that could not be looked up hears nothing meanwhile, and to read afresh when it was found living", async () => {
  let fails = true
  const { next, pings, tell } = await opened(async () => {
    if (fails) throw new Error("no connection")
    return true
  })
  pings()
  tell({ id: 1, event: "usage", data: { secret: true } })
  await new Promise(setImmediate)
  fails = false
  pings()
  expect(await next()).toContain("event: resync")
  expect(await next()).toContain("event: ping")
})

test.each([
  ["cannot be looked up", () => Promise.reject(new Error("no connection"))],
  ["is looked up without an end", () => new Promise<boolean>(() => {})],
])(
  "a stream ends when its session %s for three pings: the page would take it for live",
  async (_, isLiving) => {
    const { closed, pings } = await opened(isLiving)
    let ended = false
    void closed.then(() => {
      ended = true
    })
    for (const expected of [false, false, false, true]) {
      pings()
      await new Promise(setImmediate)
      expect(ended).toBe(expected)
    }
  },
)

test("a stream that is cut off by what it says after a break says no more", async () => {
  let fails = false
  const { closed, next, pings, tell } = await opened(async () => {
    if (fails) throw new Error("no connection")
    return true
  })
  for (let id = 1; id <= 501; id++) tell({ id, event: "usage", data: {} })
  await new Promise(setImmediate)
  fails = true
  pings()
  await new Promise(setImmediate)
  fails = false
  pings()
  await closed
  await expect(next()).rejects.toThrow("not read")
})
