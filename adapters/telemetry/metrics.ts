/* What is counted and timed (contract.md 2.10), as Prometheus reads it. */

/** Reported even before anything was counted. */
const COUNTERS = [
  "http_requests_total",
  "webhook_events_total",
  "turns_total",
  "sends_total",
  "llm_calls_total",
] as const
type Timed = "turn_seconds"
/** The upper bounds of a histogram's buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

type Labels = Readonly<Record<string, string>>
type Gauges = () => Promise<Readonly<Record<string, number>>>

export type Metrics = {
  readonly count: (metric: (typeof COUNTERS)[number], labels: Labels, by?: number) => void
  readonly observe: (metric: Timed, seconds: number) => void
  /** Adds gauges, which are read whenever the metrics are asked for. They are left out if they cannot be read. */
  readonly gauges: (read: Gauges) => void
  /** Prometheus text. */
  readonly metrics: () => Promise<string>
}

export const startMetrics = (): Metrics => {
  const counters = new Map<string, number>()
  const histograms: Record<Timed, { counts: number[]; sum: number; count: number }> = {
    turn_seconds: { counts: BUCKETS.map(() => 0), sum: 0, count: 0 },
  }
  const readings: Gauges[] = []

  return {
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
      const counted = Map.groupBy(counters, ([key]) => key.replace(/\{.*/, ""))
      const families = COUNTERS.map((metric) => {
        const lines = (counted.get(metric) ?? []).map(([key, value]) => `${key} ${value}`)
        return family(metric, "counter", lines.sort())
      })
      for (const [metric, { counts, sum, count }] of Object.entries(histograms)) {
        const lines = [
          ...BUCKETS.map((bound, index) => `${metric}_bucket{le="${bound}"} ${counts[index]}`),
          `${metric}_bucket{le="+Inf"} ${count}`,
          `${metric}_sum ${sum}`,
          `${metric}_count ${count}`,
        ]
        families.push(family(metric, "histogram", lines))
      }
      for (const read of readings) {
        for (const [metric, value] of Object.entries(await read().catch(() => ({})))) {
          families.push(family(metric, "gauge", [`${metric} ${value}`]))
        }
      }
      return families.sort().join("")
    },
  }
}

const family = (metric: string, kind: string, lines: readonly string[]) =>
  [`# TYPE ${metric} ${kind}`, ...lines, ""].join("\n")

const series = (metric: string, labels: Labels) => {
  const pairs = Object.entries(labels).map(
    ([name, value]) => `${name}="${value.replace(/[\\"\n]/g, "_")}"`,
  )
  return `${metric}{${pairs.join(",")}}`
}
