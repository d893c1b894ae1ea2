import * as Effect from "effect/Effect"
import type { Messenger, SendOutcome } from "../../core/whatsapp/ports.ts"
import { circuitBreakers } from "../providers/circuit-breaker.ts"

/** The outcome while the breaker is open: "busy" makes the send wait without counting a try, of which it has only a few. */
const LATER: SendOutcome = { kind: "busy", pair: false, code: null }
const DOWN: ReadonlySet<SendOutcome["kind"]> = new Set(["unknown", "refused"])
const UP: ReadonlySet<SendOutcome["kind"]> = new Set(["sent", "failed"])

/** Sends nothing while Meta is out of order, for one line or for all, until one trial send succeeds. */
export const guardedMessenger = (
  messenger: Messenger,
  now: () => number = () => performance.now(),
): Messenger => {
  const breaker = circuitBreakers(now)

  return {
    ...messenger,
    send: Effect.fnUntraced(function* (line, to, what) {
      const { phoneNumberId } = line
      if (breaker.isOpen(phoneNumberId)) return LATER
      breaker.probe(phoneNumberId)
      const outcome = yield* messenger.send(line, to, what)
      if (UP.has(outcome.kind)) breaker.succeed(phoneNumberId)
      else if (DOWN.has(outcome.kind)) breaker.fail(phoneNumberId)
      else breaker.cancelProbe(phoneNumberId)
      return outcome
    }),
  }
}
