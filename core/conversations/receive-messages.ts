import { Effect } from "effect"
import { decide } from "./inbound.ts"
import { Inbox, SecretHash } from "./ports.ts"
import type { Received } from "./received.ts"
import { inStoringOrder } from "./storing-order.ts"

/** Takes in what one webhook POST held, whole or not at all. */
export const receiveMessages = Effect.fnUntraced(function* (received: readonly Received[]) {
  const inbox = yield* Inbox
  const secrets = yield* SecretHash
  if (received.length === 0) return {}
  return yield* inbox.accept(inStoringOrder(received.map((item) => decide(item, secrets.ever))))
})
