import pg from "pg"
import { accountFault } from "../db/account.ts"
import { migrate } from "../db/migrate.ts"
import { seedPlans } from "../db/seed.ts"
import type { Config } from "./config.ts"
import { startEmbedded } from "./postgres/embedded.ts"
import { migrateQueue } from "./queue/boss.ts"

export type OpenedDatabase = {
  readonly url: string
  /** "embedded in <folder>", or the host and name of DATABASE_URL. */
  readonly where: string
  readonly applied: readonly string[]
  readonly close: () => Promise<void>
}

/** Why the database cannot be used; the process ends with 69. */
export class DatabaseUnusable extends Error {
  override name = "DatabaseUnusable"
}

const OLDEST = 150_000

/** Starts or reaches the database, and brings it up to date. */
export const openDatabase = async (
  config: Config,
  onEnded: (error: Error) => void = () => {},
): Promise<OpenedDatabase> => {
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataDir, onEnded) : null
  const url = embedded?.url ?? (config.databaseUrl as string)
  const close = async () => embedded?.stop()
  try {
    const applied = await prepare(url, config.databaseBackend)
    const { hostname, port, pathname } = new URL(url)
    return {
      url,
      where: embedded ? config.dataDir : `${hostname}:${port || 5432}${pathname}`,
      applied,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const prepare = async (url: string, backend: Config["databaseBackend"]) => {
  const client = new pg.Client({
    connectionString: url,
    application_name: "recado migrate",
    connectionTimeoutMillis: 10_000,
  })
  client.on("error", () => {})
  try {
    await client.connect()
  } catch (error) {
    throw new DatabaseUnusable(`The database cannot be reached: ${(error as Error).message}`)
  }
  try {
    const { rows } = await client.query("show server_version_num")
    if (Number(rows[0].server_version_num) < OLDEST) {
      throw new DatabaseUnusable("The database is older than PostgreSQL 15.")
    }
    // The functions send jobs, so the queue's tables come before them; its grants need the role of our own tables.
    const fault = await accountFault(client)
    if (fault) throw new DatabaseUnusable(fault)
    const applied = await migrate(client, () => migrateQueue(url, backend))
    await seedPlans(client)
    return applied
  } catch (error) {
    throw error instanceof DatabaseUnusable ? error : new DatabaseUnusable(notUpToDate(error))
  } finally {
    await client.end()
  }
}

/** PostgreSQL's own words; a refused migration brings them as its cause, behind its whole text. */
const notUpToDate = (error: unknown) => {
  const { cause = error } = error as Error
  return `The database cannot be brought up to date: ${(cause as Error).message}`
}
