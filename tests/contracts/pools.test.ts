import { expect, test } from "bun:test"
import { openPools } from "../../adapters/postgres/store/pools.ts"
import { freshDatabase } from "../support/database.ts"
import { startProxy } from "../support/proxy.ts"

test.each(["on", "off"])(
  "what is accepted, answered or saved is on disk before anybody is told; only the taking of a job need not be: a database whose default is %s",
  async (byDefault) => {
    const database = await freshDatabase()
    const name = new URL(database.url).pathname.slice(1)
    await database.owner.query(`alter database ${name} set synchronous_commit = ${byDefault}`)
    const { end, ...pools } = openPools(database.url, () => {})
    const waits: Record<string, string> = {}
    for (const [name, pool] of Object.entries(pools)) {
      const { rows } = await pool.query("show synchronous_commit")
      waits[name] = rows[0].synchronous_commit
    }
    await end()
    await database.drop()
    expect(waits).toEqual({ inbox: "on", worker: "on", api: "on", queue: "off" })
  },
)

test("a database that is slow to open a connection is waited for, longer than for one that slow statements keep", async () => {
  const database = await freshDatabase()
  const wire = await startProxy(database.url)
  const { end, api } = openPools(wire.url, () => {})
  // Longer than the two seconds for a connection that others use, and well below the five in which one has to be open.
  wire.delay(2_500)
  expect((await api.query("select 1 as one")).rows).toEqual([{ one: 1 }])
  wire.delay(0)
  const slow = Array.from({ length: api.options.max }, () => api.connect())
  const kept = await Promise.all(slow)
  const from = performance.now()
  await expect(api.query("select 1")).rejects.toThrow("timeout exceeded when trying to connect")
  expect(performance.now() - from).toBeLessThan(5_000)
  for (const client of kept) client.release()
  await end()
  wire.stop()
  await database.drop()
})
