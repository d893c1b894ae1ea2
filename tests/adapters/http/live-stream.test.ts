import { afterEach, beforeEach, expect, jest, setSystemTime, test } from "bun:test"
import { liveStream } from "../../../adapters/http/live-stream.ts"
import { ChatbotId } from "../../../core/shared/ids.ts"

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  setSystemTime()
})

test("a session that has ended hears no more, also on a machine whose clock was set back meanwhile", async () => {
  let living = true
  const { promise: closed, resolve: onClose } = Promise.withResolvers<void>()
  const { body } = liveStream({
    chatbotid: ChatbotId.parse(crypto.randomUUID()),
    resumes: false,
    seen: { newest: 0, quiet: null, ids: new Set() },
    missed: [],
    listen: () => () => {},
    isLiving: async () => living,
    onClose,
  })
  const heard = body.getReader()
  await heard.read()
  const ping = async () => {
    jest.advanceTimersByTime(15_000)
    return new TextDecoder().decode((await heard.read()).value)
  }
  expect(await ping()).toContain("event: ping")
  setSystemTime(Date.now() - 3_600_000)
  living = false
  expect(await ping()).toBe("")
  await closed
})
