import { expect, test } from "bun:test"
import { openPools } from "../../adapters/postgres/store/pools.ts"
import { freshDatabase } from "../support/database.ts"

test("what is accepted, answered or saved is on disk before anybody is told; only the taking of a job need not be", async () => {
  const database = await freshDatabase()
  const { end, ...pools } = openPools(database.url, () => {})
  const waits: Record<string, string> = {}
  for (const [name, pool] of Object.entries(pools)) {
    const { rows } = await pool.query("show synchronous_commit")
    waits[name] = rows[0].synchronous_commit
  }
  await end()
  await database.drop()
  expect(waits).toEqual({ inbox: "on", worker: "on", api: "on", queue: "off" })
})
