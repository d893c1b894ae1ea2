import { readFileSync } from "node:fs"
import { openVault } from "../../adapters/secrets/vault.ts"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { post, textPayload } from "../support/meta-posts.ts"
import { connectedOwner } from "../support/owners.ts"
import { type Child, spawnReady, until } from "../support/process.ts"
import { type Send, startProviders } from "../support/providers.ts"
import { flatOut, steady, timesOf } from "./load.ts"

const SECRET = "a secret of the bench, long enough to be one"
const LINES = 20
const SERVE = "adapters/cli/serve.ts"

/** What a flood has left is given back by then. */
const REST_MS = 10_000

/** Callers that send as fast as they are answered. */
const AT_ONCE = 32

type Say = (name: string, value: unknown) => void
type Size = { readonly turns: number; readonly clients: number; readonly messages: number }

/** Everything that a reply costs, on one database, one section after the other. */
export const replyBench = async ({ turns, clients, messages }: Size, say: Say) => {
  const database = await freshDatabase()
  const ledger = openLedger()
  const stage = await openStage(database, ledger, clients)
  const report: Record<string, unknown> = {}
  const note = (name: string, value: unknown) => {
    report[name] = value
    say(name, value)
  }
  try {
    const bare = await spawnReady("tests/bench/bare.ts", { DATABASE_URL: database.url })
    const toBare = async (n: number) => {
      const answer = await fetch(bare.url, { method: "POST", body: stage.payload(n, "bare") })
      await answer.body?.cancel()
    }
    await flatOut(turns, AT_ONCE, toBare)
    const bareRate = await flatOut(turns, AT_ONCE, toBare)
    const bareTimes = await steady(Math.min(turns, 100 * 8), 100, toBare)
    bare.kill("SIGTERM")
    await bare.exited
    note("bare server, insert and commit, per second", bareRate)
    note("bare server at 100/s, ms", timesOf(bareTimes))

    const api = await stage.start({ ROLE: "api" })
    await stage.flatOut(api, "before", turns)
    await stage.analyze()
    const accepted = await stage.flatOut(api, "accept", turns)
    await stage.stop(api)
    note("webhooks accepted, answered later, per second", accepted)
    note("of the bare server's rate", Math.round((accepted / bareRate) * 100) / 100)

    let child = await stage.start({})
    note("memory at rest, MB", memoryOf(child))
    await ledger.settled(120_000)
    await stage.post(child, "warm", 300, 100)
    await ledger.settled()
    for (const rate of [20, 100, 300]) {
      await stage.daysPass()
      const { acks, replies } = await stage.post(
        child,
        `at${rate}`,
        Math.min(turns, rate * 8),
        rate,
      )
      note(`acknowledge at ${rate}/s, ms`, timesOf(acks))
      note(`webhook to send at ${rate}/s, 0 ms model, ms`, timesOf(await replies()))
    }
    const before = performance.now()
    const rate = await stage.flatOut(child, "flat", turns)
    await ledger.settled(120_000)
    const answered = Math.round((turns / (performance.now() - before)) * 1000)
    note("webhooks accepted while answering, per second", rate)
    note("accepted and answered, per second", answered)
    for (let n = 0; ledger.count() < messages; n++) {
      await stage.daysPass()
      await stage.flatOut(child, `more${n}`, Math.min(turns, messages - ledger.count()))
      await ledger.settled(120_000)
    }
    note(`memory after ${ledger.count()} messages, at once, MB`, memoryOf(child))
    await Bun.sleep(REST_MS)
    note(`memory after ${ledger.count()} messages, at rest, MB`, memoryOf(child))
    await stage.stop(child)

    child = await stage.start({ LLM_BASE_URL: stage.slowModel })
    const slow = await stage.post(child, "slow", 100, 20)
    note("webhook to send at 20/s, 1.2 s model, ms", timesOf(await slow.replies()))
    await stage.stop(child)

    for (const workers of [1, 2]) {
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
      await ledger.settled(120_000)
      const processes = `${workers} process${workers > 1 ? "es" : ""}`
      const rate = (ms: number) => Math.round((turns / ms) * 1000)
      note(
        `turns drained by ${processes}, start included, per second`,
        rate(performance.now() - began),
      )
      note(
        `turns drained by ${processes}, first to last, per second`,
        rate(ledger.span(`drain${workers}`)),
      )
      for (const worker of all) await stage.stop(worker)
    }

    child = await stage.start({})
    for (const length of [10, 1_000, 100_000]) {
      await stage.lengthen(length)
      await stage.daysPass()
      const { replies } = await stage.post(child, `history${length}`, 15, 10, 1)
      note(`webhook to send after ${length} messages, ms`, timesOf(await replies()))
    }
    await stage.stop(child)
    const faults = ledger.faults()
    note("replies missing, doubled, misordered, misrouted", faults)
    return { right: Object.values(faults).every((n) => n === 0), ...report }
  } finally {
    stage.close()
    await database.drop()
  }
}

const PAGE_BYTES = 4096

/** Resident, in megabytes (Linux). */
const memoryOf = ({ pid }: Child) => {
  const [, pages = "0"] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")
  return Math.round((Number(pages) * PAGE_BYTES) / 1e6)
}

/** Who was promised what, and what came of it. */
const openLedger = () => {
  type Promised = { to: string; line: string; n: number; at: number; taken?: number }
  const promised = new Map<string, Promised>()
  const got = new Map<string, number>()
  const last = new Map<string, Promised>()
  let doubled = 0
  let misordered = 0
  let misrouted = 0
  const took = new Map<string, number>()
  return {
    promise: (word: string, to: string, line: string, n: number) =>
      promised.set(word, { to, line, n, at: performance.now() }),
    taken: (word: string) => {
      const wanted = promised.get(word)
      if (wanted) wanted.taken = performance.now()
    },
    sent: ({ text, to, line, at }: Send) => {
      for (const [word] of text.matchAll(/w\w+x\d+/g)) {
        const wanted = promised.get(word)
        if (!wanted || wanted.to !== to || wanted.line !== line) {
          misrouted++
          continue
        }
        if (got.has(word)) doubled++
        got.set(word, at)
        // Of two that were on their way at once, either may be stored first.
        const before = last.get(to)
        if (before && wanted.n < before.n && (wanted.taken ?? Infinity) < before.at) misordered++
        last.set(to, wanted)
        took.set(word, at - wanted.at)
      }
    },
    took: (word: string) => took.get(word),
    count: () => promised.size,
    /** From the first reply to a section's messages to the last, milliseconds. */
    span: (name: string) => {
      const times = [...got].flatMap(([word, at]) => (word.startsWith(`w${name}x`) ? [at] : []))
      return Math.max(...times) - Math.min(...times)
    },
    settled: (withinMs = 60_000) =>
      until("all answered", () => got.size >= promised.size, withinMs),
    faults: () => ({
      missing: promised.size - got.size,
      doubled,
      misordered,
      misrouted,
    }),
  }
}
type Ledger = ReturnType<typeof openLedger>

const openStage = async (database: TestDatabase, ledger: Ledger, clients: number) => {
  const vault = openVault(SECRET, [])
  const lines: { phoneNumberId: string; chatbotId: string }[] = []
  for (let n = 0; n < LINES; n++) {
    lines.push(
      await connectedOwner(database.owner, vault, {
        phoneNumberId: `40${n}`,
        quota: 10_000_000,
        throughput: 1000,
      }),
    )
  }
  const say = (words: readonly string[]) => words.join(" ")
  const fast = startProviders({ say, onSend: ledger.sent })
  const slow = startProviders({ say, modelDelay: 1_200, onSend: ledger.sent })
  let serial = 0
  const wordOf = (name: string, n: number) => `w${name}x${n}`
  const place = (n: number, many: number) => {
    const client = n % many
    const line = lines[client % LINES] as { phoneNumberId: string }
    return { to: `3469${String(client).padStart(6, "0")}`, line: line.phoneNumberId }
  }
  const payload = (n: number, name: string, many = clients) => {
    const { to, line } = place(n, many)
    return textPayload({ line, from: to, id: `wamid.${name}.${n}`, text: wordOf(name, n) })
  }
  const send = async (child: Child, name: string, n: number, many: number) => {
    const { to, line } = place(n, many)
    ledger.promise(wordOf(name, n), to, line, serial++)
    const body = payload(n, name, many)
    const answer = await post(child.url, body)
    await answer.body?.cancel()
    if (answer.status !== 200) throw new Error(`webhook answered ${answer.status}`)
    ledger.taken(wordOf(name, n))
  }
  return {
    payload,
    slowModel: slow.env.LLM_BASE_URL,
    start: (env: Record<string, string>) =>
      spawnReady(SERVE, {
        ...fast.env,
        DATABASE_URL: database.url,
        APP_SECRET: SECRET,
        PORT: "0",
        WORKER_CONCURRENCY: "64",
        ...env,
      }),
    stop: async (child: Child) => {
      child.kill("SIGTERM")
      await child.exited
    },
    post: async (child: Child, name: string, count: number, perSecond: number, many = clients) => {
      const acks = await steady(count, perSecond, (n) => send(child, name, n, many))
      return {
        acks,
        replies: async () => {
          await ledger.settled()
          return Array.from({ length: count }, (_, n) => ledger.took(wordOf(name, n)) ?? 0)
        },
      }
    },
    flatOut: (child: Child, name: string, count: number, many = clients) =>
      flatOut(count, AT_ONCE, (n) => send(child, name, n, many)),
    /** The database knows its tables, as one that has been in use for a minute does. */
    analyze: () => database.owner.query("analyze"),
    /** The first client's conversation, so many messages long. */
    lengthen: async (length: number) => {
      // They come late for the dashboard's figures, which would be counted again while replies are measured.
      await database.owner.query("alter table messages disable trigger figures_late_message")
      await database.owner.query(
        `insert into messages (chatbotid, clientid, conversationid, direction, messagetype, content, sentat, origin, status)
         select c.chatbotid, c.clientid, c.id, case when n % 2 = 0 then 'INBOUND' else 'OUTBOUND' end,
           case when n % 2 = 0 then 'WHATSAPP' else 'CHATBOT' end, 'message ' || n, now() - n * interval '1 minute', 'client',
           case when n % 2 = 1 then 'read' end
         from conversations c join clients w on w.chatbotid = c.chatbotid and w.id = c.clientid, generate_series(1, $2) n
         where c.chatbotid = $1 and w.phonenumber = '3469000000'`,
        [lines[0]?.chatbotId, length],
      )
      await database.owner.query("alter table messages enable trigger figures_late_message")
      await database.owner.query("analyze messages")
    },
    /** What a client's turns are limited and paced by (contract.md 1.6, 4.8) is long ago. */
    daysPass: () =>
      database.owner.query(
        `update turns set openedat = openedat - interval '2 days';
         update conversations set pacedto = null where (chatbotid, id) in (
           select chatbotid, id from conversations where pacedto > now() for update skip locked)`,
      ),
    close: () => {
      fast.stop()
      slow.stop()
    },
  }
}
