import * as Effect from "effect/Effect"
import type { Outbox, Turns } from "../../core/reply/ports.ts"
import type { Ending } from "../../core/reply/turn.ts"
import type { Telemetry } from "./telemetry.ts"

/** Above this number the times are forgotten: turns that another process took over never end here. */
const MOST_OPEN = 10_000

/** Counts how turns end, how long they take in this process, and what comes of sends (contract.md 2.10). */
export const measured = (
  { turns, outbox }: { readonly turns: Turns; readonly outbox: Outbox },
  telemetry: Telemetry,
): { readonly turns: Turns; readonly outbox: Outbox } => {
  const opened = new Map<string, number>()
  const ended = (turn: string, { result }: Ending) => {
    telemetry.count("turns_total", { result })
    const since = opened.get(turn)
    opened.delete(turn)
    if (since === undefined) return
    telemetry.observe("turn_seconds", (performance.now() - since) / 1_000)
  }
  return {
    turns: {
      ...turns,
      open: Effect.fnUntraced(function* (...of: Parameters<Turns["open"]>) {
        const found = yield* turns.open(...of)
        if (found?.turn.state === "open") {
          const { id } = found.turn.turn
          if (opened.size > MOST_OPEN) opened.clear()
          if (!opened.has(id)) opened.set(id, performance.now())
        }
        return found
      }),
      finish: Effect.fnUntraced(function* (...of: Parameters<Turns["finish"]>) {
        const more = yield* turns.finish(...of)
        const [, turn, ending] = of
        ended(turn, ending)
        return more
      }),
    },
    outbox: {
      ...outbox,
      settle: Effect.fnUntraced(function* (...of: Parameters<Outbox["settle"]>) {
        const settled = yield* outbox.settle(...of)
        const [, , outcome, closing] = of
        telemetry.count("sends_total", { result: outcome.kind })
        if (settled.kind === "finished" && closing) ended(closing.turn, closing.ending)
        return settled
      }),
    },
  }
}
