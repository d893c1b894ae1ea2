import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readConfig } from "../../adapters/settings/read-config.ts"

const ROOT = join(import.meta.dir, "..", "..")
const REAL = {
  LLM_API_KEY: "sk-real",
  DATABASE_URL: "postgres://real",
  GOOGLE_API_URL: "http://real",
  ROLE: "worker",
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recado-settings-"))
  const lines = Object.entries(REAL).map(([name, value]) => `${name}=${value}`)
  await writeFile(join(folder, ".env"), lines.join("\n"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test("tests and what they start know nothing of an .env with real keys", async () => {
  const settings = `console.log(JSON.stringify(require(${JSON.stringify(join(ROOT, "adapters/settings/read-config.ts"))}).readConfig(process.env)))`
  const inChild = `console.log(require("node:child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(settings)}], { encoding: "utf8" }))`
  const { PATH = "", HOME = "" } = process.env
  const run = async (args: readonly string[]) => {
    const child = Bun.spawn([process.execPath, ...args], {
      cwd: folder,
      env: { PATH, HOME },
      stdout: "pipe",
    })
    return JSON.parse(await new Response(child.stdout).text())
  }
  const preload = `--preload=${join(ROOT, "tests/support/no-settings.ts")}`
  expect((await run(["-e", settings])).config.databaseUrl).toBe(REAL.DATABASE_URL)
  const here = JSON.parse(JSON.stringify(readConfig({})))
  here.config.dataDir = join(folder, "data")
  expect(await run([preload, "-e", settings])).toEqual(here)
  expect(await run([preload, "-e", inChild])).toEqual(here)
})
