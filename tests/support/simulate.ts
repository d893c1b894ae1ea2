import { join } from "node:path"
import type { TestDatabase } from "./database.ts"
import { runToEnd } from "./process.ts"
import { SECRET } from "./secret.ts"

export const SIMULATE = join(import.meta.dir, "..", "..", "adapters", "cli", "simulate.ts")

export const simulatorOn = (database: () => TestDatabase) => {
  /** `bun run simulate` as a developer calls it, with what is piped into it. */
  const goOn = (args: readonly string[], typed = "", env: Record<string, string> = {}) =>
    runToEnd(SIMULATE, {
      args,
      env: { DATABASE_URL: database().url, APP_SECRET: SECRET, ...env },
      typed,
    })
  /** The same in a conversation that begins anew. */
  const simulate = (args: readonly string[], ...rest: [string?, Record<string, string>?]) =>
    goOn(["--reset", ...args], ...rest)
  return { goOn, simulate }
}
