import { Effect } from "effect"
import type { Messenger, SendOutcome } from "../../core/whatsapp/ports.ts"

/** So many sends in a row that came to nothing, and so long, milliseconds, until one more is tried (reliability.md 4.4). */
const MOST_IN_A_ROW = 10
const OPEN_MS = 30_000

/** A send has few tries, and would use them up on a Meta that is out of order: it waits, and none of them is counted. */
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
  /** Of the lines whose last sends came to nothing. */
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
      // A line that is out of order by itself says nothing of the others, and takes the place of none of them.
      const alone = isOut(own)
      const circuit = alone ? own : all
      if (circuit.openUntil > now()) return LATER
      // Nobody goes beside the one that finds out.
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
        // Not the same one twice: it may be that line alone.
        if (!alone && all.last !== phoneNumberId) fail(all)
        all.last = phoneNumberId
      }
      return outcome
    }),
  }
}
