import type { Misconfigured, Running } from "../main.ts"
import { PROVIDER_NAMES, PROVIDERS } from "../settings/config.ts"

const PLAYED = { real: "real", sandbox: "played by the sandbox", off: "off" } as const

/** The table that `start` prints: where the pages are, who plays which provider, where the data is kept. */
export const banner = (running: Running | Misconfigured): readonly string[] => {
  if ("faults" in running) {
    return table([
      ["Recado", "is not configured"],
      ["Page", running.url],
      ["Wrong", running.faults.map(({ name }) => name).join(", ")],
    ])
  }
  const { config, url, database, warnings } = running
  const providers = PROVIDERS.map(
    (provider): Row => [PROVIDER_NAMES[provider], PLAYED[config[provider].played.by]],
  )
  return table([
    ["Recado", url],
    ...(config.sandbox ? [["Sandbox", `${url}/sandbox`] as Row] : []),
    ...providers,
    ["Data", config.databaseUrl === null ? `${database} (embedded PostgreSQL)` : database],
    ...warnings.map((warning): Row => ["Note", warning]),
    ["Stop", "Ctrl-C"],
  ])
}

type Row = readonly [name: string, value: string]

const table = (rows: readonly Row[]) => {
  const left = Math.max(...rows.map(([name]) => name.length))
  const right = Math.max(...rows.map(([, value]) => value.length))
  const line = (l: string, m: string, r: string) =>
    `${l}${"─".repeat(left + 2)}${m}${"─".repeat(right + 2)}${r}`
  return [
    line("┌", "┬", "┐"),
    ...rows.map(([name, value]) => `│ ${name.padEnd(left)} │ ${value.padEnd(right)} │`),
    line("└", "┴", "┘"),
  ]
}
