import { expect, test } from "bun:test"
import { answerText } from "../../../adapters/providers/answer-text.ts"

test("an answer is read whole, also where a letter is cut between two pieces", async () => {
  const bytes = new TextEncoder().encode("mañana")
  const pieces = [bytes.slice(0, 3), bytes.slice(3)]
  const body = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  expect(await answerText(new Response(body))).toBe("mañana")
  expect(await answerText(new Response(null))).toBe("")
})

test("one that never ends is left at its first million bytes", async () => {
  let left = false
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(97)),
    cancel: () => {
      left = true
    },
  })
  expect(await answerText(new Response(body))).toHaveLength(1_000_000)
  expect(left).toBe(true)
})
