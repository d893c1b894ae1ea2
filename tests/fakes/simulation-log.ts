import * as Effect from "effect/Effect"
import type { SimulationLog } from "../../core/reply/ports.ts"

export type LogLine = {
  readonly turnId: string
  readonly type: "ai_input" | "ai_output"
  readonly content: string
}

export const fakeSimulationLog = () => {
  const lines: LogLine[] = []
  const simulationLog: SimulationLog = {
    write: (_, turnId, type, content) =>
      Effect.sync(() => void lines.push({ turnId, type, content })),
  }
  return { simulationLog, lines }
}
