import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { mayHaveArrived } from "../conversations/message.ts"
import { refusesParameter } from "../whatsapp/faults/signs.ts"
import { Messenger } from "../whatsapp/ports.ts"
import { FROZEN_MS } from "./limits.ts"
import { type Closing, Outbox, type SendPermit } from "./ports.ts"
import type { Held, Outgoing } from "./turn.ts"

export type Delivery =
  /** Nothing is left to send: each message was sent, failed or was cancelled. `delivered`: at least one was sent. */
  | { readonly kind: "settled"; readonly delivered: boolean }
  /** All were sent, and the turn ended with the last. `more`: as Turns.finish answers. */
  | { readonly kind: "finished"; readonly more: boolean }
  /** A message has to wait, and the ones behind it with it. */
  | { readonly kind: "waiting"; readonly until: Date }
  | { readonly kind: "lost" }

/** A permit that was asked for already, and when it was asked for (milliseconds since 1970). */
export type GivenPermit = { readonly permit: SendPermit; readonly asked: number }

type Circumstances = {
  /** The turn that ends with the last message. */
  readonly closing?: Closing
  /** That of the first message, if it was asked for already. */
  readonly given?: GivenPermit | null
}

/** Sends what is in the outbox, in order; a message that has to wait holds up the ones behind it, nobody else's. */
export const deliver = Effect.fnUntraced(function* (
  held: Held,
  outbox: readonly Outgoing[],
  { closing, given = null }: Circumstances = {},
) {
  let delivered = false
  for (const [index, message] of outbox.entries()) {
    const sent = yield* send(held, message, {
      closing: index === outbox.length - 1 ? (closing ?? null) : null,
      given: index === 0 ? given : null,
    })
    if (sent.kind !== "settled") return sent
    delivered ||= sent.delivered
  }
  return { kind: "settled", delivered } satisfies Delivery
})

type Sending = { readonly closing: Closing | null; readonly given: GivenPermit | null }

/** Sends one message, as soon as it may be sent. */
const send = Effect.fnUntraced(function* (
  held: Held,
  message: Outgoing,
  { closing, given: first }: Sending,
) {
  const messenger = yield* Messenger
  const store = yield* Outbox
  for (let given = first; ; given = null) {
    const asked = given?.asked ?? (yield* Clock.currentTimeMillis)
    let permit = given?.permit ?? (yield* store.permit(held, message))
    const age = (yield* Clock.currentTimeMillis) - asked
    if (permit.kind === "go" && age > FROZEN_MS) {
      // The permit may be out of date: it is returned unused and asked for again.
      yield* store.settle(held, message, { kind: "refused" }, null)
      permit = yield* store.permit(held, message)
    }
    if (permit.kind === "lost") return { kind: "lost" } satisfies Delivery
    if (permit.kind === "wait") return { kind: "waiting", until: permit.until } satisfies Delivery
    if (permit.kind === "settled") {
      return { kind: "settled", delivered: mayHaveArrived(permit.status) } satisfies Delivery
    }
    const { line, to, quotes } = permit
    const said = { id: message.id, text: message.content, quotes }
    const outcome = yield* messenger.send(line, to, said)
    if (quotes !== null && outcome.kind === "failed" && refusesParameter(outcome.code)) {
      // Such as a message that cannot be quoted. Meanwhile the client may have written STOP, so a permit is asked for again.
      yield* store.settle(held, message, { kind: "unquoted" }, null)
      continue
    }
    const settled = yield* store.settle(held, message, outcome, closing)
    if (settled.kind !== "settled") return settled satisfies Delivery
    if (outcome.kind === "sent") return { kind: "settled", delivered: true } satisfies Delivery
    // It has failed, unless its status came while Meta's answer was awaited: what is stored is asked for.
  }
})
