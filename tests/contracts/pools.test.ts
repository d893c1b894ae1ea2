import { expect, test } from "bun:test"
import { openPools } from "../../adapters/postgres/store/pools.ts"
import { freshDatabase } from "../support/database.ts"

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
