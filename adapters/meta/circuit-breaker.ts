import { Effect } from "effect"
import type { Messenger, SendOutcome } from "../../core/whatsapp/ports.ts"

/**
 * After so many sends in a row that came to nothing, nothing is sent for so many milliseconds; then one send is tried
 * (reliability.md 4.4).
 */
const MOST_IN_A_ROW = 10
const OPEN_MS = 30_000

/** A send has few tries and would waste them while Meta is down. As "busy" it waits, and no try is counted. */
const LATER: SendOutcome = { kind: "busy", pair: false, code: null }
const DOWN: ReadonlySet<SendOutcome["kind"]> = new Set(["unknown", "refused"])
const UP: ReadonlySet<SendOutcome["kind"]> = new Set(["sent", "failed"])

type Circuit = { failures: number; openUntil: number }
const closed = (): Circuit => ({ failures: 0, openUntil: Number.NEGATIVE_INFINITY })

/** Sends nothing while Meta is out of order, for one line or for all; then one send finds out whether it is back. */
export const withCircuitBreaker = (
  messenger: Messenger,
  now: () => number = () => performance.now(),
): Messenger => {
  /** The lines whose last sends came to nothing. */
  const lines = new Map<string, Circuit>()
  let all = { ...closed(), last: "" }

  const isOut = ({ failures }: Circuit) => failures >= MOST_IN_A_ROW
  const open = (circuit: Circuit) => {
    if (isOut(circuit)) circuit.openUntil = now() + OPEN_MS
  }
  const fail = (circuit: Circuit) => {
    circuit.failures++
    open(circuit)
  }
  return {
    ...messenger,
    send: Effect.fnUntraced(function* (line, to, what) {
      const { phoneNumberId } = line
      const own = lines.get(phoneNumberId) ?? closed()
      // A line that is out of order by itself has its own circuit: it says nothing of the others, and does not use up their one
      // try.
      const alone = isOut(own)
      const circuit = alone ? own : all
      if (circuit.openUntil > now()) return LATER
      // While this send finds out, all others wait.
      open(circuit)
      const outcome = yield* messenger.send(line, to, what)
      if (UP.has(outcome.kind)) {
        lines.delete(phoneNumberId)
        all = { ...closed(), last: "" }
      }
      if (DOWN.has(outcome.kind)) {
        const failing = lines.get(phoneNumberId) ?? closed()
        lines.set(phoneNumberId, failing)
        fail(failing)
        // Failures of one line in a row count once: the fault may lie with that line alone.
        if (!alone && all.last !== phoneNumberId) fail(all)
        all.last = phoneNumberId
      }
      return outcome
    }),
  }
}
