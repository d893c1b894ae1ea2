import { readFileSync } from "node:fs"
import { freshDatabase } from "../support/database.ts"
import { type Child, spawnReady } from "../support/process.ts"
import { flatOut, steady, timesOf } from "./load.ts"
import { type Ledger, openLedger } from "./reply-ledger.ts"
import { AT_ONCE, openStage, type Stage } from "./reply-stage.ts"
import { openReport, type Say } from "./report.ts"

type Size = { readonly turns: number; readonly clients: number; readonly messages: number }

type Bench = {
  readonly stage: Stage
  readonly ledger: Ledger
  readonly note: Say
  readonly turns: number
}

/** Measures everything that a reply costs, on one database, one section after the other. */
export const replyBench = async ({ turns, clients, messages }: Size, say: Say) => {
  const database = await freshDatabase()
  const ledger = openLedger()
  const stage = await openStage(database, ledger, clients)
  const { findings, note } = openReport(say)
  const bench = { stage, ledger, note, turns }
  try {
    const bareRate = await bareServer(bench, database.url)
    await acceptOnly(bench, bareRate)
    await answer(bench, messages)
    await slowModel(bench)
    for (const workers of [1, 2]) await drain(bench, workers)
    await longHistory(bench)
    const faults = ledger.faults()
    note("replies missing, doubled, misordered, misrouted", faults)
    return { right: Object.values(faults).every((n) => n === 0), ...findings }
  } finally {
    stage.close()
    await database.drop()
  }
}

const DRAINED_WITHIN_MS = 120_000

/** The yardstick: a server that does nothing but store what it is sent. Answers its calls per second. */
const bareServer = async ({ stage, note, turns }: Bench, url: string) => {
  const bare = await spawnReady("tests/bench/bare.ts", { DATABASE_URL: url })
  const post = async (n: number) => {
    const answer = await fetch(bare.url, { method: "POST", body: stage.payload(n, "bare") })
    await answer.body?.cancel()
  }
  // The first round is not counted, as the code is still being compiled.
  await flatOut(turns, AT_ONCE, post)
  const rate = await flatOut(turns, AT_ONCE, post)
  const times = await steady(Math.min(turns, 100 * 8), 100, post)
  bare.kill("SIGTERM")
  await bare.exited
  note("bare server, insert and commit, per second", rate)
  note("bare server at 100/s, ms", timesOf(times))
  return rate
}

/** How many webhooks are accepted while nothing is answered. */
const acceptOnly = async ({ stage, note, turns }: Bench, bareRate: number) => {
  const api = await stage.start({ ROLE: "api" })
  await stage.flatOut(api, "before", turns)
  await stage.analyze()
  const accepted = await stage.flatOut(api, "accept", turns)
  await stage.stop(api)
  note("webhooks accepted, answered later, per second", accepted)
  note("of the bare server's rate", Math.round((accepted / bareRate) * 100) / 100)
}

/** After this long a process has given back the memory that many messages at once took. */
const REST_MS = 10_000

/** The times of replies at several rates, how many are answered at most, and the memory that it takes. */
const answer = async ({ stage, ledger, note, turns }: Bench, messages: number) => {
  const child = await stage.start({})
  note("memory at rest, MB", memoryOf(child))
  await ledger.settled(DRAINED_WITHIN_MS)
  await stage.post(child, "warm", 300, 100)
  await ledger.settled()
  for (const rate of [20, 100, 300]) {
    await stage.daysPass()
    const { acks, replies } = await stage.post(child, `at${rate}`, Math.min(turns, rate * 8), rate)
    note(`acknowledge at ${rate}/s, ms`, timesOf(acks))
    note(`webhook to send at ${rate}/s, 0 ms model, ms`, timesOf(await replies()))
  }
  const before = performance.now()
  const accepted = await stage.flatOut(child, "flat", turns)
  await ledger.settled(DRAINED_WITHIN_MS)
  const answered = Math.round((turns / (performance.now() - before)) * 1000)
  note("webhooks accepted while answering, per second", accepted)
  note("accepted and answered, per second", answered)
  for (let n = 0; ledger.count() < messages; n++) {
    await stage.daysPass()
    await stage.flatOut(child, `more${n}`, Math.min(turns, messages - ledger.count()))
    await ledger.settled(DRAINED_WITHIN_MS)
  }
  note(`memory after ${ledger.count()} messages, at once, MB`, memoryOf(child))
  await Bun.sleep(REST_MS)
  note(`memory after ${ledger.count()} messages, at rest, MB`, memoryOf(child))
  await stage.stop(child)
}

const slowModel = async ({ stage, note }: Bench) => {
  const child = await stage.start({ LLM_BASE_URL: stage.slowModel })
  const { replies } = await stage.post(child, "slow", 100, 20)
  note("webhook to send at 20/s, 1.2 s model, ms", timesOf(await replies()))
  await stage.stop(child)
}

/** How fast this many processes answer what has piled up. */
const drain = async ({ stage, ledger, note, turns }: Bench, workers: number) => {
  await stage.daysPass()
  const api = await stage.start({ ROLE: "api" })
  // As many clients as messages: each is a turn of its own.
  await stage.flatOut(api, `drain${workers}`, turns, turns)
  await stage.stop(api)
  await stage.analyze()
  const began = performance.now()
  const all = await Promise.all(
    Array.from({ length: workers }, () => stage.start({ ROLE: "worker" })),
  )
  await ledger.settled(DRAINED_WITHIN_MS)
  const whole = performance.now() - began
  const perSecond = (ms: number) => Math.round((turns / ms) * 1000)
  const by = `turns drained by ${workers} process${workers > 1 ? "es" : ""}`
  note(`${by}, start included, per second`, perSecond(whole))
  note(`${by}, first to last, per second`, perSecond(ledger.span(`drain${workers}`)))
  for (const worker of all) await stage.stop(worker)
}

/** Whether replies take longer the longer a conversation is. */
const longHistory = async ({ stage, note }: Bench) => {
  const child = await stage.start({})
  for (const length of [10, 1_000, 100_000]) {
    await stage.lengthen(length)
    await stage.daysPass()
    const { replies } = await stage.post(child, `history${length}`, 15, 10, 1)
    note(`webhook to send after ${length} messages, ms`, timesOf(await replies()))
  }
  await stage.stop(child)
}

const PAGE_BYTES = 4096

/** The memory that a process holds, in megabytes (Linux). */
const memoryOf = ({ pid }: Child) => {
  const [, pages = "0"] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")
  return Math.round((Number(pages) * PAGE_BYTES) / 1e6)
}
