import { openVault } from "../../adapters/secrets/vault.ts"
import { freshDatabase } from "../support/database.ts"
import { post, statusPayload, textPayload } from "../support/meta-posts.ts"
import { connectedOwner } from "../support/owners.ts"
import { type Child, spawnReady } from "../support/process.ts"
import { type Send, startProviders } from "../support/providers.ts"

/*
 * Random deaths: several workers on one database, each dying by chance at every step; every message delivered one to three
 * times, in any order; status events for what was sent. After the storm every message has been answered exactly once, but for
 * what three deaths or two doubtful sends were in the way of: of that somebody is told.
 */

export type Weather = {
  readonly clients: number
  readonly messagesEach: number
  readonly workers: number
  /** Chance of death at each call of a port. */
  readonly chance: number
  readonly seed: number
  /** Connections are killed at random, too. */
  readonly killConnections?: boolean
  /** After so many deaths it is calm: a slow machine is hit by no more than a quick one. */
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
  /** Replies that went out marked as possible duplicates: nobody could know. */
  readonly possible: number
  readonly used: number
  readonly answeredTurns: number
  /** Turns given up after three deaths: the client has an apology, or the owner is told (reliability.md 4.4). */
  readonly parked: number
  /** Replies whose second send was in doubt, too: the owner reads so, there is no third (contract.md 4.8). */
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
  const children: (Child | null)[] = Array.from({ length: weather.workers }, () => null)
  let over = false
  let deaths = 0
  const calm = () => deaths >= weather.mostDeaths
  const alive = () => children.find((child) => child?.alive()) ?? null

  /** Meta repeats a POST until it gets its 200. */
  const deliver = async (body: string) => {
    for (;;) {
      const child = alive()
      const ok = child
        ? await post(child.url, body, AbortSignal.timeout(5_000)).then(
            (answer) => answer.status === 200,
            () => false,
          )
        : false
      if (ok || over) return
      await Bun.sleep(100)
    }
  }
  const providers = startProviders({
    say: (words) => words.join(","),
    onSend: (send) => {
      const body = statusPayload(send.line, send.wamid, send.ours)
      setTimeout(() => void deliver(body), 200 + random() * 300)
    },
  })
  const env = {
    ...providers.env,
    DATABASE_URL: database.url,
    APP_SECRET: SECRET,
    PORT: "0",
    WORKER_CONCURRENCY: "8",
  }
  const keepAlive = async (slot: number) => {
    while (!over) {
      const child = await spawnReady("tests/reliability/crash-process.ts", {
        ...env,
        CRASH_CHANCE: String(calm() ? 0 : weather.chance),
      }).catch(() => null)
      if (!child) {
        deaths++
        continue
      }
      children[slot] = child
      // It may have been on its way when the storm ended.
      if (over) child.kill("SIGKILL")
      await child.exited
      children[slot] = null
      if (!over) deaths++
    }
  }
  const began = Date.now()
  const keeping = children.map((_, slot) => keepAlive(slot))
  // Time passes faster: the heartbeat of a dead worker grows old at once, and now and then that of a live one; a send
  // without a status event is waited for 5 seconds, not 90.
  const aging = setInterval(() => {
    void database.owner
      .query(
        `with jobs as (update pgboss.job set heartbeat_on = now() - interval '1 minute'
           where state = 'active' and started_on < now() - interval '1 second' * $1),
         sends as (update messages set nexttryat = now()
           where status = 'unknown' and nexttryat between now() and now() + interval '85 seconds')
         update conversations set wakeat = now() where wakeat between now() and now() + interval '85 seconds'`,
        // A slow machine would never end a turn whose worker is always taken for dead.
        [calm() ? 30 : 4],
      )
      .catch(() => {})
  }, 1_000)
  const killing = weather.killConnections
    ? setInterval(() => {
        if (calm()) return
        void database.owner
          .query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and pid <> pg_backend_pid() order by random() limit 2`,
          )
          .catch(() => {})
      }, 300)
    : undefined

  const expected = new Map<string, { client: string; line: string; n: number }>()
  const posts: (() => Promise<void>)[] = []
  for (let client = 0; client < weather.clients; client++) {
    const from = `346001${String(client).padStart(5, "0")}`
    const line = LINES[client % LINES.length] as string
    for (let n = 0; n < weather.messagesEach; n++) {
      const word = `c${client}m${n}`
      expected.set(word, { client: from, line, n })
      const body = textPayload({
        line,
        from,
        id: `wamid.${word}`,
        text: word,
        at: Math.floor(Date.now() / 1000) + n,
      })
      const copies = 1 + Math.floor(random() * 3)
      for (let copy = 0; copy < copies; copy++) {
        posts.push(async () => {
          await Bun.sleep(n * 400 + random() * 2_000)
          await deliver(body)
        })
      }
    }
  }
  await Promise.all(posts.sort(() => random() - 0.5).map((each) => each()))

  const settled = async () =>
    new Set([...providers.sends.flatMap(wordsOf), ...(await toldOf(database.owner))])
  const deadline = Date.now() + weather.withinMs
  const unsettled = async () => {
    const { rows } = await database.owner.query(
      "select count(*)::int as n from conversations where last_seq > done_seq or wakeat is not null",
    )
    return rows[0].n as number
  }
  while (
    Date.now() < deadline &&
    ((await settled()).size < expected.size || (await unsettled()) > 0)
  ) {
    await Bun.sleep(200)
  }
  over = true
  clearInterval(aging)
  clearInterval(killing)
  for (const child of children) child?.kill("SIGKILL")
  await Promise.all(keeping)
  if (process.env.SHOW) {
    const { rows } = await database.owner.query(
      `select c.last_seq, c.done_seq, c.fence, c.scheduledat, c.wakeat, c.heldsince, t.deaths, t.result, t.reason, j.state, j.start_after, j.retry_count, now()
       from conversations c left join turns t on t.conversationid = c.id
       left join pgboss.job j on j.singleton_key = c.id::text
       where c.last_seq > c.done_seq or t.result = 'stopped'`,
    )
    console.log(rows)
  }
  const aftermath = await count(providers.sends, expected, database.owner)
  providers.stop()
  await database.drop()
  return { ...aftermath, deaths, tookMs: Date.now() - began }
}

/** The messages that a reply answers; the welcome stands before them on the first. */
const wordsOf = ({ text }: Pick<Send, "text">) =>
  [...(text.split("\n\n").at(-1) ?? "").matchAll(/c\d+m\d+/g)].map(([word]) => word)

type Client = { readonly query: (text: string) => Promise<{ rows: Record<string, unknown>[] }> }

/** Turns that were given up. */
const PARKED = `t.result = 'stopped' and t.reason = 'failed' or t.deaths >= 3 and t.reason in ('failed', 'unavailable')
  and exists (select from messages r where r.turnid = t.id and r.status in ('sent', 'delivered'))`

const UNCONFIRMED = `exists (select from messages r where r.turnid = t.id and r.possible_duplicate
  and r.status = 'unknown' and r.reason = 'unconfirmed')`

/** The messages whose answer may never have come, and of which somebody was told. */
const toldOf = async (owner: Client) => {
  const { rows } = await owner.query(
    `select m.content from turns t join messages m on m.chatbotid = t.chatbotid and m.conversationid = t.conversationid
       and m.seq between t.fromseq and t.toseq
     where ${PARKED} or ${UNCONFIRMED}`,
  )
  return rows.map(({ content }) => String(content))
}

type Expected = ReadonlyMap<string, { client: string; line: string; n: number }>

const count = async (sends: readonly Send[], expected: Expected, owner: Client) => {
  const { rows } = await owner.query(
    `select m.id from messages m where m.direction = 'OUTBOUND' and m.possible_duplicate`,
  )
  const possible = new Set(rows.map(({ id }) => id))
  const bySend = new Map<string, number>()
  const doubled: string[] = []
  const misordered: string[] = []
  const misrouted: string[] = []
  const seenIds = new Set<string>()
  for (const send of sends) {
    // Sent twice under one id: allowed only where it was marked.
    if (seenIds.has(send.ours)) {
      if (!possible.has(send.ours)) doubled.push(`send ${send.ours}`)
      continue
    }
    seenIds.add(send.ours)
    const numbers = wordsOf(send).map((word) => expected.get(word)?.n ?? -1)
    if (numbers.some((n, index) => n < (numbers[index - 1] ?? -1))) misordered.push(send.text)
    for (const word of wordsOf(send)) {
      const wanted = expected.get(word)
      if (!wanted || wanted.client !== send.to || wanted.line !== send.line) {
        misrouted.push(word)
        continue
      }
      if (bySend.has(word)) doubled.push(word)
      bySend.set(word, (bySend.get(word) ?? 0) + 1)
    }
  }
  const usage = await owner.query(
    `select coalesce(sum("messagesUsed"), 0)::int as n from "subscriptionUsage"`,
  )
  const turns = await owner.query(
    "select count(*)::int as n from turns where result = 'replied' and doneat is not null",
  )
  const [told] = (
    await owner.query(
      `select count(*) filter (where ${PARKED})::int as parked, count(*) filter (where ${UNCONFIRMED})::int as unconfirmed
       from turns t`,
    )
  ).rows
  const known = new Set([...bySend.keys(), ...(await toldOf(owner))])
  return {
    parked: told?.parked as number,
    unconfirmed: told?.unconfirmed as number,
    messages: expected.size,
    missing: [...expected.keys()].filter((word) => !known.has(word)),
    doubled,
    misordered,
    misrouted,
    possible: possible.size,
    used: usage.rows[0]?.n as number,
    answeredTurns: turns.rows[0]?.n as number,
  }
}

/** A generator that gives the same storm for the same seed (mulberry32). */
const seeded = (seed: number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
