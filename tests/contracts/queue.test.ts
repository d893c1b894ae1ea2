import { afterAll, beforeAll, expect, setSystemTime, test } from "bun:test"
import { openPool } from "../../adapters/postgres/store/pool.ts"
import { migrateQueue, startBoss } from "../../adapters/queue/boss.ts"
import { freshDatabase, STUCK_MS, type TestDatabase } from "../support/database.ts"
import { until } from "../support/process.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test("a queue of an earlier Recado, and what waits in it, takes on the policy of this one", async () => {
  const { owner, url } = database
  await owner.query("update pgboss.queue set policy = 'stately' where name = 'turn'")
  await owner.query("insert into pgboss.job (name, policy, data) values ('turn', 'stately', '{}')")
  await migrateQueue(url)
  const { rows } = await owner.query(
    "select policy from pgboss.queue where name = 'turn' union all select policy from pgboss.job",
  )
  expect(rows).toEqual([{ policy: "standard" }, { policy: "standard" }])
})

const openQueue = (url: string) =>
  openPool(
    url,
    { name: "queue", size: 2, statementTimeout: 5_000, connectTimeout: STUCK_MS },
    () => {},
  )

test("a dead worker's job comes back, though the clock of the process that looks after it was set back", async () => {
  const { owner, url } = database
  await owner.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_seconds = 10,
       heartbeat_on = now() - interval '11 seconds', retry_limit = 1`,
  )
  const pool = openQueue(url)
  const boss = await startBoss(pool, () => {}, { supervise: true })
  const state = async () => (await owner.query("select state from pgboss.job")).rows[0]?.state
  setSystemTime(Date.now() - 3_600_000)
  await until("it is let go of", async () => (await state()) !== "active")
  setSystemTime()
  expect(await state()).toBe("retry")
  await boss.stop({ graceful: false })
  await pool.end()
})

test("the queue is laid out for the kind of database that the settings name", async () => {
  const { owner, url } = database
  const kindOfJobs = async () => {
    const { rows } = await owner.query(
      "select relkind as kind from pg_class where oid = 'pgboss.job'::regclass",
    )
    return rows[0]?.kind
  }
  expect(await kindOfJobs()).toBe("p")
  // YugabyteDB partitions no tables.
  await owner.query("drop schema pgboss cascade")
  await migrateQueue(url, "yugabytedb")
  expect(await kindOfJobs()).toBe("r")
  const pool = openQueue(url)
  const boss = await startBoss(pool, () => {}, { supervise: false, backend: "yugabytedb" })
  await boss.send("turn", {})
  expect(await boss.fetch("turn")).toHaveLength(1)
  await boss.stop({ graceful: false })
  await pool.end()
})
