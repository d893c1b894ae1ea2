import { faultLines } from "../settings/settings.ts"
import { readArguments } from "./arguments.ts"
import { EXIT, end, endWithError } from "./exit.ts"
import { onInterrupt } from "./interrupt.ts"
import { installPackages } from "./prepare.ts"

/** `bun run migrate`: brings the database up to date and prints what it applied. */
readArguments("bun run migrate")
await installPackages()
const { readConfig } = await import("../settings/read-config.ts")
const { openDatabase } = await import("../database.ts")

const { config, faults } = readConfig(process.env)
if (!config) end(EXIT.settings, faultLines(faults))
try {
  const opening = openDatabase(config)
  const ending = onInterrupt(opening, ({ close }) => close())
  const database = await opening
  for (const name of database.applied) console.log(name)
  if (database.applied.length === 0) console.log("up to date")
  await (ending() ?? database.close())
  process.exit(0)
} catch (error) {
  endWithError(error)
}
