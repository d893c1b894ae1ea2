import { existsSync } from "node:fs"
import { join } from "node:path"
import { makeReady } from "../adapters/cli/prepare.ts"

/*
 * `bun run test [files]`: installs what is missing, builds the pages, runs everything, and ends in one line that counts.
 */

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

await makeReady()
const chromium = findChromium()
const files = process.argv.slice(2)
const child = Bun.spawn([process.execPath, "test", "--timeout", TEST_WITHIN_MS, ...files], {
  stdin: "ignore",
  stdout: "inherit",
  stderr: "pipe",
  env: { ...process.env, NODE_ENV: "test", ...(chromium ? { CHROMIUM: chromium } : {}) },
})
let said = ""
const decoder = new TextDecoder()
for await (const chunk of child.stderr) {
  const text = decoder.decode(chunk, { stream: true })
  said += text
  process.stderr.write(text)
}
const code = await child.exited
// The database server of the tests outlives their process; it ends here.
const { startEmbedded } = await import("../adapters/postgres/embedded/server.ts")
await (await startEmbedded(join(import.meta.dir, "..", "data", "test"))).stop()
const count = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}$`, "m").exec(said)?.[1] ?? 0)
const [passed, failed, skipped] = [count("pass"), count("fail"), count("skip")]
// A run that broke before its summary has failed, whatever it counted.
const broken = code !== 0 && failed === 0 ? 1 : 0
console.log(
  `${passed} passed, ${failed + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
)
process.exit(code === 0 && passed > 0 ? 0 : 1)
