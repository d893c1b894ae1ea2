import { createHash, randomBytes } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { startEmbedded } from "../../adapters/postgres/embedded/server.ts"
import { openPool } from "../../adapters/postgres/store/pool.ts"
import { postgresStore } from "../../adapters/postgres/store/transaction.ts"
import { migrateQueue } from "../../adapters/queue/boss.ts"
import { migrate } from "../../db/migrate.ts"
import { seedPlans } from "../../db/seed.ts"
import { atEnd } from "./at-end.ts"

const ROOT = join(import.meta.dir, "..", "..")
/** The data folder of the tests' own PostgreSQL, which tests/run.ts names. */
const TEST_DATA = join(ROOT, "data", process.env.TEST_DATA ?? "test")
const DB = join(ROOT, "db")
const BESIDE = ["adapters/queue/boss.ts", "core/billing/seed-plans.ts", "core/billing/plan.ts"]

/** A digest of all files that decide what a migrated and seeded database looks like. */
const shapeOfDatabase = async () => {
  const names = (await readdir(DB, { recursive: true })).filter((name) => /\.(sql|ts)$/.test(name))
  const files = [
    ...names.sort().map((name) => join(DB, name)),
    ...BESIDE.map((name) => join(ROOT, name)),
  ]
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")))
  return createHash("sha256").update(texts.join("\n")).digest("hex").slice(0, 12)
}

/** `pipeline`: tests that run side by side ask through the same connection, each without waiting for the others. */
const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url, pipeline: true })
  client.on("error", () => {})
  await client.connect()
  return client
}

type Server = { readonly url: string; readonly template: string; readonly admin: pg.Client }
let server: Promise<Server> | null = null

/**
 * The server, and a template database, migrated once for each state of db/: copying it takes milliseconds. The connection shows
 * other test processes that the server is in use; the last of them stops it.
 */
const startServer = async (): Promise<Server> => {
  const { url, stop } = await startEmbedded(TEST_DATA)
  const admin = await connect(url)
  atEnd(() => admin.end().then(stop))
  const template = `template_${await shapeOfDatabase()}`
  const found = await admin.query("select 1 from pg_database where datname = $1", [template])
  if (found.rowCount === 0) {
    const making = `${template}_${randomBytes(3).toString("hex")}`
    await admin.query(`create database ${making}`)
    const address = addressOf(url, making)
    const client = await connect(address)
    await migrate(client, () => migrateQueue(address))
    await seedPlans(client)
    await client.end()
    await admin.query(`alter database ${making} rename to ${template}`).catch(() => {})
  }
  return { url, template, admin }
}

const addressOf = (server: string, database: string) => server.replace(/\/[^/]*$/, `/${database}`)

export type TestDatabase = {
  readonly url: string
  /** As the owner of the tables: sees everything. */
  readonly owner: pg.Client
  readonly drop: () => Promise<void>
}

/** A database of its own for a test file. */
export const freshDatabase = async (): Promise<TestDatabase> => {
  server ??= startServer()
  const { admin, template, ...running } = await server
  const own = `t_${randomBytes(6).toString("hex")}`
  await admin.query(`create database ${own} template ${template}`)
  const url = addressOf(running.url, own)
  const owner = await connect(url)
  return {
    url,
    owner,
    drop: async () => {
      await owner.end()
      await admin.query(`drop database if exists ${own} with (force)`)
    },
  }
}

/** A database for a whole test file, and the application's store on it. Commits do not wait for the disk. */
export const openStore = async (size?: number) => {
  const database = await freshDatabase()
  const name = new URL(database.url).pathname.slice(1)
  await database.owner.query(
    `alter database ${name} set synchronous_commit = off; set synchronous_commit = off`,
  )
  const store = storeOn(database.url, size)
  return {
    database,
    store,
    /** As the owner of the tables: sees everything. */
    rows: async <Row = pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
      (await database.owner.query(text, [...values])).rows as Row[],
    close: async () => {
      await store.end()
      await database.drop()
    },
  }
}

/** What waits this long for a lock is stuck, also on a busy machine. */
export const STUCK_MS = 60_000

/** A store as the application has it, under the role that owns no table, with timeouts that no slow machine reaches. */
export const storeOn = (url: string, size = 8) => {
  const limits = { name: "test", size, statementTimeout: 2 * STUCK_MS, connectTimeout: STUCK_MS }
  const pool = openPool(url, limits, () => {})
  pool.on("connect", (client) => client.query(`set lock_timeout = ${STUCK_MS}`).catch(() => {}))
  return postgresStore(pool)
}
