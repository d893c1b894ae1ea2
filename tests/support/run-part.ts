/* A part of the tests, which runs in a process of its own. */

/** What a failed test said, its name last, and the file that it stands in. Without a file: a part that ended too early. */
export type Failure = { readonly file: string | null; readonly said: string }

export type Outcome = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly Failure[]
}

/** A log is often kept from its end alone: so much of a failure is told again there. */
const FAILURE_CHARACTERS = 3_000

/** The line that `bun test` writes before the results of a file: `tests/core/config.test.ts:`. */
const NEXT_FILE = /\n(?=\S+\.test\.tsx?:\n)/
const FILE = /^\s*(\S+\.test\.tsx?):\n/

/** The line that `bun test` writes after what a test has said: `(pass) a price > is shown [1.00ms]`. */
const RESULT = /^(?=\((?:pass|fail|skip|todo)\) )/m

/** That line with the hints below it: `  ^ this test timed out after 5000ms.` */
const RESULT_LINES = /^\(\w+\) .*(?:\n +\^ .*)*/

/** What the failed tests said, each ended by its name. `bun test` may name them once more at its end. */
const failuresIn = (said: string) => {
  const failures = new Map<string, Failure>()
  for (const ofFile of said.split(NEXT_FILE)) {
    const file = ofFile.match(FILE)?.[1] ?? null
    const pieces = ofFile.split(RESULT)
    for (const [index, piece] of pieces.entries()) {
      const name = piece.match(RESULT_LINES)?.[0]
      if (!name?.startsWith("(fail)") || failures.has(name)) continue
      const before = pieces[index - 1]?.replace(RESULT_LINES, "").trim() ?? ""
      failures.set(name, { file, said: `${before.slice(-FAILURE_CHARACTERS)}\n${name}`.trim() })
    }
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
  const last = nameless ? [{ file: null, said: said.slice(-FAILURE_CHARACTERS).trim() }] : []
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

/** More files than these do not fail by accident. */
const FILES_AGAIN = 3

/**
 * The files worth another run, by themselves: a few in which a test failed while other parts kept the machine busy. None where more
 * has failed or a part has ended too early.
 */
export const filesToRunAgain = ({ failures }: Outcome): readonly string[] => {
  const files = [...new Set(failures.map(({ file }) => file))]
  const known = files.filter((file) => file !== null)
  return known.length === files.length && files.length <= FILES_AGAIN ? known : []
}

/** What is counted once those files have run again: a failure stays one unless all of them passed. */
export const afterAnotherRun = (first: Outcome, again: Outcome): Outcome =>
  again.failed > 0
    ? first
    : { ...first, passed: first.passed + first.failed, failed: 0, failures: [] }
