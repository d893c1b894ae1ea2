import { readdirSync, readFileSync } from "node:fs"
import type pg from "pg"
import { accessTokens } from "../../adapters/http/access-tokens.ts"
import { addressOf, type Route } from "../../adapters/http/contract/route.ts"
import { ROUTES } from "../../adapters/http/contract/routes.ts"
import { countFigures } from "../../adapters/queue/jobs.ts"
import { openVault, type Vault } from "../../adapters/secrets/vault.ts"
import type { OwnerId } from "../../core/shared/ids.ts"
import { CASES } from "../http/matrix-cases.ts"
import type { World } from "../http/matrix-stage.ts"
import { freshDatabase, storeOn } from "../support/database.ts"
import { type Child, spawnReady } from "../support/process.ts"
import { timesOf } from "./load.ts"
import { fill, LARGE, type Size } from "./owner-fill.ts"

const SECRET = "a secret of the bench, long enough to be one"
const PASSWORD = "secret-1"
const SMALL: Size = { bots: 2_000, messages: 200_000 }
/** As the issue states it. */
const FULL: Size = { bots: 100_000, messages: 10_000_000 }

/** Each route so often, for owners with many messages and with few. */
const CALLS = 60
/** 20 owners may write 30 times a minute: theirs are fewer. */
const WRITES = 30
/** Owners are limited to 120 calls and 30 writes a minute: this many of the ordinary ones share the load. */
const ORDINARY = 200
/** Milliseconds, p50. Who has a fiftieth of all messages (200,000 with `--full`) may wait longer: some of it is counted. */
const TARGET_MS = { "with much": 25, "with little": 5 }
/** PostgreSQL reads a table of fewer rows whole, and is right. */
const BIG_TABLE_ROWS = 1_000
/** Backends hand in their counts after so long. */
const COUNTS_AFTER_MS = 1_500

/** They end what the others measure, or are other benches' own: sign-in, streams, providers. */
const LEFT_OUT =
  /^(accounts\.(signOut|deleteAccount|setCookie)|events\.|calendar\.(createEvent|updateEvent|listEvents|connect)|billing\.(checkout|portal)|whatsapp\.(processToken|facebookCallback|connectByHand|chooseNumber|deleteFacebookData)|debug\.)/

type Say = (name: string, value: unknown) => void

/** What owners wait for with a full database: p50 and p99 of every route, and which tables were read whole. */
export const ownerBench = async ({ full }: { readonly full: boolean }, say: Say) => {
  const size = full ? FULL : SMALL
  const database = await freshDatabase()
  const { owner: client } = database
  const report: Record<string, unknown> = {}
  const note = (name: string, value: unknown) => {
    report[name] = value
    say(name, value)
  }
  try {
    const began = performance.now()
    await fill(client, size, await Bun.password.hash(PASSWORD))
    note("filled with", size)
    note("in seconds", Math.round((performance.now() - began) / 1000))
    note("database, MB", await megabytes(client))

    return { right: await measureOwners(database.url, client, note), ...report }
  } finally {
    await database.drop()
  }
}

/** Every route, for owners of much and of little; whether all of it was quick and right. */
export const measureOwners = async (
  url: string,
  client: pg.Client,
  note: Say,
): Promise<boolean> => {
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
  note(
    "nothing but answering, ms",
    timesOf(await timesOfCalls(CALLS, () => fetch(`${child.url}/healthz`))),
  )
  note(
    "nothing but writing a row, ms",
    timesOf(await timesOfCalls(CALLS, () => client.query("insert into bench_rows values (1)"))),
  )
  const slow: string[] = []
  const wrong: string[] = []
  for (const whose of ["with much", "with little"] as const) {
    const worlds = populations[whose]
    for (const [name, line] of ROUTES) {
      if (!isMeasured(name, line)) continue
      const began = await cpuOf(child, client)
      const { times, statuses } = await measure(child.url, vault, name, line, worlds)
      const cpu = ((await cpuOf(child, client)) - began) / times.length
      const result = timesOf(times)
      note(`${name} ${whose}, ms`, { ...result, cpu: Math.round(cpu * 10) / 10, statuses })
      if (result.p50 >= TARGET_MS[whose]) slow.push(`${name} ${whose}`)
      if (statuses.some((status) => status === 429 || status >= 500)) wrong.push(`${name} ${whose}`)
    }
  }
  note("sign-in, ms", await signInTimes(child.url))
  note("of which the password hash alone, ms", await hashTimes())
  child.kill("SIGTERM")
  await child.exited
  await Bun.sleep(COUNTS_AFTER_MS)
  const after = await wholeReads(client)
  const readWhole = [...after]
    .filter(([table, count]) => count > (before.get(table) ?? 0))
    .map(([table]) => table)
  note("big tables that were read whole", readWhole)
  note("slower than they may be", slow)
  note("answered wrongly", wrong)
  return slow.length + wrong.length + readWhole.length === 0
}

/**
 * Milliseconds that the process and its backends have computed (Linux): what a call costs, whatever else the machine does.
 */
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

/** One after the other: nobody waits for anybody else. */
const timesOfCalls = async (many: number, call: (n: number) => Promise<unknown>) => {
  const times: number[] = []
  for (let n = 0; n < many; n++) {
    const began = performance.now()
    const answer = await call(n)
    if (answer instanceof Response) await answer.arrayBuffer()
    times.push(performance.now() - began)
  }
  return times
}

const isMeasured = (name: string, { who, method }: Route) =>
  "UCQ".includes(who) && method !== "DELETE" && !LEFT_OUT.test(name)

const megabytes = async (client: pg.Client) => {
  const { rows } = await client.query("select pg_database_size(current_database()) / 1000000 as mb")
  return Number(rows[0].mb)
}

/** Sequential scans so far of every table that is worth an index. */
const wholeReads = async (client: pg.Client) => {
  await client.query("select pg_stat_clear_snapshot()")
  const { rows } = await client.query<{ relname: string; seq_scan: string }>(
    "select relname, seq_scan from pg_stat_user_tables where n_live_tup > $1 and relname not like 'bench%'",
    [BIG_TABLE_ROWS],
  )
  return new Map(rows.map(({ relname, seq_scan }) => [relname, Number(seq_scan)]))
}

type Measured = World & { readonly n: number }

const worldsOf = async (client: pg.Client, vault: Vault, url: string, from: number, to: number) => {
  const tokens = accessTokens(vault.derive("access tokens"), url)
  const { rows } = await client.query(
    `select b.n, b.userid, b.chatbotid, c.clientid, c.conversationid, s.id as session,
       (select id from "knowledgeSources" k where k.chatbotid = b.chatbotid limit 1) as source,
       (select id from memory_history h where h.chatbotid = b.chatbotid limit 1) as history,
       (select id from googlecalendarconnections g where g.chatbotid = b.chatbotid) as connection,
       (select id from plans where name = 'Pro') as plan
     from bench_bots b join bench_clients c on c.n = b.n and c.k = 1 join sessions s on s.userid = b.userid
     where b.n between $1 and $2 order by b.n`,
    [from, to],
  )
  const worlds: Measured[] = []
  for (const row of rows) {
    const id = row.userid as OwnerId
    const { accessToken } = await tokens.issue({ owner: id, sessionId: row.session })
    for (const column of ["accesstoken", "refreshtoken"]) {
      const place = { table: "googlecalendarconnections", column, row: row.chatbotid }
      await client.query(
        `update googlecalendarconnections set ${column} = $2 where chatbotid = $1`,
        [row.chatbotid, vault.seal("token", place)],
      )
    }
    worlds.push({
      n: row.n,
      owner: { id, sessionId: row.session, token: accessToken },
      ...{ chatbot: row.chatbotid, user: id, source: row.source, fragment: "0001" },
      ...{ history: row.history, notification: "0123456789abcdef", client: row.clientid },
      ...{
        conversation: row.conversationid,
        connection: row.connection,
        event: "none",
        plan: row.plan,
      },
    })
  }
  return worlds
}

/** What must differ from call to call, or it would change nothing. */
const differing = (name: string, n: number): Record<string, unknown> | undefined =>
  ({
    "memory.addFragment": { content: `Cierra el ${n} de agosto` },
    "memory.addNotification": { entry: `<notify:Llama al ${n}>` },
    "knowledge.add": { type: "text", content: `Abrimos a las ${n}` },
  })[name]

let turn = 0

const measure = async (
  url: string,
  vault: Vault,
  name: string,
  line: Route,
  worlds: readonly Measured[],
) => {
  const statuses = new Set<number>()
  const times = await timesOfCalls(line.method === "GET" ? CALLS : WRITES, async () => {
    const world = worlds[turn++ % worlds.length] as Measured
    const { owner } = world
    const made = {
      ...CASES[name]?.(world),
      ...(name === "conversations.messages" ? { query: {} } : {}),
    }
    const body = differing(name, turn) ?? made.body
    const csrf = vault.mac("csrf", owner.sessionId)
    const answer = await fetch(url + addressOf(line, made), {
      method: line.method,
      headers: {
        authorization: `Bearer ${owner.token}`,
        ...(body ? { "content-type": "application/json" } : {}),
        ...(line.who === "owner-with-csrf-token"
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
    await timesOfCalls(SIGN_INS, async (n) => {
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
  return timesOf(await timesOfCalls(SIGN_INS, () => Bun.password.verify(PASSWORD, hash)))
}
