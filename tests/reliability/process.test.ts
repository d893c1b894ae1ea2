import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { untilAtRest } from "../support/at-rest.ts"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { ageHeartbeats } from "../support/heartbeats.ts"
import { postUntilTaken, statusPayload, textPayload } from "../support/meta-posts.ts"
import { connectedOwner, type Line } from "../support/owners.ts"
import { type Child, spawnReady, until } from "../support/process.ts"
import { startProviders } from "../support/providers.ts"
import { SECRET, vault } from "../support/secret.ts"

let database: TestDatabase
let lines = 0

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** Another line for each test, so that the tests can share a database. */
const newLine = (): Promise<Line> =>
  connectedOwner(database.owner, vault, {
    phoneNumberId: `30${++lines}`,
    quota: 10_000,
    throughput: 1000,
  })

/** The sandbox takes a token that is as long as Meta's. */
const newSandboxLine = async (): Promise<Line> => {
  const line = await newLine()
  const place = { table: "whatsappConnections", column: "accesstoken", row: line.chatbotId }
  const token = vault.seal("EAA-long-enough-for-the-sandbox", place)
  await database.owner.query(
    'update "whatsappConnections" set accesstoken = $2 where chatbotid = $1',
    [line.chatbotId, token],
  )
  return line
}

/** Writes as a client in the sandbox of a process. */
const writeAs = (from: string, line: Line, child: Child) =>
  fetch(`${child.url}/sandbox/api/whatsapp/inbound`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ phonenumberid: line.phoneNumberId, from, text: "Hola" }),
  })

const withProviders = async (
  options: Parameters<typeof startProviders>[0],
  run: (providers: ReturnType<typeof startProviders>, env: Record<string, string>) => Promise<void>,
) => {
  const providers = startProviders(options)
  try {
    await run(providers, {
      ...providers.env,
      DATABASE_URL: database.url,
      APP_SECRET: SECRET,
      PORT: "0",
    })
  } finally {
    providers.stop()
  }
}

const SCRIPT = "tests/reliability/crash-process.ts"

/** Whether the next worker can go on within seconds with what is not answered yet. */
const inHand = async (line: Line) => {
  const { rows } = await database.owner.query(
    `select j.state in ('created', 'retry') and j.start_after < now() + interval '5 seconds' as free from conversations c
       join pgboss.job j on j.singleton_key = c.id::text and j.state < 'completed'
     where c.chatbotid = $1`,
    [line.chatbotId],
  )
  return rows
}

describe("one process", () => {
  test("FK3 killed after the 200 and before any worker saw it, the message is answered by the next one", async () => {
    await withProviders({ say: () => "ok" }, async (providers, env) => {
      const line = await newLine()
      const api = await spawnReady(SCRIPT, { ...env, ROLE: "api" })
      const body = textPayload({ line: line.phoneNumberId, from: "34600", id: "fk3", text: "Hola" })
      expect(await postUntilTaken(api, body)).toBe(true)
      api.kill("SIGKILL")
      await api.exited
      const worker = await spawnReady(SCRIPT, env)
      await until("the answer", () => providers.sends.length === 1)
      worker.kill("SIGTERM")
      await worker.exited
      expect(providers.sends).toHaveLength(1)
    })
  })

  test("a turn whose connection breaks again and again is answered: nobody has died of it", async () => {
    let answers = Promise.withResolvers<void>()
    const say = () => answers.promise.then(() => "ok")
    await withProviders({ say }, async (providers, env) => {
      const line = await newLine()
      const child = await spawnReady("adapters/cli/serve.ts", env)
      const { owner } = database
      await postUntilTaken(
        child,
        textPayload({ line: line.phoneNumberId, from: "34607", id: "break", text: "Hola" }),
      )
      for (let times = 1; times <= 3; times++) {
        await until("the model is asked", () => providers.modelCalls() === times)
        // The reply is waiting for the conversation's lock when its connection breaks.
        await owner.query("begin")
        await owner.query("select 1 from conversations where chatbotid = $1 for update", [
          line.chatbotId,
        ])
        const answer = answers.resolve
        if (times < 3) answers = Promise.withResolvers()
        answer()
        await until("the reply waits", async () => {
          const { rowCount } = await owner.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and application_name like 'recado worker%'
               and wait_event_type = 'Lock'`,
          )
          return rowCount === 1
        })
        await owner.query("rollback")
      }
      const ended = () =>
        owner.query(
          "select deaths, result from turns where chatbotid = $1 and doneat is not null",
          [line.chatbotId],
        )
      await until("the end of the turn", async () => (await ended()).rowCount === 1)
      expect((await ended()).rows).toEqual([{ deaths: 0, result: "replied" }])
      expect(providers.sends).toHaveLength(1)
      child.kill("SIGTERM")
      await child.exited
    })
  })

  test("a message that ends every worker takes nobody else with it", async () => {
    await withProviders(
      { say: (words) => words.join(","), modelDelay: 1_500 },
      async (providers, env) => {
        const line = await newLine()
        const { owner } = database
        const worker = () =>
          spawnReady(SCRIPT, {
            ...env,
            CRASH_AT: "before Model.answer",
            CRASH_IF: "poison",
            CRASH_DELAY: "400",
          })
        let child = await worker()
        const others = ["one", "two", "three", "four"]
        const words = ["poison", ...others]
        const write = (text: string) => {
          const n = words.indexOf(text)
          const said = { line: line.phoneNumberId, from: `3469${n}`, id: `poison-${n}`, text }
          return postUntilTaken(child, textPayload(said))
        }
        // First, because a worker that has ended takes no message any more.
        const taken = await Promise.all(others.map(write))
        expect(taken).toEqual(others.map(() => true))
        await write("poison")
        const results = async () => {
          const { rows } = await owner.query<{ result: string; n: number }>(
            "select result, count(*)::int as n from turns where chatbotid = $1 and doneat is not null group by result",
            [line.chatbotId],
          )
          return Object.fromEntries(rows.map(({ result, n }) => [result, n]))
        }
        await until("the end of all five turns", async () => {
          if (!child.alive()) {
            await owner.query("update pgboss.job set state = 'retry' where state = 'active'")
            child = await worker()
          }
          await owner.query("update pgboss.job set start_after = now() where state = 'retry'")
          return Object.values(await results()).reduce((sum, n) => sum + n, 0) === words.length
        })
        expect(await results()).toEqual({ replied: 4, apology: 1 })
        const answered = providers.sends.map(({ text }) => text).join(" ")
        for (const word of words) expect(answered.includes(word)).toBe(word !== "poison")
        child.kill("SIGTERM")
        await child.exited
      },
    )
  })

  test("a second start on a port that is taken says so, and leaves the first alone", async () => {
    await withProviders({ say: () => "ok" }, async (_, env) => {
      const first = await spawnReady("adapters/cli/serve.ts", env)
      const { port } = new URL(first.url)
      const second = spawnReady("adapters/cli/serve.ts", { ...env, PORT: port })
      await expect(second).rejects.toThrow("The port is taken: is Recado running already?")
      expect((await fetch(`${first.url}/healthz`)).status).toBe(200)
      first.kill("SIGTERM")
      expect(await first.exited).toBe(0)
    })
  })

  test("SIGTERM lets the played providers answer what is under way: nobody hears an apology", async () => {
    const line = await newSandboxLine()
    const env = { DATABASE_URL: database.url, APP_SECRET: SECRET, PORT: "0" }
    for (let round = 0; round < 3; round++) {
      const child = await spawnReady("adapters/cli/serve.ts", env)
      const writers = Array.from({ length: 12 }, (_, n) => `3466${round}${n}`)
      await Promise.all(writers.map((from) => writeAs(from, line, child)))
      child.kill("SIGTERM")
      expect(await child.exited).toBe(0)
    }
    const last = await spawnReady("adapters/cli/serve.ts", env)
    const results = async () => {
      const { rows } = await database.owner.query<{ result: string | null }>(
        "select result from turns where chatbotid = $1",
        [line.chatbotId],
      )
      return rows.map(({ result }) => result)
    }
    await until("the end of all turns", async () => {
      const all = await results()
      return all.length === 36 && all.every((result) => result !== null)
    })
    expect(new Set(await results())).toEqual(new Set(["replied"]))
    last.kill("SIGTERM")
    expect(await last.exited).toBe(0)
  })

  test("one Ctrl-C that arrives twice, from the terminal and from who started it, ends it cleanly", async () => {
    await withProviders({ say: () => "ok" }, async (_, env) => {
      const child = await spawnReady("adapters/cli/serve.ts", env)
      // Both are there before it takes the first, however slow this process is.
      for (const signal of ["SIGSTOP", "SIGINT", "SIGTERM", "SIGCONT"] as const) child.kill(signal)
      expect(await child.exited).toBe(0)
    })
  })

  test("FK17 killed in the middle of a status event, the state stays where it was or moves forward", async () => {
    await withProviders({ say: () => "ok" }, async (providers, env) => {
      const line = await newLine()
      const child = await spawnReady(SCRIPT, {
        ...env,
        CRASH_AT: "before Inbox.accept",
        CRASH_IF: '"delivered"',
      })
      await postUntilTaken(
        child,
        textPayload({ line: line.phoneNumberId, from: "34601", id: "fk17", text: "Hola" }),
      )
      await until("the answer", () => providers.sends.length === 1)
      const { wamid = "", ours = "" } = providers.sends[0] ?? {}
      const delivered = statusPayload(line.phoneNumberId, wamid, ours, "delivered")
      await postUntilTaken(child, delivered)
      await child.exited
      const next = await spawnReady(SCRIPT, env)
      const read = statusPayload(line.phoneNumberId, wamid, ours, "read")
      for (const body of [read, delivered, read])
        expect(await postUntilTaken(next, body)).toBe(true)
      const { rows } = await database.owner.query("select status from messages where id = $1", [
        ours,
      ])
      expect(rows).toEqual([{ status: "read" }])
      next.kill("SIGTERM")
      await next.exited
    })
  })

  test("SIGTERM under load exits 0, and the next process answers the rest", async () => {
    await withProviders(
      { say: (words) => words.join(","), modelDelay: 300 },
      async (providers, env) => {
        const line = await newLine()
        const first = await spawnReady(SCRIPT, { ...env, WORKER_CONCURRENCY: "4" })
        const clients = Array.from({ length: 30 }, (_, n) => `3461${n}`)
        const accepted = await Promise.all(
          clients.map((from) =>
            postUntilTaken(
              first,
              textPayload({ line: line.phoneNumberId, from, id: `load-${from}`, text: `m${from}` }),
            ),
          ),
        )
        expect(new Set(accepted)).toEqual(new Set([true]))
        first.kill("SIGTERM")
        expect(await first.exited).toBe(0)
        const ended = new Date()
        const second = await spawnReady(SCRIPT, env)
        await until("all answers", async () => {
          await ageHeartbeats(database.owner, ended)
          return providers.sends.length >= clients.length
        })
        await untilAtRest(database.owner, line.chatbotId)
        second.kill("SIGTERM")
        await second.exited
        expect(providers.sends.map(({ to }) => to).sort()).toEqual([...clients].sort())
      },
    )
  })
})

describe("a process that stops while its model does not answer", () => {
  test("puts the turn down: the next process answers at once, and nobody has died of it", async () => {
    const { promise: never } = Promise.withResolvers<string>()
    await withProviders({ say: () => never }, async (providers, env) => {
      const line = await newLine()
      const first = await spawnReady(SCRIPT, env)
      const hello = { line: line.phoneNumberId, from: "34641", id: "slow", text: "Hola" }
      await postUntilTaken(first, textPayload(hello))
      await until("the model is asked", () => providers.modelCalls() === 1)
      first.kill("SIGTERM")
      expect(await first.exited).toBe(0)
      expect(await inHand(line)).toEqual([{ free: true }])
      const second = await spawnReady(SCRIPT, env)
      await until("the model is asked again", () => providers.modelCalls() === 2)
      const { rows } = await database.owner.query(
        "select deaths from turns where chatbotid = $1 and doneat is null",
        [line.chatbotId],
      )
      expect(rows).toEqual([{ deaths: 0 }])
      second.kill("SIGKILL")
      await second.exited
      // No later test may go on with it.
      await database.owner.query("delete from chatbots where id = $1", [line.chatbotId])
    })
  })
})

describe("a process that stops while a client keeps writing", () => {
  test("gives the conversation back: the next process answers within seconds", async () => {
    await withProviders(
      { say: (words) => words.join(","), modelDelay: 1_000 },
      async (providers, env) => {
        const line = await newLine()
        const first = await spawnReady(SCRIPT, env)
        const write = (child: Child, n: number) =>
          postUntilTaken(
            child,
            textPayload({
              line: line.phoneNumberId,
              from: "34640",
              id: `more-${n}`,
              text: `w${n}`,
              at: Math.floor(Date.now() / 1000) + n,
            }),
          )
        await write(first, 0)
        // Four more, each while an answer is being composed. The last one gets a turn of its own.
        for (let n = 1; n <= 4; n++) {
          await until("an answer is being composed", () => providers.modelCalls() >= n)
          await write(first, n)
        }
        first.kill("SIGTERM")
        await first.exited
        for (const left of await inHand(line)) expect(left).toEqual({ free: true })
        const second = await spawnReady(SCRIPT, env)
        const said = () =>
          providers.sends.flatMap(({ text }) => [...text.matchAll(/w\d/g)].map(String))
        await until("every message answered", () => said().length >= 5)
        second.kill("SIGTERM")
        await second.exited
        expect(said()).toEqual(["w0", "w1", "w2", "w3", "w4"])
      },
    )
  })
})

describe("two processes on one database", () => {
  test("a worker of its own answers in the sandbox of the process that serves", async () => {
    const line = await newSandboxLine()
    const env = { DATABASE_URL: database.url, APP_SECRET: SECRET, PORT: "0" }
    const api = await spawnReady("adapters/cli/serve.ts", { ...env, ROLE: "api" })
    const worker = await spawnReady("adapters/cli/serve.ts", {
      ...env,
      ROLE: "worker",
      PUBLIC_URL: api.url,
    })
    const sandbox = `${api.url}/sandbox/api/whatsapp`
    await writeAs("34655", line, api)
    await until("the answer", async () => {
      const { items } = (await (await fetch(`${sandbox}/messages?to=34655`)).json()) as {
        items: { body: string }[]
      }
      return items.some(({ body }) => body.includes("asistente virtual"))
    })
    for (const child of [worker, api]) {
      child.kill("SIGTERM")
      expect(await child.exited).toBe(0)
    }
  })

  test("share the conversations: each answered once, in order", async () => {
    await withProviders({ say: (words) => words.join(",") }, async (providers, env) => {
      const line = await newLine()
      const both = await Promise.all([spawnReady(SCRIPT, env), spawnReady(SCRIPT, env)])
      const clients = Array.from({ length: 20 }, (_, n) => `3462${n}`)
      for (let n = 0; n < 4; n++) {
        await Promise.all(
          clients.map((from, index) =>
            postUntilTaken(
              both[(index + n) % 2] as Child,
              textPayload({
                line: line.phoneNumberId,
                from,
                id: `two-${from}-${n}`,
                text: `w${n}`,
                at: Math.floor(Date.now() / 1000) + n,
              }),
            ),
          ),
        )
      }
      const said = (from: string) =>
        providers.sends
          .filter(({ to }) => to === from)
          .flatMap(({ text }) =>
            [...(text.split("\n\n").at(-1) ?? "").matchAll(/w\d/g)].map(String),
          )
      await until("all answers", () => clients.every((from) => said(from).length >= 4))
      await untilAtRest(database.owner, line.chatbotId)
      for (const child of both) child.kill("SIGTERM")
      await Promise.all(both.map(({ exited }) => exited))
      expect(clients.map(said)).toEqual(clients.map(() => ["w0", "w1", "w2", "w3"]))
    })
  })

  test("FK18 a worker frozen while it held a reply writes nothing after it wakes", async () => {
    await withProviders({ say: () => "ok" }, async (providers, env) => {
      const line = await newLine()
      const frozen = await spawnReady(SCRIPT, {
        ...env,
        CRASH_AT: "after Turns.reserve",
        CRASH_SIGNAL: "stop",
      })
      await postUntilTaken(
        frozen,
        textPayload({ line: line.phoneNumberId, from: "34630", id: "fk18", text: "Hola" }),
      )
      const used = async () => {
        const { rows } = await database.owner.query(
          `select "messagesUsed" as used from "subscriptionUsage" where userid = $1`,
          [line.userId],
        )
        return rows
      }
      await until("it holds the reply", async () => (await used())[0]?.used === 1)
      const froze = new Date()
      const other = await spawnReady(SCRIPT, env)
      await until("the answer", async () => {
        await ageHeartbeats(database.owner, froze)
        return providers.sends.length === 1
      })
      frozen.kill("SIGCONT")
      await until("it goes on where it stood", () => providers.modelCalls() === 2)
      frozen.kill("SIGTERM")
      await frozen.exited
      expect(providers.sends).toHaveLength(1)
      expect(await used()).toEqual([{ used: 1 }])
      other.kill("SIGTERM")
      await other.exited
    })
  })
})
