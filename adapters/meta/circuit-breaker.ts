import { Effect } from "effect"
import type { Messenger, SendOutcome } from "../../core/whatsapp/ports.ts"
import { type Circuit, closedCircuit } from "../circuit.ts"

/** A send has few tries and would waste them while Meta is down. As "busy" it waits, and no try is counted. */
const LATER: SendOutcome = { kind: "busy", pair: false, code: null }
const DOWN: ReadonlySet<SendOutcome["kind"]> = new Set(["unknown", "refused"])
const UP: ReadonlySet<SendOutcome["kind"]> = new Set(["sent", "failed"])

/** Sends nothing while Meta is out of order, for one line or for all; then one send finds out whether it is back. */
export const withCircuitBreaker = (
  messenger: Messenger,
  now: () => number = () => performance.now(),
): Messenger => {
  /** The lines whose last sends came to nothing. */
  const lines = new Map<string, Circuit>()
  const all = closedCircuit(now)
  /** The last that failed. */
  let last = ""

  return {
    ...messenger,
    send: Effect.fnUntraced(function* (line, to, what) {
      const { phoneNumberId } = line
      const own = lines.get(phoneNumberId)
      // A line that is out of order by itself has its own circuit: it says nothing of the others, and does not use up their one
      // try.
      const alone = own?.isOut() ?? false
      const circuit = own && alone ? own : all
      if (circuit.isOpen()) return LATER
      circuit.probe()
      const outcome = yield* messenger.send(line, to, what)
      if (UP.has(outcome.kind)) {
        lines.delete(phoneNumberId)
        all.work()
        last = ""
      }
      if (DOWN.has(outcome.kind)) {
        const failing = lines.get(phoneNumberId) ?? closedCircuit(now)
        lines.set(phoneNumberId, failing)
        failing.fail()
        // Failures of one line in a row count once: the fault may lie with that line alone.
        if (!alone && last !== phoneNumberId) all.fail()
        last = phoneNumberId
      }
      return outcome
    }),
  }
}
