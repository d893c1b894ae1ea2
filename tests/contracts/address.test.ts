import { afterAll, describe, expect, test } from "bun:test"
import pg from "pg"
import { openDatabase } from "../../adapters/database.ts"
import { connectionTo } from "../../adapters/postgres/store/address.ts"
import { openPool } from "../../adapters/postgres/store/pool.ts"
import { readConfig } from "../../adapters/read-config.ts"
import { freshDatabase } from "../support/database.ts"

const HABITS = {
  datestyle: "SQL, DMY",
  timezone: "Asia/Kolkata",
  search_path: "elsewhere",
  default_transaction_isolation: "serializable",
  standard_conforming_strings: "off",
  statement_timeout: "20ms",
}

const database = await freshDatabase()
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

  const limits = { name: "habits", size: 1, statementTimeout: 5_000, connectTimeout: 5_000 }
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
}, 60_000)

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
