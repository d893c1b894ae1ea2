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
    // Open as long as this process lives: tests/reliability/crash-process.ts ends when it closes.
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
  /** What is written to its standard input. */
  readonly typed?: string
}

/** Runs a script of the repository (or with an absolute path) to its end; answers its output and exit code. */
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

/** Starts the server where that has to fail; answers its exit code and words. */
export const refusedStart = async (env: Readonly<Record<string, string>>) => {
  const { code, err } = await runToEnd("adapters/cli/serve.ts", {
    env: { LOG_LEVEL: "silent", PORT: "0", ...env },
  })
  return { code, said: err }
}

/** Longer than anything takes that happens at all, also on a slow machine. */
const WITHIN_MS = 200_000

/** Waits until `happened` answers true; throws an error with `what`, as it is by then, when the time is up. */
export const until = async (
  what: string | (() => string),
  happened: () => boolean | Promise<boolean>,
  withinMs = WITHIN_MS,
): Promise<void> => {
  const deadline = performance.now() + withinMs
  while (!(await happened())) {
    if (performance.now() > deadline) {
      const said = typeof what === "string" ? what : what()
      throw new Error(`not within ${withinMs} ms: ${said}`)
    }
    await Bun.sleep(30)
  }
}
