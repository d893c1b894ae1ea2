import { openVault } from "../../adapters/secrets/vault.ts"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { post, statusPayload, textPayload } from "../support/meta-posts.ts"
import { connectedOwner } from "../support/owners.ts"
import { type Child, spawnReady } from "../support/process.ts"
import { startProviders } from "../support/providers.ts"
import { type Random, seeded } from "../support/random.ts"
import { countAftermath, type Expected, toldOf, wordsOf } from "./chaos-aftermath.ts"

/*
 * Random deaths: several workers share a database, and each may die at any step. Every message comes one to three times, in any
 * order, and status events come for what was sent. After the storm every message has been answered exactly once. The exceptions,
 * which the client or the owner is told of, are turns that were given up after three deaths, and replies that were sent twice
 * without anybody knowing whether they arrived.
 */

export type Weather = {
  readonly clients: number
  readonly messagesEach: number
  readonly workers: number
  /** How likely a worker dies at each call of a port. */
  readonly chance: number
  readonly seed: number
  /** Connections are killed at random, too. */
  readonly killConnections?: boolean
  /** The storm ends after this many deaths, so that a slow machine has no more of them than a quick one. */
  readonly mostDeaths: number
  readonly withinMs: number
}

export type Aftermath = {
  readonly messages: number
  readonly deaths: number
  readonly missing: readonly string[]
  readonly doubled: readonly string[]
  readonly misordered: readonly string[]
  readonly misrouted: readonly string[]
  /** Replies that were sent again and marked as possible duplicates, as nobody could know. */
  readonly possible: number
  readonly used: number
  readonly answeredTurns: number
  /** Turns that were given up after three deaths. The client got an apology, or the owner is told (reliability.md 4.4). */
  readonly parked: number
  /** Replies that were sent twice without anybody knowing whether they arrived. The owner is told (contract.md 4.8). */
  readonly unconfirmed: number
  readonly tookMs: number
}

const SECRET = "a secret of the storm, long enough to be one"
const LINES = ["2001", "2002", "2003"]

export const storm = async (weather: Weather): Promise<Aftermath> => {
  const random = seeded(weather.seed)
  const database = await freshDatabase()
  const vault = openVault(SECRET, [])
  for (const phoneNumberId of LINES) {
    await connectedOwner(database.owner, vault, {
      phoneNumberId,
      quota: 1_000_000,
      throughput: 1000,
    })
  }
  const providers = startProviders({
    say: (words) => words.join(","),
    onSend: (send) => {
      const body = statusPayload(send.line, send.wamid, send.ours)
      setTimeout(() => void workers.deliver(body), 200 + random.fraction() * 300)
    },
  })
  const began = Date.now()
  const workers = keepWorkers(weather, {
    ...providers.env,
    DATABASE_URL: database.url,
    APP_SECRET: SECRET,
    PORT: "0",
    WORKER_CONCURRENCY: "8",
  })
  const timers = [
    setInterval(() => void letTimePass(database, workers).catch(() => {}), 1_000),
    setInterval(() => {
      if (!weather.killConnections || workers.isCalm()) return
      void killConnections(database).catch(() => {})
    }, 300),
  ]

  const { expected, deliveries } = planMessages(weather, random)
  await Promise.all(
    deliveries
      .sort(() => random.fraction() - 0.5)
      .map(async ({ body, afterMs }) => {
        await Bun.sleep(afterMs)
        await workers.deliver(body)
      }),
  )
  const isSettled = async () => {
    const answered = providers.sends.flatMap(wordsOf)
    const known = new Set([...answered, ...(await toldOf(database.owner))])
    return known.size >= expected.size && (await unsettledConversations(database)) === 0
  }
  const deadline = Date.now() + weather.withinMs
  while (Date.now() < deadline && !(await isSettled())) await Bun.sleep(200)

  for (const timer of timers) clearInterval(timer)
  const deaths = await workers.end()
  if (process.env.SHOW) await showUnsettled(database)
  const aftermath = await countAftermath(providers.sends, expected, database.owner)
  providers.stop()
  await database.drop()
  return { ...aftermath, deaths, tookMs: Date.now() - began }
}

/** Keeps as many workers running as the weather says. Until the storm is over, another follows each that dies. */
const keepWorkers = (weather: Weather, env: Readonly<Record<string, string>>) => {
  const children: (Child | null)[] = Array.from({ length: weather.workers }, () => null)
  let over = false
  let deaths = 0
  let lastDeath = new Date()
  const died = () => {
    deaths++
    lastDeath = new Date()
  }
  const isCalm = () => deaths >= weather.mostDeaths

  const keepAlive = async (slot: number) => {
    while (!over) {
      const child = await spawnReady("tests/reliability/crash-process.ts", {
        ...env,
        CRASH_CHANCE: String(isCalm() ? 0 : weather.chance),
      }).catch(() => null)
      if (!child) {
        died()
        continue
      }
      children[slot] = child
      // The storm may have ended while it was starting.
      if (over) child.kill("SIGKILL")
      await child.exited
      children[slot] = null
      if (!over) died()
    }
  }
  const keeping = children.map((_, slot) => keepAlive(slot))

  return {
    isCalm,
    lastDeath: () => lastDeath,
    /** Posts a webhook to some worker, again and again until it is answered with 200, as Meta does. */
    deliver: async (body: string) => {
      while (!over) {
        const child = children.find((each) => each?.alive())
        if (child && (await isTaken(child, body))) return
        await Bun.sleep(100)
      }
    },
    /** Kills all workers. Answers how many had died before. */
    end: async () => {
      over = true
      for (const child of children) child?.kill("SIGKILL")
      await Promise.all(keeping)
      return deaths
    },
  }
}

const isTaken = ({ url }: Child, body: string) =>
  post(url, body, AbortSignal.timeout(5_000)).then(
    ({ status }) => status === 200,
    () => false,
  )

/**
 * Makes time pass faster. The heartbeat of a dead worker is too old after seconds, and that of one which was alive beside it, too. A
 * status event is waited for 5 seconds and not 90. Without a death heartbeats last longer, and in the calm longer still: otherwise
 * a slow machine would never end a turn, as its worker would always count as dead.
 */
const letTimePass = (
  { owner }: TestDatabase,
  { isCalm, lastDeath }: { readonly isCalm: () => boolean; readonly lastDeath: () => Date },
) =>
  owner.query(
    `with jobs as (update pgboss.job set heartbeat_on = now() - interval '1 minute'
       where state = 'active' and (started_on < now() - interval '1 second' * $1
         or started_on < now() - interval '4 seconds' and started_on < $2)),
     sends as (update messages set nexttryat = now()
       where status = 'unknown' and nexttryat between now() and now() + interval '85 seconds')
     update conversations set wakeat = now() where wakeat between now() and now() + interval '85 seconds'`,
    [isCalm() ? 30 : 10, lastDeath()],
  )

const killConnections = ({ owner }: TestDatabase) =>
  owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() order by random() limit 2`,
  )

/** The messages of the clients, each of them one to three times, and when each copy is posted. */
const planMessages = ({ clients, messagesEach }: Weather, random: Random) => {
  const expected: Expected = new Map()
  const deliveries: { readonly body: string; readonly afterMs: number }[] = []
  for (let client = 0; client < clients; client++) {
    const from = `346001${String(client).padStart(5, "0")}`
    const line = LINES[client % LINES.length] as string
    for (let n = 0; n < messagesEach; n++) {
      const word = `c${client}m${n}`
      expected.set(word, { client: from, line, n })
      const at = Math.floor(Date.now() / 1000) + n
      const body = textPayload({ line, from, id: `wamid.${word}`, text: word, at })
      for (let copies = 1 + random.below(3); copies > 0; copies--) {
        deliveries.push({ body, afterMs: n * 400 + random.fraction() * 2_000 })
      }
    }
  }
  return { expected, deliveries }
}

const unsettledConversations = async ({ owner }: TestDatabase) => {
  const { rows } = await owner.query(
    "select count(*)::int as n from conversations where last_seq > done_seq or wakeat is not null",
  )
  return rows[0].n as number
}

/** With SHOW=1, for whoever looks into a failure. */
const showUnsettled = async ({ owner }: TestDatabase) => {
  const { rows } = await owner.query(
    `select c.last_seq, c.done_seq, c.fence, c.scheduledat, c.wakeat, c.heldsince, t.deaths, t.result, t.reason, j.state, j.start_after, j.retry_count, now()
     from conversations c left join turns t on t.conversationid = c.id
     left join pgboss.job j on j.singleton_key = c.id::text
     where c.last_seq > c.done_seq or t.result = 'stopped'`,
  )
  console.log(rows)
}
