/* A part of the tests, which runs in a process of its own. */

export type Outcome = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What each failed test said, its name last. */
  readonly failures: readonly string[]
}

/** A log is often kept from its end alone: so much of a failure is told again there. */
const FAILURE_CHARACTERS = 3_000

/** The line that `bun test` writes before the results of a file: `tests/core/config.test.ts:`. */
const NEXT_FILE = /\n(?=\S+\.test\.tsx?:\n)/

/** The line that `bun test` writes after what a test has said: `(pass) a price > is shown [1.00ms]`. */
const RESULT = /^(?=\((?:pass|fail|skip|todo)\) )/m

/** That line with the hints below it: `  ^ this test timed out after 5000ms.` */
const RESULT_LINES = /^\(\w+\) .*(?:\n +\^ .*)*/

/** What the failed tests said, each ended by its name. `bun test` may name them once more at its end. */
const failuresIn = (said: string) => {
  const pieces = said.split(RESULT)
  const failures = new Map<string, string>()
  for (const [index, piece] of pieces.entries()) {
    const name = piece.match(RESULT_LINES)?.[0]
    if (!name?.startsWith("(fail)") || failures.has(name)) continue
    const before = pieces[index - 1]?.replace(RESULT_LINES, "").trim() ?? ""
    failures.set(name, `${before.slice(-FAILURE_CHARACTERS)}\n${name}`.trim())
  }
  return [...failures.values()]
}

/** The counts of a part. One that ended before its summary, or found no test, has failed. */
const outcomeOf = (said: string, code: number): Outcome => {
  const count = (word: string) =>
    Number([...said.matchAll(new RegExp(`^ *(\\d+) ${word}$`, "gm"))].at(-1)?.[1] ?? 0)
  const [passed, failed, skipped] = [count("pass"), count("fail"), count("skip")]
  const broken = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0
  const named = failuresIn(said)
  const nameless = broken > 0 || named.length < failed
  const last = nameless ? [said.slice(-FAILURE_CHARACTERS).trim()] : []
  return { passed, failed: failed + broken, skipped, failures: [...named, ...last] }
}

/**
 * Runs `bun test` with these arguments. Its output is shown file by file, so that each result stands below the name of its file,
 * although other parts run at the same time.
 */
export const runPart = async (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  show: (text: string) => void,
): Promise<Outcome> => {
  const child = Bun.spawn([process.execPath, "test", ...args], {
    stdin: "ignore",
    stdout: "inherit",
    stderr: "pipe",
    env: { ...process.env, ...env },
  })
  let said = ""
  let shown = 0
  for await (const text of child.stderr.pipeThrough(new TextDecoderStream())) {
    said += text
    const pieces = said.slice(shown).split(NEXT_FILE)
    for (const piece of pieces.slice(0, -1)) {
      show(`${piece}\n`)
      shown += piece.length + 1
    }
  }
  show(said.slice(shown))
  return outcomeOf(said, await child.exited)
}

export const together = (outcomes: readonly Outcome[]): Outcome =>
  outcomes.reduce((sum, { passed, failed, skipped, failures }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    skipped: sum.skipped + skipped,
    failures: [...sum.failures, ...failures],
  }))
