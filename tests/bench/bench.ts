import { parseArgs } from "node:util"
import { installPackages } from "../../adapters/cli/prepare.ts"
import { closeAll } from "../support/at-end.ts"

const USAGE = `bun run bench [options]: what Recado costs, compared with a bare server in the same run
  (nothing)         what a reply costs; fails when one is missing, doubled, misordered or misrouted
    --turns <n>     messages in each section (3000)
    --clients <n>   how many clients write them (1000)
    --messages <n>  messages before memory is measured again (50000)
  --calendar        what a calendar tool adds to a turn; fails over 5 ms
  --chaos           a long run in which processes are killed all the time
  --owner [--full]  how long owners wait when the database is full; fails over 5 ms (25 for the largest)
  --json            the report as JSON
Other work of the machine changes the figures: ratios say more.`

const usage = (fault: string): never => {
  process.stderr.write(`${fault}\n\n${USAGE}\n`)
  process.exit(1)
}

const readOptions = () => {
  try {
    return parseArgs({
      options: {
        turns: { type: "string", default: "3000" },
        clients: { type: "string", default: "1000" },
        messages: { type: "string", default: "50000" },
        json: { type: "boolean", default: false },
        calendar: { type: "boolean", default: false },
        chaos: { type: "boolean", default: false },
        owner: { type: "boolean", default: false },
        full: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }).values
  } catch (error) {
    return usage((error as Error).message)
  }
}

const values = readOptions()
if (values.help) {
  console.log(USAGE)
  process.exit(0)
}
const number = (name: "turns" | "clients" | "messages", least: number) => {
  const value = Number(values[name])
  return Number.isInteger(value) && value >= least
    ? value
    : usage(`--${name}: a number from ${least}`)
}
const size = {
  turns: number("turns", 100),
  clients: number("clients", 1),
  messages: number("messages", 0),
}
const say = (name: string, value: unknown) => {
  if (!values.json) console.log(`${name.padEnd(50)} ${JSON.stringify(value)}`)
}

await installPackages()
const run = async () => {
  if (values.calendar) return (await import("./calendar-bench.ts")).calendarBench(say)
  if (values.chaos) return (await import("./chaos-bench.ts")).chaosBench(say)
  if (values.owner) return (await import("./owner-bench.ts")).ownerBench({ full: values.full }, say)
  return (await import("./reply-bench.ts")).replyBench(size, say)
}
const report = await run().finally(closeAll)
if (values.json) console.log(JSON.stringify(report, null, 2))
process.exit(report.right ? 0 : 1)
