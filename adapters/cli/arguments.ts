/** A command's arguments. An unknown one ends the command with its usage (code 2): `migrate --dry-run` must not migrate. */
export const readArguments = (usage: string, flags: readonly string[] = []): readonly string[] => {
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
