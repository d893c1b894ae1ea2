import type { Config } from "../settings/config.ts"
import { errorWords } from "./error-words.ts"
import { withoutSecrets } from "./without-secrets.ts"

/*
 * Log lines: JSON of fields that the caller names one by one. Never a body, a token, a message's text or a query string
 * (reliability.md 4.15).
 */

const LEVELS = ["debug", "info", "warn", "error"] as const
type Level = (typeof LEVELS)[number]
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>

export type Logs = {
  readonly log: (level: Level, event: string, fields?: Fields) => void
  /**
   * Logs an error with what helps to find it; callers never see its message. The same error is logged once a minute, with the
   * number of its repeats: without a database every task fails each second.
   */
  readonly fault: (event: string, error: unknown, fields?: Fields) => void
}

const SAME_FOR_MS = 60_000
const MOST_FAULTS = 1_000
const LONGEST_MESSAGE = 500

/** `write` takes one line without its end; `now` is any clock of milliseconds. */
export const startLogs = (
  level: Config["logLevel"],
  write: (line: string) => void,
  now: () => number,
): Logs => {
  const faults = new Map<string, { readonly at: number; again: number }>()
  const threshold = level === "silent" ? LEVELS.length : LEVELS.indexOf(level)

  const log: Logs["log"] = (at, event, fields = {}) => {
    if (LEVELS.indexOf(at) < threshold) return
    const safe = Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === "string" ? withoutSecrets(value) : value,
    ])
    const line = { at: new Date().toISOString(), level: at, event, ...Object.fromEntries(safe) }
    write(JSON.stringify(line))
  }
  return {
    log,
    fault: (event, error, fields) => {
      const { name = "Error", code } = (error ?? {}) as Partial<Error> & { code?: string }
      // Secrets first: one that the cut shortens would no longer be known as one.
      const message = withoutSecrets(errorWords(error)).slice(0, LONGEST_MESSAGE)
      const line = { ...fields, error: name, code, message }
      const key = JSON.stringify([event, line])
      const last = faults.get(key)
      if (last && now() - last.at < SAME_FOR_MS) return void last.again++
      if (faults.size >= MOST_FAULTS) faults.clear()
      faults.set(key, { at: now(), again: 0 })
      log("error", event, { ...line, again: last?.again || undefined })
    },
  }
}
