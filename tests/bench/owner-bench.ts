import { readdirSync, readFileSync } from "node:fs"
import type pg from "pg"
import { addressOf, type Route } from "../../adapters/http/contract/route.ts"
import { countFigures } from "../../adapters/postgres/upkeep.ts"
import { openVault, type Vault } from "../../adapters/secrets/vault.ts"
import { CASES } from "../http/matrix-cases.ts"
import { freshDatabase, storeOn } from "../support/database.ts"
import { type Child, spawnReady } from "../support/process.ts"
import { oneByOne, timesOf } from "./load.ts"
import { fill, LARGE, type Size } from "./owner-fill.ts"
import { measuredRoutes } from "./owner-routes.ts"
import { type Measured, worldsOf } from "./owner-worlds.ts"
import { openReport, type Say } from "./report.ts"

const SECRET = "a secret of the bench, long enough to be one"
const PASSWORD = "secret-1"
const SMALL: Size = { bots: 2_000, messages: 200_000 }
const FULL: Size = { bots: 100_000, messages: 10_000_000 }

/** How often each call that reads is made, and each that writes: owners may make 120 calls a minute, 30 of which write. */
const CALLS = 60
const WRITES = 30
/** How many owners with few messages share the calls. */
const ORDINARY = 200
/** Milliseconds (p50). Owners with a fiftieth of all messages (200,000 with `--full`) may wait longer, as some figures are counted. */
const TARGET_MS = { "with much": 25, "with little": 5 }
/** A table of fewer rows may be read whole. */
const BIG_TABLE_ROWS = 1_000
/** PostgreSQL's processes report what they read with this delay. */
const COUNTS_AFTER_MS = 1_500

/** How long owners wait when the database is full: p50 and p99 of every call, and the tables that were read whole. */
export const ownerBench = async ({ full }: { readonly full: boolean }, say: Say) => {
  const size = full ? FULL : SMALL
  const database = await freshDatabase()
  const { owner: client } = database
  const { findings, note } = openReport(say)
  try {
    const began = performance.now()
    await fill(client, size, await Bun.password.hash(PASSWORD))
    note("filled with", size)
    note("in seconds", Math.round((performance.now() - began) / 1000))
    note("database, MB", await megabytes(client))

    return { right: await measureOwners(database.url, client, note), ...findings }
  } finally {
    await database.drop()
  }
}

/** Measures every call for owners of much and of little. Answers whether all were quick and answered as they should be. */
const measureOwners = async (url: string, client: pg.Client, note: Say): Promise<boolean> => {
  const vault = openVault(SECRET, [])
  const store = storeOn(url)
  await countFigures(store)
  await store.end()
  const child = await spawnReady("adapters/cli/serve.ts", {
    ...{ DATABASE_URL: url, APP_SECRET: SECRET, PORT: "0", ROLE: "api" },
  })
  const populations = {
    "with much": await worldsOf(client, vault, child.url, 1, LARGE),
    "with little": await worldsOf(client, vault, child.url, LARGE + 1, LARGE + ORDINARY),
  }
  await Bun.sleep(COUNTS_AFTER_MS)
  const before = await wholeReads(client)
  await noteYardsticks(child, client, note)
  const slow: string[] = []
  const wrong: string[] = []
  for (const whose of ["with much", "with little"] as const) {
    for (const [name, route] of measuredRoutes()) {
      const began = await cpuOf(child, client)
      const call = { url: child.url, vault, name, route, worlds: populations[whose] }
      const { times, statuses } = await measure(call)
      const cpu = ((await cpuOf(child, client)) - began) / times.length
      const result = timesOf(times)
      note(`${name} ${whose}, ms`, { ...result, cpu: Math.round(cpu * 10) / 10, statuses })
      if (result.p50 >= TARGET_MS[whose]) slow.push(`${name} ${whose}`)
      if (statuses.some(isWrong)) wrong.push(`${name} ${whose}`)
    }
  }
  note("sign-in, ms", await signInTimes(child.url))
  note("of which the password hash alone, ms", await hashTimes())
  child.kill("SIGTERM")
  await child.exited
  await Bun.sleep(COUNTS_AFTER_MS)
  const readWhole = [...(await wholeReads(client))]
    .filter(([table, count]) => count > (before.get(table) ?? 0))
    .map(([table]) => table)
  note("big tables that were read whole", readWhole)
  note("slower than they may be", slow)
  note("answered wrongly", wrong)
  return slow.length + wrong.length + readWhole.length === 0
}

/** What this machine takes for a call, and for a write, at the least. */
const noteYardsticks = async (child: Child, client: pg.Client, note: Say) => {
  const answering = await oneByOne(CALLS, () => fetch(`${child.url}/healthz`))
  note("nothing but answering, ms", timesOf(answering))
  const writing = await oneByOne(CALLS, () => client.query("insert into bench_rows values (1)"))
  note("nothing but writing a row, ms", timesOf(writing))
}

/** Nobody is signed in any more, a limit was reached, or the server has failed: another time was measured than that of the call. */
const isWrong = (status: number) => status === 401 || status === 429 || status >= 500

/** How long the server and its database processes have computed, in milliseconds (Linux). Other work of the machine does not count. */
const cpuOf = async (child: Child, client: pg.Client) => {
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name like 'recado%'",
  )
  const nanoseconds = [child.pid, ...rows.map(({ pid }) => pid)].flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((task) => {
      const [ran = "0"] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")
      return Number(ran)
    }),
  )
  return nanoseconds.reduce((sum, ran) => sum + ran, 0) / 1e6
}

const megabytes = async (client: pg.Client) => {
  const { rows } = await client.query("select pg_database_size(current_database()) / 1000000 as mb")
  return Number(rows[0].mb)
}

/** How often each big table was read whole so far. */
const wholeReads = async (client: pg.Client) => {
  await client.query("select pg_stat_clear_snapshot()")
  const { rows } = await client.query<{ relname: string; seq_scan: string }>(
    "select relname, seq_scan from pg_stat_user_tables where n_live_tup > $1 and relname not like 'bench%'",
    [BIG_TABLE_ROWS],
  )
  return new Map(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]))
}

/** The bodies that must differ from call to call, because the same words twice change nothing. */
const differing = (name: string, n: number): Record<string, unknown> | undefined =>
  ({
    "memory.addFragment": { content: `Cierra el ${n} de agosto` },
    "memory.addNotification": { entry: `<notify:Llama al ${n}>` },
    "knowledge.add": { type: "text", content: `Abrimos a las ${n}` },
  })[name]

let turn = 0

type Measuring = {
  readonly url: string
  readonly vault: Vault
  readonly name: string
  readonly route: Route
  readonly worlds: readonly Measured[]
}

/** Makes one call again and again, each time as another owner. */
const measure = async ({ url, vault, name, route, worlds }: Measuring) => {
  const statuses = new Set<number>()
  const times = await oneByOne(route.method === "GET" ? CALLS : WRITES, async () => {
    const world = worlds[turn++ % worlds.length] as Measured
    const { owner } = world
    const made = {
      ...CASES[name]?.(world),
      ...(name === "conversations.messages" ? { query: {} } : {}),
    }
    const body = differing(name, turn) ?? made.body
    const csrf = vault.mac("csrf", owner.sessionId)
    const answer = await fetch(url + addressOf(route, made), {
      method: route.method,
      headers: {
        authorization: `Bearer ${owner.token}`,
        ...(body ? { "content-type": "application/json" } : {}),
        ...(route.who === "owner-with-csrf-token"
          ? { "x-csrf-token": csrf, cookie: `csrf-token=${csrf}` }
          : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    statuses.add(answer.status)
    return answer
  })
  return { times, statuses: [...statuses] }
}

const SIGN_INS = 20

const signInTimes = async (url: string) =>
  timesOf(
    await oneByOne(SIGN_INS, async (n) => {
      const answer = await fetch(`${url}/api/auth/sign-in`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: `${LARGE + n + 1}@owner.example`, password: PASSWORD }),
      })
      if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}`)
      return answer
    }),
  )

const hashTimes = async () => {
  const hash = await Bun.password.hash(PASSWORD)
  return timesOf(await oneByOne(SIGN_INS, () => Bun.password.verify(PASSWORD, hash)))
}
