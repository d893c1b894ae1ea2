import { openVault } from "../../adapters/secrets/vault.ts"
import type { TestDatabase } from "../support/database.ts"
import { post, textPayload } from "../support/meta-posts.ts"
import { connectedOwner } from "../support/owners.ts"
import { type Child, spawnReady } from "../support/process.ts"
import { startProviders } from "../support/providers.ts"
import { flatOut, steady } from "./load.ts"
import type { Ledger } from "./reply-ledger.ts"

const SECRET = "a secret of the bench, long enough to be one"
const LINES = 20
const SERVE = "adapters/cli/serve.ts"

/** How many messages are on their way at the same time, where they are sent as fast as possible. */
export const AT_ONCE = 32

/** Twenty lines, their clients, and the two providers that a reply needs. */
export const openStage = async (database: TestDatabase, ledger: Ledger, clients: number) => {
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
    ledger.ask(wordOf(name, n), to, line, serial++)
    const body = payload(n, name, many)
    const answer = await post(child.url, body)
    await answer.body?.cancel()
    if (answer.status !== 200) throw new Error(`webhook answered ${answer.status}`)
    ledger.taken(wordOf(name, n))
  }
  return {
    payload,
    slowModel: slow.env.LLM_BASE_URL,
    /** Starts a server with these settings. */
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
    /** Sends messages at a steady rate; `name`: the section that they are of. */
    post: async (child: Child, name: string, count: number, perSecond: number, many = clients) => {
      const acks = await steady(count, perSecond, (n) => send(child, name, n, many))
      return {
        acks,
        /** The times from message to reply, once all are there. */
        replies: async () => {
          await ledger.settled()
          return Array.from({ length: count }, (_, n) => ledger.took(wordOf(name, n)) ?? 0)
        },
      }
    },
    /** Sends messages as fast as they are acknowledged. Answers how many a second. */
    flatOut: (child: Child, name: string, count: number, many = clients) =>
      flatOut(count, AT_ONCE, (n) => send(child, name, n, many)),
    /** Lets PostgreSQL gather statistics, as it does by itself within a minute. */
    analyze: () => database.owner.query("analyze"),
    /** Makes the first client's conversation longer by so many messages. */
    lengthen: async (length: number) => {
      // Old messages would have the dashboard's figures counted again, while replies are measured.
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
    /** Lets the limits and the pacing of clients (contract.md 1.6, 4.8) run out. */
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
export type Stage = Awaited<ReturnType<typeof openStage>>
