import { afterAll, describe, expect, test } from "bun:test"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  afterAnotherRun,
  filesToRunAgain,
  type Outcome,
  runPart,
  together,
} from "./support/run-part.ts"

const folder = await mkdtemp(join(tmpdir(), "recado-parts-"))
afterAll(() => rm(folder, { recursive: true }))

let parts = 0

/** Runs files of tests with these texts; answers what is counted, and each piece that was shown. */
const part = async (texts: Readonly<Record<string, string>>) => {
  const own = `part${parts++}`
  const files = Object.entries(texts).map(([name, text]) => {
    const path = join(folder, `${own}-${name}.test.ts`)
    return { path, text: `import { expect, test } from "bun:test"\n${text}` }
  })
  await Promise.all(files.map(({ path, text }) => writeFile(path, text)))
  const shown: string[] = []
  const paths = files.map(({ path }) => path)
  const outcome = await runPart(paths, {}, (text) => void shown.push(text))
  return { outcome, shown }
}

const WORKS = `test("works", () => expect(1).toBe(1))`
const FAILS = `test("fails", () => expect(1).toBe(2))`
const LOOKS = `test("compares nothing", () => {})`
const HANGS = `test("hangs", () => Bun.sleep(60_000), 50)`
const SKIPS = `test.skip("waits", () => {})`
const ENDS = `test("ends", () => process.exit(0))`
const CRASHES = `test("crashes", () => process.kill(process.pid, "SIGKILL"))`

describe("a part of the tests", () => {
  test("counts what passed, failed and was left out", async () => {
    const { outcome } = await part({ one: `${WORKS}\n${FAILS}`, two: `${WORKS}\n${SKIPS}` })
    expect(outcome).toMatchObject({ passed: 2, failed: 1, skipped: 1 })
  })

  test("keeps what a failed test said, and nothing of the others", async () => {
    const { outcome } = await part({ one: `${WORKS}\n${FAILS}\n${SKIPS}`, two: WORKS })
    expect(outcome.failures).toHaveLength(1)
    expect(outcome.failures[0]?.said).toMatch(/Expected: 2[\s\S]*\n\(fail\) fails \[.*$/)
    expect(outcome.failures[0]?.said).not.toContain("works")
  })

  test("tells of the time that a test took too long as that test's own", async () => {
    const { outcome } = await part({ one: `${HANGS}\n${FAILS}` })
    expect(outcome.failures).toHaveLength(2)
    expect(outcome.failures[0]?.said).toMatch(/\(fail\) hangs .*\n.*timed out/)
    expect(outcome.failures[1]?.said).not.toContain("timed out")
  })

  test.each([
    ["was killed", { one: WORKS, two: CRASHES }],
    ["ended itself, as if all were well", { one: WORKS, two: ENDS }],
    ["cannot be read", { one: "const" }],
    ["holds no test", { one: "" }],
    ["holds a test that compares nothing", { one: LOOKS }],
  ])("has failed when it %s", async (_, texts) => {
    const { outcome } = await part(texts)
    expect(outcome.failed).toBe(1)
    expect(outcome.failures).toHaveLength(1)
  })

  test("tells of its end, too, when it was killed after a test that failed", async () => {
    const { outcome } = await part({ one: FAILS, two: CRASHES })
    expect(outcome.failures).toHaveLength(2)
  })

  test("shows what it says a file at a time, whole, and nothing twice", async () => {
    const say = `test("says", () => expect(console.error("a word")).toBeUndefined())`
    const { shown } = await part({ one: say, two: say, three: WORKS })
    const whole = shown.join("")
    expect(whole.match(/a word/g)).toHaveLength(2)
    expect(whole).toContain("3 pass")
    for (const text of shown) expect(text.match(/\.test\.ts:$/gm)?.length ?? 0).toBeLessThan(2)
    expect(shown.length).toBeGreaterThanOrEqual(3)
  })
})

const failed = (...files: readonly (string | null)[]): Outcome => ({
  ...{ passed: 3, failed: files.length, skipped: 1 },
  failures: files.map((file) => ({ file, said: `(fail) in ${file}` })),
})

test("parts are counted together", () => {
  expect(together([failed("one"), failed("two")])).toEqual({
    ...{ passed: 6, failed: 2, skipped: 2 },
    failures: [...failed("one").failures, ...failed("two").failures],
  })
})

describe("what failed is run again by itself", () => {
  test("file by file, when it failed by the machine's load", async () => {
    // Fails in its first run and passes in its second.
    const flag = JSON.stringify(join(folder, "ran"))
    const once = `import { existsSync, writeFileSync } from "node:fs"
      test("passes later", () => {
        const ran = existsSync(${flag})
        writeFileSync(${flag}, "")
        expect(ran).toBe(true)
      })`
    const { outcome } = await part({ one: WORKS, two: `${WORKS}\n${once}` })
    const files = filesToRunAgain(outcome)
    expect(files).toEqual([expect.stringMatching(/two\.test\.ts$/)])
    const again = await runPart(files, {}, () => {})
    expect(afterAnotherRun(outcome, again)).toEqual({
      ...{ passed: 3, failed: 0, skipped: 0, failures: [] },
    })
  })

  test("and stays a failure when it fails once more", () => {
    const first = failed("one", "two")
    expect(afterAnotherRun(first, failed("two"))).toEqual(first)
  })

  test("but not when much has failed, or a part has ended too early", () => {
    expect(filesToRunAgain(failed("one", "two", "two", "three"))).toEqual(["one", "two", "three"])
    expect(filesToRunAgain(failed("one", "two", "three", "four"))).toEqual([])
    expect(filesToRunAgain(failed("one", null))).toEqual([])
  })
})
