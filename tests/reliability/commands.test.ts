import { expect, test } from "bun:test"
import { join } from "node:path"

const ROOT = join(import.meta.dir, "..", "..")

const said = async (script: string, ...args: readonly string[]) => {
  const child = Bun.spawn([process.execPath, join(ROOT, script), ...args], {
    cwd: ROOT,
    stdout: "pipe",
    stderr: "pipe",
  })
  const [out, wrong] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ])
  return { code: await child.exited, out, wrong }
}

test.each([
  ["adapters/cli/simulate.ts", ["--chatbot", "--script", "--json"], 2],
  ["adapters/cli/prices.ts", ["--make"], 2],
  ["adapters/cli/migrate.ts", ["bun run migrate"], 2],
  ["adapters/cli/start.ts", ["bun run start"], 2],
  ["tests/bench/bench.ts", ["--turns", "--calendar", "--owner", "--chaos", "--json"], 1],
])(
  "%s says its options when asked, and instead of failing at one that it does not have",
  async (script, options, code) => {
    const asked = await said(script, "--help")
    expect(asked.code).toBe(0)
    for (const option of options) expect(asked.out).toContain(option)

    const wrong = await said(script, "--unheard-of")
    expect([wrong.code, wrong.out]).toEqual([code, ""])
    expect(wrong.wrong).toContain(asked.out.trim())
    expect(wrong.wrong).not.toContain("    at ")
  },
  30_000,
)
