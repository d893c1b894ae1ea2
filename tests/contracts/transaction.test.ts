import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import pg from "pg"
import { openPool } from "../../adapters/postgres/store/pool.ts"
import { postgresStore } from "../../adapters/postgres/store/transaction.ts"
import { freshDatabase, STUCK_MS } from "../support/database.ts"
import { until } from "../support/process.ts"

const database = await freshDatabase()
const faults: unknown[] = []
const open = (size: number) =>
  postgresStore(
    openPool(
      database.url,
      { name: "kills", size, statementTimeout: 5_000, connectTimeout: STUCK_MS },
      (error) => faults.push(error),
    ),
  )
const store = open(8)
const uncaught: unknown[] = []
const note = (error: unknown) => uncaught.push(error)

beforeAll(async () => {
  process.on("unhandledRejection", note)
  await database.owner.query(
    `create table work (id bigint primary key, half int not null, unique (id, half));
     grant all on work to recado_app`,
  )
})
afterAll(async () => {
  process.off("unhandledRejection", note)
  await store.end()
  await database.drop()
})

const rows = async (text: string) => (await database.owner.query(text)).rows

const killed: number[] = []

/** Ends one of the store's connections, which may be about to commit. */
const kill = async () => {
  const found = await rows(
    `select pid, pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'recado kills' and datname = current_database() order by random() limit 1`,
  )
  killed.push(...found.map(({ pid }) => pid))
}

describe("connections that are killed at random", () => {
  test("leave nothing stuck, nothing half and nothing lost", async () => {
    const earliestEnd = Date.now() + 3_000
    const answered = new Map<number, "stored" | "failed">()
    let next = 0
    let kills = 0
    const stored = () => [...answered.values()].filter((how) => how === "stored").length
    const enough = () => kills > 50 && stored() > 100
    const goesOn = () => Date.now() < earliestEnd || !enough()
    const killer = (async () => {
      // Something has to come through between two of them, however slow the machine is.
      for (let before = -1; goesOn(); await Bun.sleep(15)) {
        if (stored() === before) continue
        before = stored()
        await kill()
        kills++
      }
    })()
    // Two rows that belong together, in each of the three ways to write.
    const pair = (id: number) => [id, id + 1_000_000_000]
    const ways = [
      (id: number) =>
        store.transaction({}, async ({ query }) => {
          for (const [half, key] of pair(id).entries()) {
            await query("insert into work values ($1, $2)", [key, half])
          }
        }),
      (id: number) =>
        store.once({}, "insert into work values ($1, 0), ($2, 1) returning id", pair(id)),
      (id: number) => store.call("insert into work values ($1, 0), ($2, 1) returning id", pair(id)),
    ]
    const worker = async (way: (id: number) => Promise<unknown>) => {
      while (goesOn()) {
        const id = next++
        await way(id).then(
          () => answered.set(id, "stored"),
          () => answered.set(id, "failed"),
        )
      }
    }
    const workers = Array.from({ length: 12 }, (_, i) => worker(ways[i % 3] as never))
    const stuck = Bun.sleep(240_000).then(() => "stuck")
    expect(await Promise.race([Promise.all([...workers, killer]).then(() => "done"), stuck])).toBe(
      "done",
    )

    const found = await rows("select id::int8, half from work")
    const kept = new Set(found.map(({ id }) => Number(id)))
    const half = [...answered.keys()].filter((id) => kept.has(id) !== kept.has(id + 1_000_000_000))
    expect(half).toEqual([])
    const lost = [...answered].filter(([id, how]) => how === "stored" && !kept.has(id))
    expect(lost).toEqual([])
    const doubled = found.length - kept.size
    expect(doubled).toBe(0)
    expect(enough()).toBe(true)
    expect(uncaught).toEqual([])
  })

  test("are replaced: afterwards every connection works", async () => {
    await store.ping()
    await kill()
    const left = `select from pg_stat_activity where pid in (${killed})`
    await until("all of them have ended", async () => (await rows(left)).length === 0)
    const answers = await Promise.all(
      Array.from({ length: 32 }, () =>
        store.once<{ n: number }>({}, "select 1 as n").catch(() => []),
      ),
    )
    expect(answers.flat().length).toBeGreaterThanOrEqual(24)
    await Bun.sleep(50)
    for (let i = 0; i < 32; i++) await store.ping()
    expect(await store.once<{ n: number }>({}, "select 1 as n")).toEqual([{ n: 1 }])
  })
})

describe("a transaction", () => {
  let id = 5_000_000
  const exists = async (key: number) =>
    (await rows(`select 1 from work where id = ${key}`)).length === 1

  test("whose connection dies before its commit says so, and nothing of it stays", async () => {
    const key = id++
    const work = store.transaction({}, async ({ query }) => {
      await query("insert into work values ($1, 0)", [key])
      const [me] = await query<{ pid: number }>("select pg_backend_pid() as pid")
      await database.owner.query("select pg_terminate_backend($1)", [me?.pid])
      await Bun.sleep(20)
    })
    await expect(work).rejects.toThrow()
    expect(await exists(key)).toBe(false)
  })

  test("does not say that it stored what a swallowed fault has undone", async () => {
    const key = id++
    const work = store.transaction({}, async ({ query }) => {
      await query("insert into work values ($1, 0)", [key])
      await query("select 1 / 0").catch(() => {})
      return "fine"
    })
    await expect(work).rejects.toThrow()
    expect(await exists(key)).toBe(false)
  })

  test("that throws leaves nothing behind and gives its own error", async () => {
    const key = id++
    const work = store.transaction({}, async ({ query }) => {
      await query("insert into work values ($1, 0)", [key])
      throw new Error("changed my mind")
    })
    await expect(work).rejects.toThrow("changed my mind")
    expect(await exists(key)).toBe(false)
  })

  test("that outlives itself cannot write into another one", async () => {
    const [late, other] = [id++, id++]
    const lone = open(1)
    let escaped: ((key: number) => Promise<unknown>) | null = null
    await lone.transaction({}, async ({ query }) => {
      escaped = (key) => query("insert into work values ($1, 0)", [key])
    })
    await lone.transaction({}, async ({ query }) => {
      await query("insert into work values ($1, 0)", [other])
      await escaped?.(late).catch(() => {})
    })
    expect([await exists(late), await exists(other)]).toEqual([false, true])
    await lone.end()
  })

  test("that could not be serialised or met a deadlock is done again, from its start", async () => {
    let tries = 0
    const answer = await store.transaction({}, async ({ query }) => {
      tries++
      if (tries < 3) await query("do $$ begin raise serialization_failure; end $$")
      return "done"
    })
    expect([answer, tries]).toEqual(["done", 3])
    await expect(
      store.once({}, "do $$ begin raise serialization_failure; end $$"),
    ).rejects.toMatchObject({ code: "40001" })
  })

  test("that fails for good is not done again", async () => {
    let tries = 0
    const work = store.transaction({}, async ({ query }) => {
      tries++
      await query("select 1 / 0")
    })
    await expect(work).rejects.toMatchObject({ code: "22012" })
    expect(tries).toBe(1)
  })

  test("of one statement that fails keeps nothing of what came before it", async () => {
    const key = id++
    const both = store.once({}, "insert into work values ($1, 0), ($1, 0)", [key])
    await expect(both).rejects.toMatchObject({ code: "23505" })
    expect(await exists(key)).toBe(false)
    expect(await store.once<{ n: number }>({}, "select 1 as n")).toEqual([{ n: 1 }])
  })
})

test("a function that a newer version beside this one lets answer more is still asked by every connection", async () => {
  const answers = (columns: string, answer: string) =>
    rows(`drop function if exists grown(); create function grown() returns table (${columns})
      language sql as 'select ${answer}'`)
  const asked = () =>
    Promise.all(
      Array.from({ length: 8 }, () => store.call({ name: "grown", text: "select * from grown()" })),
    )
  await answers("one int", "1")
  expect(await asked()).toContainEqual([{ one: 1 }])
  await answers("one int, two int", "1, 2")
  for (let turn = 0; turn < 2; turn++)
    expect(await asked()).toEqual(Array(8).fill([{ one: 1, two: 2 }]))
})

test("a database that refuses everybody is an error in time, and works again when it is back", async () => {
  const lone = open(2)
  await lone.ping()
  const [{ name }] = await rows("select current_database() as name")
  const admin = new pg.Client({ connectionString: database.url.replace(/[^/]*$/, "postgres") })
  await admin.connect()
  await admin.query(`alter database ${name} with allow_connections false`)
  await rows(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'recado kills'",
  )
  const started = performance.now()
  await Bun.sleep(50)
  await expect(lone.ping()).rejects.toThrow()
  await expect(lone.once({}, "select 1")).rejects.toThrow()
  await expect(lone.transaction({}, async ({ query }) => query("select 1"))).rejects.toThrow()
  // Three calls that wait for a connection, or until their statements time out, would take longer.
  expect(performance.now() - started).toBeLessThan(14_000)
  await admin.query(`alter database ${name} with allow_connections true`)
  await admin.end()
  await lone.ping()
  await lone.end()
})
