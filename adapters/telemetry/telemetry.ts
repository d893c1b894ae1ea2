import type { Config } from "../settings/config.ts"
import { type Logs, startLogs } from "./logs.ts"
import { type Metrics, startMetrics } from "./metrics.ts"

/** How the process tells what it does. */
export type Telemetry = Logs & Metrics

/** `write` takes one line of the log without its end; `now` is any clock of milliseconds. */
export const startTelemetry = (
  level: Config["logLevel"],
  write: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  now: () => number = () => performance.now(),
): Telemetry => ({ ...startLogs(level, write, now), ...startMetrics() })
