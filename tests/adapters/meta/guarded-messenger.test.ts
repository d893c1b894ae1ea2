import { describe, expect, test } from "bun:test"
import * as Effect from "effect/Effect"
import { guardedMessenger } from "../../../adapters/meta/guarded-messenger.ts"
import type { ChatbotId } from "../../../core/shared/ids.ts"
import type { SendOutcome } from "../../../core/whatsapp/ports.ts"
import { fakeMessenger } from "../../fakes/messenger.ts"

const LATER: SendOutcome = { kind: "busy", pair: false, code: null }
const UNKNOWN: SendOutcome = { kind: "unknown" }
const SENT: SendOutcome = { kind: "sent", id: "wamid.1" }

const stage = () => {
  let now = 0
  const { messenger, fates, sent } = fakeMessenger()
  const guarded = guardedMessenger(messenger, () => now)
  /** On a line, with what would become of it. */
  const send = (line: string, fate: SendOutcome = SENT) => {
    fates.splice(0, fates.length, fate)
    const of = { phoneNumberId: line, chatbotId: "bot" as ChatbotId, accessToken: "token" }
    const text = { id: "message", text: "Hola", quotes: null }
    return Effect.runPromise(guarded.send(of, { phone: "34600", userId: null }, text))
  }
  const failing = async (times: number, lines: readonly string[], fate: SendOutcome = UNKNOWN) => {
    for (let n = 0; n < times; n++) await send(lines[n % lines.length] ?? "", fate)
  }
  return {
    ...{ send, failing, sent },
    later: (seconds: number) => {
      now += seconds * 1_000
    },
  }
}

describe("while Meta is out of order", () => {
  test.each([
    ["does not say what became of them", UNKNOWN],
    ["cannot be reached", { kind: "refused" }],
  ] as const)("%s ten times in a row: further messages wait, without a try", async (_, fate) => {
    const { send, failing, sent } = stage()
    await failing(10, ["a", "b"], fate)
    for (const line of ["a", "b", "c"]) expect(await send(line)).toEqual(LATER)
    expect(sent).toHaveLength(10)
  })

  test("one message tries after half a minute, and the others wait for what comes of it", async () => {
    const { send, failing, sent, later } = stage()
    await failing(10, ["a", "b"])
    later(30)
    const [first, second] = await Promise.all([send("a", UNKNOWN), send("c")])
    expect([first, second]).toEqual([UNKNOWN, LATER])
    expect(sent).toHaveLength(11)
    later(29)
    expect(await send("b")).toEqual(LATER)
    later(1)
    expect(await send("b")).toEqual(SENT)
    expect(await send("a")).toEqual(SENT)
  })

  test.each([
    ["whose token has ended", { kind: "expired", accessToken: "token" }],
    ["which Meta limits for now", { kind: "busy", pair: true, code: 131_056 }],
  ] as const)("one that tries %s keeps no other waiting: the next one tries", async (_, fate) => {
    const { send, failing, later } = stage()
    await failing(10, ["a", "b"])
    later(30)
    expect(await send("a", fate)).toEqual(fate)
    expect(await send("b", UNKNOWN)).toEqual(UNKNOWN)
    expect(await send("c")).toEqual(LATER)
    later(30)
    expect(await send("a", fate)).toEqual(fate)
    expect(await send("c")).toEqual(SENT)
    expect(await send("b")).toEqual(SENT)
  })

  test("for one line alone, the others are sent", async () => {
    const { send, failing } = stage()
    await failing(10, ["a"])
    expect(await send("a")).toEqual(LATER)
    expect(await send("b")).toEqual(SENT)
    expect(await send("a")).toEqual(LATER)
  })

  test("for two busy lines alone, a third that writes seldom waits for minutes at most", async () => {
    const { send, failing, later } = stage()
    await failing(20, ["a", "b"])
    for (let half = 0; half < 20; half++) {
      later(30)
      // They are there first, each time.
      await failing(4, ["a", "b"])
      if (half > 9) expect(await send("c")).toEqual(SENT)
    }
  })

  test("now and then, nothing waits", async () => {
    const { send, failing } = stage()
    for (let n = 0; n < 5; n++) {
      await failing(9, ["a", "b"])
      expect(await send("a")).toEqual(SENT)
      expect(await send("b")).toEqual(SENT)
    }
  })

  test("what it refuses for a reason of its own is no fault of its", async () => {
    const { send, failing } = stage()
    const expired = { kind: "expired", accessToken: "token" } as const
    for (const fate of [{ kind: "failed", code: 131_026 }, LATER, expired] as const) {
      await failing(12, ["a", "b"], fate)
    }
    expect(await send("a")).toEqual(SENT)
  })
})
