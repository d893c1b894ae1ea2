import { Clock, Effect } from "effect"
import { refusesParameter } from "../whatsapp/faults/signs.ts"
import { Messenger } from "../whatsapp/ports.ts"
import { type Claim, type Closing, Outbox } from "./ports.ts"
import type { Held, Outgoing } from "./turn.ts"

export type Delivery =
  /** Nothing is left to send: each message was sent, failed or was cancelled. `delivered`: at least one was sent. */
  | { readonly kind: "settled"; readonly delivered: boolean }
  /** All were sent, and the turn ended with the last. `more`: as Turns.finish answers. */
  | { readonly kind: "finished"; readonly more: boolean }
  /** A message has to wait, and the ones behind it with it. */
  | { readonly kind: "waiting"; readonly until: Date }
  | { readonly kind: "lost" }

/** A claim that was made already, and when it was asked for (milliseconds since 1970). */
export type Claimed = { readonly claim: Claim; readonly asked: number }

/** A process that stood still for so many milliseconds may be taken for dead, and its conversation given to another worker. */
const FROZEN_MS = 10_000

type Circumstances = {
  /** The turn that ends with the last message. */
  readonly closing?: Closing
  /** The claim of the first message, if it was made already. */
  readonly claimed?: Claimed | null
}

/** Sends what is in the outbox, in order; a message that has to wait holds up the ones behind it, nobody else's. */
export const deliver = Effect.fnUntraced(function* (
  held: Held,
  outbox: readonly Outgoing[],
  { closing, claimed = null }: Circumstances = {},
) {
  const messenger = yield* Messenger
  const store = yield* Outbox
  let delivered = false
  for (const [index, message] of outbox.entries()) {
    const first = index === 0 ? claimed : null
    const asked = first?.asked ?? (yield* Clock.currentTimeMillis)
    let claim = first?.claim ?? (yield* store.claim(held, message))
    const age = (yield* Clock.currentTimeMillis) - asked
    if (claim.kind === "go" && age > FROZEN_MS) {
      // The claim may be out of date: it is returned unused and asked for again.
      yield* store.settle(held, message, { kind: "refused" }, null)
      claim = yield* store.claim(held, message)
    }
    if (claim.kind === "lost") return { kind: "lost" } satisfies Delivery
    if (claim.kind === "wait") return { kind: "waiting", until: claim.until } satisfies Delivery
    if (claim.kind === "settled") {
      delivered ||= SENT.has(claim.status)
      continue
    }
    const said = { id: message.id, text: message.content, quotes: claim.quotes }
    let outcome = yield* messenger.send(claim.line, claim.to, said)
    // Such as a message that cannot be quoted: then it is sent without the quote.
    if (said.quotes !== null && outcome.kind === "failed" && refusesParameter(outcome.code)) {
      outcome = yield* messenger.send(claim.line, claim.to, { ...said, quotes: null })
    }
    const last = index === outbox.length - 1
    const settled = yield* store.settle(held, message, outcome, last ? (closing ?? null) : null)
    if (settled.kind !== "settled") return settled satisfies Delivery
    delivered ||= outcome.kind === "sent"
  }
  return { kind: "settled", delivered } satisfies Delivery
})

const SENT: ReadonlySet<string> = new Set(["sent", "delivered", "read", "unknown"])
