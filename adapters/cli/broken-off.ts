const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const
/** How long a start may take that is to end at once: it may wait for another process, or for nobody. */
export const START_WITHIN_MS = 9_500

/**
 * Ends a command that a signal breaks off, after `stop`: otherwise its embedded database would be left running. Answers the end
 * that is under way, if there is one; it never comes back.
 */
export const whenBrokenOff = <A>(
  starting: Promise<A>,
  stop: (started: A) => Promise<unknown>,
): (() => Promise<never> | null) => {
  let ending: Promise<never> | null = null
  const end = async (code: number): Promise<never> => {
    const late = Bun.sleep(START_WITHIN_MS).then(() => null)
    const started = await Promise.race([starting.catch(() => null), late])
    if (started !== null) await stop(started)
    return process.exit(code)
  }
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.on(signal, () => {
      ending ??= end(code)
    })
  }
  return () => ending
}
