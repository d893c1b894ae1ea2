import { Effect } from "effect"
import type { Outbox, Turns } from "../../core/reply/ports.ts"
import type { Telemetry } from "./telemetry.ts"

/** Turns that another process took over are never finished here. */
const MOST_OPEN = 10_000

/** Counts how turns end, and how long they take in this process (contract.md 2.10). */
export const measuredTurns = (turns: Turns, telemetry: Telemetry): Turns => {
  const opened = new Map<string, number>()
  return {
    ...turns,
    open: Effect.fn("measured.open")(function* (...of: Parameters<Turns["open"]>) {
      const found = yield* turns.open(...of)
      if (found?.turn.state === "open") {
        const { id } = found.turn.turn
        if (opened.size > MOST_OPEN) opened.clear()
        if (!opened.has(id)) opened.set(id, performance.now())
      }
      return found
    }),
    finish: Effect.fn("measured.finish")(function* (...of: Parameters<Turns["finish"]>) {
      const more = yield* turns.finish(...of)
      const [, turn, { result }] = of
      telemetry.count("turns_total", { result })
      const since = opened.get(turn)
      opened.delete(turn)
      if (since !== undefined)
        telemetry.observe("turn_seconds", (performance.now() - since) / 1_000)
      return more
    }),
  }
}

/** Counts what comes of sends. */
export const measuredOutbox = (outbox: Outbox, telemetry: Telemetry): Outbox => ({
  ...outbox,
  settle: Effect.fn("measured.settle")(function* (...of: Parameters<Outbox["settle"]>) {
    const until = yield* outbox.settle(...of)
    const [, , { kind }] = of
    telemetry.count("sends_total", { result: kind })
    return until
  }),
})
