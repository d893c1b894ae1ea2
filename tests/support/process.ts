import { join, resolve } from "node:path"

const ROOT = join(import.meta.dir, "..", "..")

export type Child = {
  readonly url: string
  readonly pid: number
  readonly kill: (signal: NodeJS.Signals) => void
  readonly exited: Promise<number>
  readonly alive: () => boolean
}

/** Starts a script of the repository as a process of its own and waits for its line `ready <url>`. */
export const spawnReady = async (
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<Child> => {
  const child = Bun.spawn([process.execPath, join(ROOT, script)], {
    env: { ...process.env, NODE_ENV: "test", LOG_LEVEL: "silent", ...env },
    // Open as long as we live: what ends with its parent reads it (tests/reliability/crash-process.ts).
    stdin: "pipe",
    stdout: "pipe",
    stderr: process.env.SHOW ? "inherit" : "pipe",
  })
  let said = ""
  const decoder = new TextDecoder()
  const reader = child.stdout.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    said += decoder.decode(value)
    const url = /^ready (\S+)$/m.exec(said)?.[1]
    if (url) {
      // Keep reading, so that the pipe never fills.
      void (async () => {
        while (!(await reader.read()).done);
      })()
      return {
        url,
        pid: child.pid,
        kill: (signal) => child.kill(signal),
        exited: child.exited,
        alive: () => child.exitCode === null && child.signalCode === null,
      }
    }
  }
  const words = child.stderr ? await new Response(child.stderr).text() : ""
  throw new Error(`${script} ended before it was ready:\n${said}\n${words}`)
}

type Given = {
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** What is piped into it. */
  readonly typed?: string
}

/** Runs a script, of the repository unless its path is whole, to its end: what it said, and its code. */
export const runToEnd = async (script: string, { args = [], env = {}, typed = "" }: Given = {}) => {
  const child = Bun.spawn([process.execPath, resolve(ROOT, script), ...args], {
    env: { ...process.env, ...env },
    stdin: new Blob([typed]),
    stdout: "pipe",
    stderr: "pipe",
  })
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  return { out, err, code }
}

/** A start of the server that has to fail: with what code, and in which words. */
export const refusedStart = async (env: Readonly<Record<string, string>>) => {
  const { code, err } = await runToEnd("adapters/cli/serve.ts", {
    env: { LOG_LEVEL: "silent", PORT: "0", ...env },
  })
  return { code, said: err }
}

/** However slow the machine is: nobody waits so long for what comes. */
const WITHIN_MS = 200_000

/** Waits until `happened` says so; an error with `what` after the time is up. */
export const until = async (
  what: string,
  happened: () => boolean | Promise<boolean>,
  withinMs = WITHIN_MS,
): Promise<void> => {
  const deadline = performance.now() + withinMs
  while (!(await happened())) {
    if (performance.now() > deadline) throw new Error(`not within ${withinMs} ms: ${what}`)
    await Bun.sleep(30)
  }
}
