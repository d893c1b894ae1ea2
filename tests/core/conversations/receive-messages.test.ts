import { expect, test } from "bun:test"
import { receiveMessages } from "../../../core/conversations/receive-messages.ts"
import type { Received } from "../../../core/conversations/received.ts"
import { world } from "../../support/world.ts"

const AT = Date.parse("2026-03-10T09:00:00.000Z") / 1_000

const message = (id: string, text: string | null, at = AT): Received => ({
  kind: "message",
  line: "1055",
  id,
  at,
  from: { phone: "34600111222", userId: null },
  name: "Ana",
  type: text === null ? "audio" : "text",
  text,
})

test("what one POST held is stored at once, in order, and its outcomes are counted", async () => {
  const { run, state, batches } = world()
  const outcomes = await run(
    receiveMessages([
      message("2", "después", AT + 1),
      message("1", "antes"),
      message("1", "antes"),
    ]),
  )
  expect(outcomes).toEqual({ stored: 2, duplicate: 1 })
  expect(batches).toHaveLength(1)
  expect(state.messages.map(({ content, seq }) => [content, seq])).toEqual([
    ["antes", 1],
    ["después", 2],
  ])
})

test("a POST with nothing in it touches nothing", async () => {
  const { run, batches } = world()
  expect(await run(receiveMessages([]))).toEqual({})
  expect(batches).toEqual([])
})

test("the pause secret is compared by its hash and never stored as it was typed", async () => {
  const { run, state } = world({ state: { pauseSecret: "mac(cafe con leche)" } })
  await run(receiveMessages([message("1", "¡Café con leche!")]))
  expect(state.conversation).toMatchObject({ pausedBy: "secret", lastSeq: 0 })
  expect(state.messages).toMatchObject([{ content: "[pause secret]", seq: null }])
  await run(receiveMessages([message("2", "café con leche", AT + 60)]))
  expect(state.conversation.pausedBy).toBeNull()
})

test("a line that nobody has here is counted, not stored", async () => {
  const { run, state } = world()
  const elsewhere = { ...message("1", "Hola"), line: "9999" } as Received
  expect(await run(receiveMessages([elsewhere]))).toEqual({ unknown_number: 1 })
  expect(state.messages).toEqual([])
})
