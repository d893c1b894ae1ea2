import { existsSync } from "node:fs"
import { readdir, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"

/*
 * Installs the packages and builds the pages, where that is needed. Imports nothing but Bun and Node, because it runs before any
 * package is installed.
 */

const ROOT = join(import.meta.dir, "..", "..")
/** The files whose changes make it necessary to build the pages again. */
const PAGE_SOURCES = ["site", "core", "adapters/http/contract", "astro.config.mjs", "bun.lock"]

const digest = (text: string) => new Bun.CryptoHasher("sha256").update(text).digest("hex")

const bun = async (args: readonly string[], doing: string) => {
  const child = Bun.spawn([process.execPath, ...args], {
    cwd: ROOT,
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
    env: { ...process.env, NODE_ENV: "", ASTRO_TELEMETRY_DISABLED: "1" },
  })
  const [out, err, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  if (code !== 0) throw new Error(`${doing} failed:\n${out}\n${err}`)
}

const say = (line: string) => process.stderr.write(`${line}\n`)

/** Does all that a fresh clone lacks. A failure is printed in the failing program's own words and ends the command. */
export const makeReady = async () => {
  try {
    await installPackages()
    await buildPages()
  } catch (error) {
    say((error as Error).message)
    process.exit(1)
  }
}

/** Installs the packages of the lockfile, when they are not the ones that are there. */
export const installPackages = async () => {
  const lock = digest(await readFile(join(ROOT, "bun.lock"), "utf8"))
  const mark = join(ROOT, "node_modules", ".installed")
  if (existsSync(mark) && (await readFile(mark, "utf8")) === lock) return
  say("Installing packages…")
  await bun(["install", "--frozen-lockfile"], "bun install")
  await writeFile(mark, lock)
}

/** Builds the pages, when what they are made of has changed. */
const buildPages = async () => {
  const made = digest(JSON.stringify(await Promise.all(PAGE_SOURCES.map(fingerprint))))
  const mark = join(ROOT, "dist", ".built")
  if (existsSync(mark) && (await readFile(mark, "utf8")) === made) return
  say("Building pages…")
  await bun(["--bun", "run", "astro", "build"], "astro build")
  await writeFile(mark, made)
}

const fingerprint = async (path: string): Promise<readonly string[]> => {
  const full = join(ROOT, path)
  if (!existsSync(full)) return []
  const names = (await stat(full)).isDirectory()
    ? (await readdir(full, { recursive: true })).sort().map((name) => join(path, name))
    : [path]
  return Promise.all(
    names.map(async (name) => {
      const { size, mtimeMs } = await stat(join(ROOT, name))
      return `${name} ${size} ${mtimeMs}`
    }),
  )
}
