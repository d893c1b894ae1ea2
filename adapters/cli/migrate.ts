import { installPackages } from "./prepare.ts"
import { takes } from "./takes.ts"

/** `bun run migrate`: brings the database up to date and prints what it applied. */
takes("bun run migrate")
await installPackages((line) => process.stderr.write(`${line}\n`))
const { readConfig } = await import("../read-config.ts")
const { openDatabase } = await import("../database.ts")
const { explain, EXIT } = await import("./exit.ts")

const { config, faults } = readConfig(process.env)
if (!config) {
  for (const { name, reason } of faults) process.stderr.write(`${name}: ${reason}\n`)
  process.exit(EXIT.settings)
}
try {
  const database = await openDatabase(config)
  for (const name of database.applied) console.log(name)
  if (database.applied.length === 0) console.log("up to date")
  await database.close()
  process.exit(0)
} catch (error) {
  const { code, words } = explain(error)
  process.stderr.write(`${words}\n`)
  process.exit(code)
}
