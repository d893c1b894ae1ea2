/* A part of the tests, which runs in a process of its own. */

export type Outcome = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** The line that `bun test` writes before the results of a file: `tests/core/config.test.ts:`. */
const NEXT_FILE = /\n(?=\S+\.test\.tsx?:\n)/

/** The counts of a part. One that ended before its summary, or found no test, has failed. */
const outcomeOf = (said: string, code: number): Outcome => {
  const count = (word: string) =>
    Number([...said.matchAll(new RegExp(`^ *(\\d+) ${word}$`, "gm"))].at(-1)?.[1] ?? 0)
  const [passed, failed, skipped] = [count("pass"), count("fail"), count("skip")]
  const broken = failed === 0 && (code !== 0 || passed === 0) ? 1 : 0
  return { passed, failed: failed + broken, skipped }
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
  outcomes.reduce((sum, { passed, failed, skipped }) => ({
    passed: sum.passed + passed,
    failed: sum.failed + failed,
    skipped: sum.skipped + skipped,
  }))
