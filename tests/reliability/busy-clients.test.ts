import { afterAll, beforeAll, expect, test } from "bun:test"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { post, textPayload } from "../support/meta-posts.ts"
import { connectedOwner } from "../support/owners.ts"
import { spawnReady, until } from "../support/process.ts"
import { startProviders } from "../support/providers.ts"
import { SECRET, vault } from "../support/secret.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const BUSY = "4001"
const PATIENT = "4002"

test("clients who write on and on while they are answered keep no other owner's clients waiting", async () => {
  for (const phoneNumberId of [BUSY, PATIENT]) {
    await connectedOwner(database.owner, vault, { phoneNumberId, quota: 1_000, throughput: 1_000 })
  }
  let url = ""
  let written = 0
  const write = (line: string) => {
    const id = `wamid.busy.${written++}`
    return post(url, textPayload({ line, from: `346${line}`, id, text: `${line} ${written}` }))
  }
  let over = false
  const asked: string[] = []
  const providers = startProviders({
    say: async ([words = ""]) => {
      const line = words.startsWith(BUSY) ? BUSY : PATIENT
      asked.push(line)
      // Before the answer is there the next message is.
      if (line === BUSY && !over) await write(BUSY)
      if (asked.length === 1) await write(PATIENT)
      return "ok"
    },
  })
  const child = await spawnReady("adapters/cli/serve.ts", {
    ...providers.env,
    ...{ DATABASE_URL: database.url, APP_SECRET: SECRET, PORT: "0", WORKER_CONCURRENCY: "1" },
  })
  url = child.url
  await write(BUSY)
  await until("the patient client is answered", () =>
    providers.sends.some(({ line }) => line === PATIENT),
  )
  expect(asked.indexOf(PATIENT)).toBeLessThanOrEqual(2)
  over = true
  const unanswered = `select 1 from conversations where last_seq > done_seq`
  await until("all are answered", async () => {
    const { rowCount } = await database.owner.query(unanswered)
    return rowCount === 0
  })
  child.kill("SIGTERM")
  await child.exited
  const { rows } = await database.owner.query("select max(deaths) as deaths from turns")
  expect(rows).toEqual([{ deaths: 0 }])
  providers.stop()
})
