import * as Effect from "effect/Effect"
import type { SimulationLog } from "../../../core/reply/ports.ts"
import type { Store } from "../store/transaction.ts"

/** The simulation's log, over db/functions/simulation.sql. */
export const postgresSimulationLog = (store: Store): SimulationLog => ({
  write: (held, turnId, type, content) =>
    Effect.promise(async () => {
      await store.once(held, "select write_simulation($1, $2, $3, $4)", [
        held.chatbot,
        turnId,
        type,
        content,
      ])
    }),
})
