import { existsSync } from "node:fs"
import { join } from "node:path"
import { makeReady } from "../adapters/cli/prepare.ts"
import { type Outcome, runPart, together } from "./support/part.ts"

/*
 * `bun run test [files]`: installs what is missing, builds the pages, runs everything, and ends in one line that counts.
 */

const ROOT = join(import.meta.dir, "..")

const say = (line: string) => process.stderr.write(`${line}\n`)

/** A test that hangs ends; one that a busy machine keeps waiting does not. */
const TEST_WITHIN_MS = "300000"

const CHROMIUMS = [
  process.env.CHROMIUM ?? "",
  // The same without the windows of a desktop: the journeys cost half the processor's time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
]

const quiet = (command: readonly string[]) =>
  Bun.spawnSync([...command], { stdin: "ignore", stdout: "ignore", stderr: "ignore" }).exitCode ===
  0

/** A browser for the journeys: the one that is there, Debian's, or Playwright's own. */
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
 * The parts that run side by side, since most of them wait for something most of the time. A file belongs to the first with one of
 * its folders; the part's name is that of the folder under data/ for a database server of its own, as locks and connections are a
 * whole server's.
 */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  "test-browser": ["browser/"],
  "test-processes": ["reliability/"],
  test: ["contracts/", "http/"],
  "test-plain": [""],
}

/** What is bound by the clock runs after them, with nothing beside it. */
const ALONE: ReadonlySet<string> = new Set([
  // How quick the pages are.
  "browser/budgets.test.ts",
  // Providers from whom an answer is expected within a second or less.
  "contracts/calendar-joined.test.ts",
  "contracts/calendar-tools.test.ts",
  "contracts/google-calendar.test.ts",
  "contracts/model.test.ts",
])

await makeReady()
const chromium = findChromium()

const run = async (part: string, files: readonly string[]): Promise<Outcome> => {
  const outcome = await runPart(
    ["--timeout", TEST_WITHIN_MS, ...files],
    { NODE_ENV: "test", TEST_DATA: part, ...(chromium ? { CHROMIUM: chromium } : {}) },
    (text) => process.stderr.write(text),
  )
  // A database server outlives the process; it ends here.
  const data = join(ROOT, "data", part)
  if (existsSync(data)) {
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

const named = process.argv.slice(2)
const { passed, failed, skipped } = named.length > 0 ? await run("test", named) : await runAll()
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`)
process.exit(failed === 0 ? 0 : 1)
