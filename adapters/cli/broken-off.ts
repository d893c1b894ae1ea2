const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const

/**
 * Ends a command that a signal breaks off, after `stop`: otherwise its embedded database would be left running. Answers the end
 * that is under way, if there is one; it never comes back.
 */
export const whenBrokenOff = (stop: () => Promise<unknown>): (() => Promise<never> | null) => {
  let ending: Promise<never> | null = null
  for (const [signal, code] of Object.entries(EXIT_CODES)) {
    process.on(signal, () => {
      ending ??= stop().then(() => process.exit(code))
    })
  }
  return () => ending
}
