import { existsSync } from "node:fs"
import { join } from "node:path"
import { makeReady } from "../adapters/cli/prepare.ts"
import {
  afterAnotherRun,
  type Failure,
  filesToRunAgain,
  type Outcome,
  runPart,
  together,
} from "./support/run-part.ts"

/*
 * `bun run test [files]`: installs what is missing, builds the pages, runs everything, runs a file again by itself in which a test
 * failed beside the others, tells again what failed, and ends in one line that counts.
 */

const ROOT = join(import.meta.dir, "..")

const say = (line: string) => process.stderr.write(`${line}\n`)

/** A test that takes longer is ended: it hangs, as even a busy machine is quicker. */
const TEST_WITHIN_MS = "300000"

const CHROMIUMS = [
  process.env.CHROMIUM ?? "",
  // Chromium without the windows of a desktop: the journeys take half the processor time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

const quiet = (command: readonly string[]) =>
  Bun.spawnSync([...command], { stdin: "ignore", stdout: "ignore", stderr: "ignore" }).exitCode ===
  0

/** Finds a browser for the journeys, or installs Debian's or else Playwright's own. Undefined: Playwright finds its own. */
const findChromium = () => {
  const here = () => CHROMIUMS.find((path) => path !== "" && existsSync(path))
  if (here()) return here()
  say("Installing a Chromium…")
  if (process.getuid?.() === 0 && Bun.which("apt-get")) {
    quiet(["apt-get", "update"])
    for (const name of ["chromium-headless-shell", "chromium"]) {
      quiet(["apt-get", "install", "-y", "--no-install-recommends", name])
      if (here()) return here()
    }
  }
  quiet([process.execPath, "x", "playwright", "install", "--only-shell", "chromium"])
  return undefined
}

/**
 * The parts of the tests and their folders; a file belongs to the first part that has its folder. Parts run at the same time, as
 * they mostly wait. Each has a database server of its own in the folder data/<part>, because a server's locks and connections are
 * shared by all its databases.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "test-browser": ["browser/"],
  "test-processes": ["reliability/"],
  test: ["contracts/", "http/"],
  "test-plain": [""],
}

/** Files with short time limits: they run last, by themselves. */
const ALONE: ReadonlySet<string> = new Set([
  // How quick the pages are.
  "browser/budgets.test.ts",
  // How long a provider may take: a second or less.
  "contracts/calendar/joined.test.ts",
  "contracts/calendar/tools.test.ts",
  "contracts/calendar/google-answers.test.ts",
  "contracts/model/waiting.test.ts",
])

await makeReady()
const chromium = findChromium()

const run = async (part: string, files: readonly string[]): Promise<Outcome> => {
  const outcome = await runPart(
    ["--timeout", TEST_WITHIN_MS, ...files],
    { NODE_ENV: "test", TEST_DATA: part, ...(chromium ? { CHROMIUM: chromium } : {}) },
    (text) => process.stderr.write(text),
  )
  // A part that crashed has not stopped its database server.
  const data = join(ROOT, "data", part)
  if (existsSync(join(data, "postgres", "postmaster.pid"))) {
    const { startEmbedded } = await import("../adapters/postgres/embedded/server.ts")
    await (await startEmbedded(data)).stop()
  }
  return outcome
}

const runAll = async () => {
  const found = new Bun.Glob("**/*.test.{ts,tsx}").scanSync(import.meta.dir)
  const files = [...found].map((file) => file.replaceAll("\\", "/")).sort()
  const partOf = (file: string) =>
    Object.keys(PARTS).find((part) => PARTS[part]?.some((folder) => file.startsWith(folder)))
  const parts = Map.groupBy(files, (file) => (ALONE.has(file) ? "alone" : partOf(file)))
  const paths = (part: string) => parts.get(part)?.map((file) => `./tests/${file}`) ?? []
  const beside = await Promise.all(Object.keys(PARTS).map((part) => run(part, paths(part))))
  return together([...beside, await run("test", paths("alone"))])
}

const tell = (heading: string, failures: readonly Failure[]) =>
  say(`\n${heading}\n\n${failures.map(({ said }) => said).join("\n\n")}\n`)

/** All tests. One that failed only beside the others counts as passed, and is told: its race is to be found. */
const runAllAndAgain = async () => {
  const first = await runAll()
  const files = filesToRunAgain(first)
  if (files.length === 0) return first
  const outcome = afterAnotherRun(first, await run("test", files))
  if (outcome.failed === 0) tell("What failed at first, and passed by itself:", first.failures)
  return outcome
}

const named = process.argv.slice(2)
const { passed, failed, skipped, failures } =
  named.length > 0 ? await run("test", named) : await runAllAndAgain()
if (failures.length > 0) tell("What failed:", failures)
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`)
process.exit(failed === 0 ? 0 : 1)
