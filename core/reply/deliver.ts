import { Effect } from "effect"
import { Messenger } from "../whatsapp/ports.ts"
import { Outbox } from "./ports.ts"
import type { Held, Outgoing } from "./turn.ts"

export type Delivery =
  /** All out, or come to rest: sent, failed, cancelled. */
  | { readonly kind: "settled"; readonly delivered: boolean }
  /** The first that is not must wait, and the ones behind it with it. */
  | { readonly kind: "waiting"; readonly until: Date }
  | { readonly kind: "lost" }

/** Sends what is in the outbox, in order; a message that has to wait holds up the ones behind it, nobody else's. */
export const deliver = Effect.fn("deliver")(function* (held: Held, outbox: readonly Outgoing[]) {
  const messenger = yield* Messenger
  const store = yield* Outbox
  let delivered = false
  for (const message of outbox) {
    const claim = yield* store.claim(held, message)
    if (claim.kind === "lost") return { kind: "lost" } satisfies Delivery
    if (claim.kind === "wait") return { kind: "waiting", until: claim.until } satisfies Delivery
    if (claim.kind === "settled") {
      delivered ||= SENT.has(claim.status)
      continue
    }
    const said = { id: message.id, text: message.content, quotes: claim.quotes }
    let outcome = yield* messenger.send(claim.line, claim.to, said)
    if (said.quotes !== null && outcome.kind === "failed" && BAD_VALUE.has(outcome.code)) {
      outcome = yield* messenger.send(claim.line, claim.to, { ...said, quotes: null })
    }
    const until = yield* store.settle(held, message, outcome)
    if (until) return { kind: "waiting", until } satisfies Delivery
    delivered ||= outcome.kind === "sent"
  }
  return { kind: "settled", delivered } satisfies Delivery
})

/** How Meta refuses a value (providers.md 1.10). What it cannot quote is one: the words go without it. */
const BAD_VALUE: ReadonlySet<number> = new Set([100, 131_009])

const SENT: ReadonlySet<string> = new Set(["sent", "delivered", "read", "unknown"])
