/** The arguments of a command; ends it with its usage (2) at one that it does not take: a migration asked to be dry would be real. */
export const takes = (usage: string, flags: readonly string[] = []): readonly string[] => {
  const args = process.argv.slice(2)
  if (args.includes("--help")) {
    console.log(`usage: ${usage}`)
    process.exit(0)
  }
  if (args.some((arg) => !flags.includes(arg))) {
    process.stderr.write(`usage: ${usage}\n`)
    process.exit(2)
  }
  return args
}
