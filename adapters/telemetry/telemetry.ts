import type { Config } from "../config.ts"
import { errorWords } from "./error-words.ts"

/*
 * Logs and metrics: the one file that knows how. Log lines are JSON with allowed fields only: never a body, a token, a
 * message's text or a query string (reliability.md 4.15).
 */

type Level = "debug" | "info" | "warn" | "error"
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** The counters (contract.md 2.10). They are reported even before anything was counted. */
const COUNTERS = [
  "http_requests_total",
  "webhook_events_total",
  "turns_total",
  "sends_total",
  "llm_calls_total",
] as const
type Timed = "turn_seconds"

export type Telemetry = {
  readonly log: (level: Level, event: string, fields?: Fields) => void
  /**
   * Logs an error with what helps to find it; callers never see its message. A repeated error is logged once a minute, with the
   * number of its repeats.
   */
  readonly fault: (event: string, error: unknown, fields?: Fields) => void
  readonly count: (
    metric: (typeof COUNTERS)[number],
    labels: Readonly<Record<string, string>>,
    by?: number,
  ) => void
  readonly observe: (metric: Timed, seconds: number) => void
  /** Read when the metrics are asked for; left out of them while they cannot be read. */
  readonly gauges: (read: () => Promise<Readonly<Record<string, number>>>) => void
  /** Prometheus text. */
  readonly metrics: () => Promise<string>
}

const LEVELS = ["debug", "info", "warn", "error"] as const
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
/**
 * Anything that looks like a token, because providers repeat in their errors what they were called with. Digits after a host's
 * name are a port and no password. Meta's tokens begin with capital letters, hexadecimal ids do not.
 */
const SECRETS = new RegExp(
  [
    String.raw`((?i:bearer)\s+|access_token=|:\/\/[^\s:@/]+:(?!\d{1,5}(?:[\s/?#"'),;]|$)))[^\s&@"']+`,
    String.raw`\bEA[A-Za-z0-9]{20,}`,
    String.raw`\b(?:sk|rk|whsec)_\w+`,
    String.raw`\bya29\.[\w-]+`,
    String.raw`\b1\/\/[\w-]{20,}`,
    String.raw`\beyJ[\w-]+\.[\w-]+\.[\w-]+`,
  ].join("|"),
  "g",
)

const withoutSecrets = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? value.replace(SECRETS, "$1[redacted]") : value,
    ]),
  )

/** Milliseconds for which a repeated fault is only counted: without a database every task fails each second. */
const SAME_FOR_MS = 60_000
const MOST_FAULTS = 1_000

/** `write` takes one line without its end; `now` is any clock of milliseconds. */
export const startTelemetry = (
  level: Config["logLevel"],
  write: (line: string) => void = (line) => process.stderr.write(`${line}\n`),
  now: () => number = () => performance.now(),
): Telemetry => {
  const counters = new Map<string, number>()
  const histograms: Record<Timed, { counts: number[]; sum: number; count: number }> = {
    turn_seconds: { counts: BUCKETS.map(() => 0), sum: 0, count: 0 },
  }
  const readings: (() => Promise<Readonly<Record<string, number>>>)[] = []
  const faults = new Map<string, { readonly at: number; again: number }>()
  const threshold = level === "silent" ? LEVELS.length : LEVELS.indexOf(level)

  const log: Telemetry["log"] = (at, event, fields = {}) => {
    if (LEVELS.indexOf(at) < threshold) return
    const line = { at: new Date().toISOString(), level: at, event, ...withoutSecrets(fields) }
    write(JSON.stringify(line))
  }
  return {
    log,
    fault: (event, error, fields) => {
      const { name = "Error", code } = (error ?? {}) as Partial<Error> & { code?: string }
      const { message } = withoutSecrets({ message: errorWords(error) })
      const line = { ...fields, error: name, code, message: String(message).slice(0, 500) }
      const key = JSON.stringify([event, line])
      const last = faults.get(key)
      if (last && now() - last.at < SAME_FOR_MS) return void last.again++
      if (faults.size >= MOST_FAULTS) faults.clear()
      faults.set(key, { at: now(), again: 0 })
      log("error", event, { ...line, again: last?.again || undefined })
    },
    count: (metric, labels, by = 1) => {
      const key = series(metric, labels)
      counters.set(key, (counters.get(key) ?? 0) + by)
    },
    observe: (metric, seconds) => {
      const histogram = histograms[metric]
      histogram.sum += seconds
      histogram.count++
      for (const [index, bound] of BUCKETS.entries()) {
        if (seconds <= bound) histogram.counts[index] = (histogram.counts[index] ?? 0) + 1
      }
    },
    gauges: (read) => void readings.push(read),
    metrics: async () => {
      const families: string[] = []
      const family = (metric: string, kind: string, lines: readonly string[]) =>
        families.push([`# TYPE ${metric} ${kind}`, ...lines, ""].join("\n"))

      const counted = Map.groupBy(counters, ([key]) => key.replace(/\{.*/, ""))
      for (const metric of COUNTERS) {
        const lines = (counted.get(metric) ?? []).map(([key, value]) => `${key} ${value}`)
        family(metric, "counter", lines.sort())
      }
      for (const [metric, { counts, sum, count }] of Object.entries(histograms)) {
        family(metric, "histogram", [
          ...BUCKETS.map((bound, index) => `${metric}_bucket{le="${bound}"} ${counts[index]}`),
          `${metric}_bucket{le="+Inf"} ${count}`,
          `${metric}_sum ${sum}`,
          `${metric}_count ${count}`,
        ])
      }
      for (const read of readings) {
        for (const [metric, value] of Object.entries(await read().catch(() => ({})))) {
          family(metric, "gauge", [`${metric} ${value}`])
        }
      }
      return families.sort().join("")
    },
  }
}

const series = (metric: string, labels: Readonly<Record<string, string>>) => {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"\n]/g, "_")}"`,
  )
  return `${metric}{${pairs.join(",")}}`
}
