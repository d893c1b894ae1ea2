import { readFileSync } from "node:fs"
import { endLaunched } from "../postgres/embedded/launch.ts"

const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
/** Linux tells which signals are ignored, in hex: the lowest bit is SIGHUP. Elsewhere nohup leaves no terminal to write to. */
const isUnderNohup = () => {
  try {
    const [, ignored = ""] = /SigIgn:\s*(\w+)/.exec(readFileSync("/proc/self/status", "utf8")) ?? []
    return Number.parseInt(ignored.slice(-1), 16) % 2 === 1
  } catch {
    return !process.stderr.isTTY
  }
}
/** A terminal that is closed says SIGHUP. Under nohup it is to change nothing, and a listener would undo that. */
export const ENDINGS = isUnderNohup()
  ? (["SIGINT", "SIGTERM"] as const)
  : (["SIGHUP", "SIGINT", "SIGTERM"] as const)
/** How long an interrupted command waits for its start to finish, which may itself be waiting for another process. */
export const START_WITHIN_MS = 9_500

/**
 * On a signal to end, lets `starting` finish, stops what was started and exits: otherwise the embedded database would be left
 * running. Of a start that takes too long at least that database is told to end. Answers a function that tells whether that is
 * under way: the promise of the exit, which never resolves, or null.
 */
export const onInterrupt = <A>(
  starting: Promise<A>,
  stop: (started: A) => Promise<unknown>,
): (() => Promise<never> | null) => {
  let ending: Promise<never> | null = null
  const end = async (code: number): Promise<never> => {
    const late = Bun.sleep(START_WITHIN_MS).then(() => "late" as const)
    const started = await Promise.race([starting.catch(() => null), late])
    if (started === "late") endLaunched()
    else if (started !== null) await stop(started)
    return process.exit(code)
  }
  for (const signal of ENDINGS) {
    process.on(signal, () => {
      ending ??= end(EXIT_CODES[signal])
    })
  }
  return () => ending
}
