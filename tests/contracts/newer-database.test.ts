import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import pg from "pg"
import { openDatabase } from "../../adapters/database.ts"
import { readConfig } from "../../adapters/settings/read-config.ts"
import { freshDatabase } from "../support/database.ts"
import { until } from "../support/process.ts"

/* Versions of Recado on one database: the newer one may come while the older ones run, an older one may not come back. */

const database = await freshDatabase()
const { owner, url } = database
afterAll(() => database.drop())

const start = async (at = url) => {
  const { config } = readConfig({ DATABASE_URL: at })
  if (!config) throw new Error("no configuration")
  return (await openDatabase(config)).applied
}

const one = async () =>
  (await owner.query("select hash, replaced from applied_functions where name = 'usage.sql'"))
    .rows[0] as { hash: string; replaced: string[] }
/** Makes one of the functions' files look as if another version had put it into the database. */
const leftWith = (hash: string, replaced: readonly string[]) =>
  owner.query("update applied_functions set hash = $1, replaced = $2 where name = 'usage.sql'", [
    hash,
    replaced,
  ])
/** Does something while another process of Recado is connected. */
const beside = async (work: () => Promise<void>) => {
  const other = new pg.Client({ connectionString: url, application_name: "recado worker" })
  await other.connect()
  await work()
  await other.end()
}

let ours = ""
beforeEach(async () => {
  await start()
  ours = (await one()).hash
})

describe("functions", () => {
  test("hold no column fast that a migration to come may change", async () => {
    const { rows } = await owner.query(
      `select distinct objid::regproc::text as function from pg_depend
       where classid = 'pg_proc'::regclass and refclassid = 'pg_class'::regclass and refobjsubid > 0
         and (select pronamespace from pg_proc where oid = objid) = 'public'::regnamespace`,
    )
    expect(rows).toEqual([])
  })

  test("that a newer version has put in the place of ours stay while it runs", async () => {
    await leftWith("newer", [ours])
    await beside(async () => {
      await expect(start()).rejects.toThrow("a newer Recado is running on it")
    })
    expect(await one()).toEqual({ hash: "newer", replaced: [ours] })
  })

  test("may be taken back by who ends the newer version first, and it comes again beside the older", async () => {
    await leftWith("newer", [ours])
    expect(await start()).toEqual(["functions/usage.sql"])
    expect((await one()).hash).toBe(ours)
    await leftWith("older", ["older", ours])
    await beside(async () => {
      expect(await start()).toEqual(["functions/usage.sql"])
    })
  })

  test("that an older version has in another file are ours again after it", async () => {
    const day = "select day_in('2026-03-10 12:00+00', 'UTC') as day"
    const now = (await owner.query(day)).rows
    await owner.query(`create or replace function day_in(moment timestamptz, zone text) returns text
      language plpgsql stable as $$ begin return 'older'; end $$`)
    await leftWith("older", ["older", ours])
    await start()
    expect((await owner.query(day)).rows).toEqual(now)
  })

  test("of an older version make way for ours while it runs, and it does not come back", async () => {
    await leftWith("older", [])
    await beside(async () => {
      expect(await start()).toEqual(["functions/usage.sql"])
    })
    expect(await one()).toEqual({ hash: ours, replaced: ["older"] })
    await beside(async () => {
      expect(await start()).toEqual([])
    })
  })
})

test("whoever works while the functions are replaced never meets some of the old and some of the new", async () => {
  await owner.query("update applied_functions set hash = 'older'")
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query("begin")
  await holder.query("lock table memory in share mode")
  const starting = start()
  await until("one of them to wait", async () => {
    const waiting = "select 1 from pg_locks where relation = 'memory'::regclass and not granted"
    return (await owner.query(waiting)).rowCount === 1
  })
  const mixed = await owner.query("select 1 from applied_functions where hash <> 'older'")
  expect(mixed.rowCount).toBe(0)
  await holder.query("rollback")
  await holder.end()
  expect((await starting).length).toBeGreaterThan(10)
})

test("whoever dies while bringing the database up to date leaves it to the next, and of two at once one does it", async () => {
  await owner.query("update applied_functions set hash = 'older'")
  const holder = new pg.Client({ connectionString: url })
  await holder.connect()
  await holder.query("begin")
  await holder.query("lock table memory in share mode")
  const end = start().catch(String)
  await until("it to wait", async () => {
    const kill = `select pg_terminate_backend(pid) from pg_locks
       where relation = 'memory'::regclass and not granted`
    return (await owner.query(kill)).rowCount === 1
  })
  expect(await end).toContain(
    "cannot be brought up to date: terminating connection due to administrator command",
  )
  await holder.end()
  const older = await owner.query("select name from applied_functions where hash = 'older'")
  const applied = await Promise.all([start(), start()])
  expect(applied.map(({ length }) => length).sort()).toEqual([0, older.rows.length])
})

test("tables that meet somebody at work in a circle of locks give way, and are made all the same", async () => {
  const empty = `${new URL(url).pathname.slice(1)}_empty`
  await owner.query(`create database ${empty}`)
  const address = url.replace(/\/[^/]*$/, `/${empty}`)
  const holder = new pg.Client({ connectionString: address })
  await holder.connect()
  await holder.query(
    `create schema drizzle;
     create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  // Of two that wait for each other, the one that notices first gives up.
  await holder.query("begin; set local deadlock_timeout = '20s'")
  await holder.query("lock table drizzle.__drizzle_migrations in share mode")
  const starting = start(address)
  await until("it to wait", async () => {
    const waiting = `select 1 from pg_stat_activity where datname = '${empty}' and wait_event_type = 'Lock'`
    return (await owner.query(waiting)).rowCount === 1
  })
  await holder.query("create table chatbots ()")
  await holder.query("rollback")
  await holder.end()
  expect(await starting).toContain("0001_walls")
  await owner.query(`drop database ${empty}`)
})

test("tables of a newer version are nothing to start an older one on, whoever else is there", async () => {
  await owner.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  await expect(start()).rejects.toThrow("a newer Recado has changed its tables")
  await owner.query("delete from drizzle.__drizzle_migrations where hash = 'newer'")
})
