import { expect, test } from "bun:test"
import { readStatus } from "../../../adapters/meta/webhook/statuses.ts"
import type { Received } from "../../../core/conversations/received.ts"

const read = (more: object) => {
  const items: Received[] = []
  const status = { id: "wamid.1", status: "delivered", ...more }
  readStatus(status, "100000000000001", { items, count: () => undefined, now: new Date() })
  return items[0]
}

test.each([
  ["general_purpose_ai", true],
  ["service", false],
  ["utility", null],
  ["authentication", null],
  ["referral_conversion", null],
])(
  "the price class %s tells whether the number is billed as a general assistant: %p",
  (category, aiPriced) => {
    expect(read({ pricing: { category } })).toMatchObject({ aiPriced })
  },
)

test("without a price nothing is known of it", () => {
  expect(read({})).toMatchObject({ aiPriced: null })
})
