import * as Effect from "effect/Effect"
import { decide } from "./inbound.ts"
import { Inbox, SecretHash } from "./ports.ts"
import type { Received } from "./received.ts"
import { inStoringOrder } from "./storing-order.ts"

/** Stores what one webhook POST holds: all of it or nothing. */
export const receiveMessages = Effect.fnUntraced(function* (received: readonly Received[]) {
  const inbox = yield* Inbox
  const secrets = yield* SecretHash
  if (received.length === 0) return {}
  return yield* inbox.accept(inStoringOrder(received.map((item) => decide(item, secrets.ever))))
})
