import * as Effect from "effect/Effect"
import { chatCompletions } from "../../adapters/llm/router.ts"
import { ChatbotId } from "../../core/shared/ids.ts"
import { DAY_MS } from "../../core/shared/time-spans.ts"
import { openProduct, type Product } from "../http/product-stage.ts"
import { completion } from "../support/completion.ts"
import { goesToGoogle } from "../support/google-consent.ts"
import { until } from "../support/process.ts"
import { oneByOne, timesOf } from "./load.ts"
import { openReport, type Say } from "./report.ts"

const TURNS = 100
/** How many turns are made before those that count, while the code is still being compiled. */
const FIRST = 50
const TARGET_P50_MS = 5
const TOOLS = {
  list_calendar_events: {},
  create_calendar_event: { summary: "Corte" },
} as const
type ToolName = keyof typeof TOOLS

/**
 * What a calendar tool adds to a turn: the time from the model's call of it to the next question to the model, without the calls to
 * Google, and without the way of one answer from the model and back. The sandbox plays Google in this process.
 */
export const calendarBench = async (say: Say) => {
  const google = watchGoogle()
  const model = openModel(google)
  const product = await openProduct({ LLM_API_KEY: "key", LLM_BASE_URL: model.url })
  const { findings, note } = openReport(say)
  const slow: string[] = []
  try {
    const owner = await product.hasChatbot()
    await goesToGoogle(product.url, owner)
    await connectLine(product, owner)
    // Otherwise the status events of a reply would arrive during the next round, and count there.
    await product.control("/whatsapp/statuses", { on: false })
    const { owner: client } = product.database
    await client.query(`update plans set limits = limits || '{"messagesPerMonth": 1000000}'`)
    await client.query("create table bench_rows (n int)")
    note("an answer over HTTP, ms", await yardstick(() => fetch(`${product.url}/healthz`)))
    note(
      "a row written and committed, ms",
      await yardstick(() => client.query("insert into bench_rows values (1)")),
    )
    const answered = await yardstick(() => Effect.runPromise(askModel(model.url)))
    note("an answer of the model, ms", answered)
    for (const tool of Object.keys(TOOLS) as ToolName[]) {
      const times: number[] = []
      const worked: number[] = []
      const played: number[] = []
      for (let n = 0; n < FIRST + TURNS; n++) {
        const round = model.round(tool, n)
        // Each round has a client of its own, because of the limit on each.
        const from = `34600${tool.length}${String(n).padStart(4, "0")}`
        await product.control("/whatsapp/inbound", {
          ...{ chatbotid: owner.chatbotid, from, text: `Message ${n}` },
        })
        await until(`round ${n} of ${tool}`, () => round.took !== undefined)
        if (n < FIRST) continue
        times.push(round.took ?? 0)
        worked.push(round.worked ?? 0)
        played.push(round.played ?? 0)
      }
      const result = timesOf(times)
      const beyond = Math.round((result.p50 - answered.p50) * 10) / 10
      if (beyond >= TARGET_P50_MS) slow.push(tool)
      note(`${tool}, without Google's time, ms`, result)
      note(`${tool}, p50 beyond Google and the model, ms`, beyond)
      // Without the other work of the machine, and without the database.
      note(`${tool}, of which processor time, ms`, timesOf(worked))
      note(`${tool}, the calls to the Google played here, ms`, timesOf(played))
    }
    return { right: slow.length === 0, ...findings }
  } finally {
    await product.stop()
    model.stop()
    google.stop()
  }
}

/** The times of a call on this machine, to compare with. */
const yardstick = async (call: () => Promise<unknown>) =>
  timesOf((await oneByOne(FIRST + TURNS, call)).slice(FIRST))

/** Asks the model one question, as a turn does. */
const askModel = (baseUrl: string) =>
  chatCompletions({
    ...{ baseUrl, apiKey: "key", model: "played", fallbackModel: null },
    ...{ maxTokens: 100, lowEffort: false, log: () => {} },
  }).answer({
    ...{ chatbot: ChatbotId.parse(crypto.randomUUID()), tools: [], budget: 1 },
    messages: [{ role: "user", content: "Hola" }],
  })

const processorMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Connects the chatbot to a number, which the sandbox's Meta has for any token. */
const connectLine = (
  product: Product,
  { token, chatbotid }: { token: string; chatbotid: string },
) =>
  product.call("/api/whatsapp/process-token", {
    ...{ method: "POST", token, body: { chatbotid, accesstoken: `EAA${"b".repeat(40)}` } },
  })

/** Measures how long calls to Google's calendar take, and how much processor time this process spends meanwhile. */
const watchGoogle = () => {
  const { fetch: own } = globalThis
  const spent = { ms: 0, worked: 0 }
  const watched = async (...args: Parameters<typeof own>) => {
    if (!String(args[0]).includes("/calendar/v3/")) return own(...args)
    const [began, worked] = [performance.now(), processorMs()]
    try {
      return await own(...args)
    } finally {
      spent.ms += performance.now() - began
      spent.worked += processorMs() - worked
    }
  }
  globalThis.fetch = Object.assign(watched, { preconnect: own.preconnect })
  return {
    spent: () => ({ ...spent }),
    stop: () => {
      globalThis.fetch = own
    },
  }
}

/** A model that calls a tool at once, and says "ok" to its result. */
const openModel = (google: ReturnType<typeof watchGoogle>) => {
  let round:
    | {
        tool: ToolName
        n: number
        asked?: { at: number; worked: number; google: { ms: number; worked: number } }
        took?: number
        worked?: number
        played?: number
      }
    | undefined
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: async (request) => {
      const arrived = performance.now()
      const { messages } = (await request.json()) as { messages: { role: string }[] }
      if (round?.asked && messages.some(({ role }) => role === "tool")) {
        const { asked } = round
        const spent = google.spent()
        round.played ??= spent.ms - asked.google.ms
        round.took ??= arrived - asked.at - round.played
        round.worked ??= processorMs() - asked.worked - (spent.worked - asked.google.worked)
        return completion({ content: "ok" })
      }
      if (!round) return completion({ content: "ok" })
      const answer = completion({ content: null, tool_calls: [call(round.tool, round.n)] })
      round.asked = { at: performance.now(), worked: processorMs(), google: google.spent() }
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

/** A call of a tool. Each has a day of its own, so that the times of events never overlap. */
const call = (tool: ToolName, n: number) => {
  const day = new Date(Date.now() + (n + 2) * DAY_MS).toISOString().slice(0, 10)
  const args = { ...TOOLS[tool], start_time: `${day}T10:00` }
  return {
    id: `call_${n}`,
    type: "function",
    function: { name: tool, arguments: JSON.stringify(args) },
  }
}
