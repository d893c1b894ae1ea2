import { faultLines } from "../settings.ts"
import { whenBrokenOff } from "./broken-off.ts"
import { EXIT, end, endFor } from "./exit.ts"
import { installPackages } from "./prepare.ts"
import { takes } from "./takes.ts"

/** `bun run migrate`: brings the database up to date and prints what it applied. */
takes("bun run migrate")
await installPackages()
const { readConfig } = await import("../read-config.ts")
const { openDatabase } = await import("../database.ts")

const { config, faults } = readConfig(process.env)
if (!config) end(EXIT.settings, faultLines(faults))
try {
  const opening = openDatabase(config)
  const ending = whenBrokenOff(opening, ({ close }) => close())
  const database = await opening
  for (const name of database.applied) console.log(name)
  if (database.applied.length === 0) console.log("up to date")
  await (ending() ?? database.close())
  process.exit(0)
} catch (error) {
  endFor(error)
}
