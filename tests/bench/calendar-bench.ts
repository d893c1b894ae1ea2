import { SIMULATED_PHONE } from "../../core/simulation/log.ts"
import { openProduct, type Product } from "../http/whatsapp-stage.ts"
import { completion } from "../support/completion.ts"
import { goesToGoogle } from "../support/google-consent.ts"
import { until } from "../support/process.ts"
import { timesOf } from "./load.ts"

const TURNS = 50
/** A client's turns are limited by the hour: after so many, time passes. */
const HOURLY = 10
const TARGET_P50_MS = 5
const TOOLS = {
  list_calendar_events: {},
  create_calendar_event: { summary: "Corte" },
} as const
type ToolName = keyof typeof TOOLS

/**
 * What a calendar tool costs a turn: from the model's call of it to the next question to the model, the sandbox's Google
 * included, which answers at once.
 */
export const calendarBench = async (say: (name: string, value: unknown) => void) => {
  const model = openModel()
  const product = await openProduct({ LLM_API_KEY: "key", LLM_BASE_URL: model.url })
  const report: Record<string, unknown> = {}
  const slow: string[] = []
  const note = (name: string, value: unknown) => {
    report[name] = value
    say(name, value)
  }
  try {
    const owner = await product.hasChatbot()
    await goesToGoogle(product.url, owner)
    const { rows } = await product.database.owner.query("select id from users")
    const ownerId = rows[0].id
    const { owner: client } = product.database
    await client.query("create table bench_rows (n int)")
    note(
      "an answer over HTTP, ms",
      await timesOfCalls(() => fetch(`${product.url}/healthz`).then((answer) => answer.text())),
    )
    note(
      "a row written and committed, ms",
      await timesOfCalls(() => client.query("insert into bench_rows values (1)")),
    )
    for (const tool of Object.keys(TOOLS) as ToolName[]) {
      const times: number[] = []
      const worked: number[] = []
      for (let n = 0; n < TURNS; n++) {
        if (n % HOURLY === 0) await daysPass(product)
        const round = model.round(tool, n)
        await product.database.owner.query("select say_simulated($1, $2, $3, $4, true)", [
          owner.chatbotid,
          ownerId,
          SIMULATED_PHONE,
          `Message ${n}`,
        ])
        await until(`round ${n} of ${tool}`, () => round.took !== undefined)
        times.push(round.took ?? 0)
        worked.push(round.worked ?? 0)
        // What is said during a turn joins it.
        await until("the turn's end", () => isIdle(product))
      }
      const result = timesOf(times)
      if (result.p50 >= TARGET_P50_MS) slow.push(tool)
      note(`${tool}, 0 ms model and Google, ms`, result)
      // What others do on the machine does not count here, nor does the database.
      note(`${tool}, of which processor time of ours and of the sandbox, ms`, timesOf(worked))
    }
    return { right: slow.length === 0, ...report }
  } finally {
    await product.stop()
    model.stop()
  }
}

/** The yardsticks of this machine, one after the other. */
const timesOfCalls = async (call: () => Promise<unknown>) => {
  const times: number[] = []
  for (let n = 0; n < TURNS; n++) {
    const began = performance.now()
    await call()
    times.push(performance.now() - began)
  }
  return timesOf(times)
}

const isIdle = async ({ database }: Product) => {
  const { rowCount } = await database.owner.query(
    "select 1 from conversations where done_seq < last_seq",
  )
  return rowCount === 0
}

const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const daysPass = ({ database }: Product) =>
  database.owner.query("update turns set openedat = openedat - interval '2 days'")

/** A model that calls a tool at once, and says "ok" to its result. */
const openModel = () => {
  let round:
    | {
        tool: ToolName
        n: number
        asked?: number
        took?: number
        worked?: number
        workedUntil?: number
      }
    | undefined
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: async (request) => {
      const arrived = performance.now()
      const { messages } = (await request.json()) as { messages: { role: string }[] }
      if (round && messages.some(({ role }) => role === "tool")) {
        round.took ??= arrived - (round.asked ?? arrived)
        round.worked ??= processorMs() - (round.workedUntil ?? 0)
        return completion({ content: "ok" })
      }
      if (!round) return completion({ content: "ok" })
      const answer = completion({ content: null, tool_calls: [call(round.tool, round.n)] })
      round.asked = performance.now()
      round.workedUntil = processorMs()
      return answer
    },
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    round: (tool: ToolName, n: number) => {
      const next: NonNullable<typeof round> = { tool, n }
      round = next
      return next
    },
    stop: () => server.stop(true),
  }
}

const DAY_MS = 86_400_000

/** Each event on a day of its own, so that none is in another's way. */
const call = (tool: ToolName, n: number) => {
  const day = new Date(Date.now() + (n + 2) * DAY_MS).toISOString().slice(0, 10)
  const args = { ...TOOLS[tool], start_time: `${day}T10:00` }
  return {
    id: `call_${n}`,
    type: "function",
    function: { name: tool, arguments: JSON.stringify(args) },
  }
}
