import { parseArgs } from "node:util"
import { installPackages } from "../../adapters/cli/prepare.ts"

/*
 * `bun run bench [--turns n] [--clients n] [--json]`: what Recado costs, beside a bare server in the same run. Machines are
 * noisy: ratios say more than figures. It fails when a reply is missing, doubled, misordered or misrouted.
 * `--calendar`: what a calendar tool costs a turn; fails over 5 ms. `--chaos`: a long storm of deaths. `--owner [--full]`: what owners wait for with a full database; fails over 5 ms.
 */

await installPackages((line) => process.stderr.write(`${line}\n`))
const { calendarBench } = await import("./calendar-bench.ts")
const { chaosBench } = await import("./chaos-bench.ts")
const { ownerBench } = await import("./owner-bench.ts")
const { replyBench } = await import("./reply-bench.ts")

const { values } = parseArgs({
  options: {
    turns: { type: "string", default: "3000" },
    clients: { type: "string", default: "1000" },
    json: { type: "boolean", default: false },
    calendar: { type: "boolean", default: false },
    chaos: { type: "boolean", default: false },
    owner: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
  },
})
const turns = Number(values.turns)
const clients = Number(values.clients)
if (!Number.isInteger(turns) || !Number.isInteger(clients) || turns < 100 || clients < 1) {
  process.stderr.write("--turns: a number from 100; --clients: a number from 1\n")
  process.exit(1)
}
const say = (name: string, value: unknown) => {
  if (!values.json) console.log(`${name.padEnd(44)} ${JSON.stringify(value)}`)
}
const report = values.calendar
  ? await calendarBench(say)
  : values.chaos
    ? await chaosBench(say)
    : values.owner
      ? await ownerBench({ full: values.full }, say)
      : await replyBench({ turns, clients }, say)
if (values.json) console.log(JSON.stringify(report, null, 2))
process.exit(report.right ? 0 : 1)
