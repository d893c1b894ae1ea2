import { afterAll, describe, expect, test } from "bun:test"
import pg from "pg"
import { openDatabase } from "../../adapters/database.ts"
import { connectionTo } from "../../adapters/postgres/store/address.ts"
import { openPool } from "../../adapters/postgres/store/pool.ts"
import { readConfig } from "../../adapters/settings/read-config.ts"
import { freshDatabase, STUCK_MS } from "../support/database.ts"

const HABITS = {
  datestyle: "SQL, DMY",
  timezone: "Asia/Kolkata",
  search_path: "elsewhere",
  default_transaction_isolation: "serializable",
  standard_conforming_strings: "off",
  statement_timeout: "20ms",
  lock_timeout: "20ms",
  idle_session_timeout: "20ms",
  idle_in_transaction_session_timeout: "20ms",
  row_security: "off",
  array_nulls: "off",
}

/** What a process holds while it migrates (db/migrate.ts). */
const MIGRATION_LOCK = 7_236_001

const database = await freshDatabase()
const nameOf = (url: string) => new URL(url).pathname.slice(1)
const own = `habits_${crypto.randomUUID().slice(0, 8)}`
afterAll(async () => {
  await database.owner.query(`drop database if exists ${own} with (force)`)
  await database.drop()
})

test("a database with habits of its own is brought up to date and read like any other", async () => {
  await database.owner.query(`create database ${own}`)
  for (const [name, value] of Object.entries(HABITS)) {
    await database.owner.query(`alter database ${own} set ${name} = '${value}'`)
  }
  const url = Object.assign(new URL(database.url), { pathname: `/${own}` }).href
  const { config } = readConfig({ DATABASE_URL: url })
  if (!config) throw new Error("no configuration")
  expect((await openDatabase(config)).applied).toContain("0001_walls")

  const limits = { name: "habits", size: 1, statementTimeout: STUCK_MS, connectTimeout: STUCK_MS }
  const pool = openPool(url, limits, () => {})
  const { rows } = await pool.query(
    `select '2026-03-04T05:06:07Z'::timestamptz as moment, '\\d' as pattern,
       current_setting('transaction_isolation') as isolation, to_regclass('chatbots')::text as found`,
  )
  await pool.end()
  expect(rows).toEqual([
    {
      moment: new Date("2026-03-04T05:06:07Z"),
      pattern: "\\d",
      isolation: "read committed",
      found: "chatbots",
    },
  ])
})

test("a start waits for another's migration as long as it takes, however little time the database gives", async () => {
  for (const name of ["lock_timeout", "transaction_timeout"]) {
    await database.owner.query(`alter database ${nameOf(database.url)} set ${name} = '3s'`)
  }
  await database.owner.query("select pg_advisory_lock($1)", [MIGRATION_LOCK])
  const { config } = readConfig({ DATABASE_URL: database.url })
  if (!config) throw new Error("no configuration")
  const starting = openDatabase(config)
  await Bun.sleep(4_000)
  await database.owner.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK])
  expect((await starting).applied).toEqual([])
})

describe("sslmode", () => {
  const tls = (query: string) => {
    const settings = connectionTo(`postgres://u@h/d${query}`, { options: "" })
    return (new pg.Client(settings) as object as { readonly ssl: unknown }).ssl
  }

  test.each([
    ["", false],
    ["?sslmode=disable", false],
    ["?sslmode=require", { rejectUnauthorized: false }],
    ["?sslmode=verify-full", {}],
    ["?sslmode=verify-full&sslrootcert=system", {}],
    ["?sslrootcert=system", {}],
  ] as const)("%p is what PostgreSQL's own programs make of it", (query, expected) => {
    expect(tls(query)).toEqual(expected)
  })

  test("with an authority of one's own asks for its proof", () => {
    const ca = `sslrootcert=${encodeURIComponent(import.meta.path)}`
    for (const mode of ["require", "verify-ca", "verify-full"]) {
      const asked = tls(`?sslmode=${mode}&${ca}`) as { ca: string; rejectUnauthorized?: boolean }
      expect(asked.ca).toContain("an authority of one's own")
      expect(asked.rejectUnauthorized).not.toBe(false)
    }
  })
})
