import { afterAll, beforeAll, expect, test } from "bun:test"
import { migrateQueue } from "../../adapters/queue/boss.ts"
import { freshDatabase, type TestDatabase } from "../support/database.ts"

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
