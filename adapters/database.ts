import pg from "pg"
import { accountFault } from "../db/account.ts"
import { migrate } from "../db/migrate.ts"
import { seedPlans } from "../db/seed.ts"
import { startEmbedded } from "./postgres/embedded/server.ts"
import { connectionTo } from "./postgres/store/address.ts"
import { migrateQueue } from "./queue/boss.ts"
import type { Config } from "./settings/config.ts"

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
const POOLER =
  "What stands at DATABASE_URL, a pooler perhaps, keeps a connection's options from PostgreSQL. Connect to PostgreSQL itself."

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
  const client = await reach(url)
  try {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version, current_setting('recado.asked', true) as asked,
         current_setting('server_encoding') as encoding`,
    )
    if (rows[0].version < OLDEST) {
      throw new DatabaseUnusable("The database is older than PostgreSQL 15.")
    }
    if (rows[0].encoding !== "UTF8") {
      throw new DatabaseUnusable(
        `The database writes in ${rows[0].encoding}, where customers' words have no place. Make one with: create database <name> encoding 'UTF8' template template0`,
      )
    }
    // The application's role is asked for in the same way (postgres/store/pool.ts); without it there is no row-level security.
    if (rows[0].asked === null) throw new DatabaseUnusable(POOLER)
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

const reach = async (url: string) => {
  try {
    // This may throw, too: it reads a file that the address may name (sslrootcert).
    const client = new pg.Client(
      connectionTo(url, {
        application_name: "recado migrate",
        connectionTimeoutMillis: 10_000,
        options: "-c recado.asked=on",
      }),
    )
    client.on("error", () => {})
    await client.connect()
    return client
  } catch (error) {
    const { message } = error as Error
    // Words of PgBouncer, in front of the database, when it refuses the settings that we connect with.
    if (message.includes("unsupported startup parameter")) throw new DatabaseUnusable(POOLER)
    throw new DatabaseUnusable(`The database cannot be reached: ${message}`)
  }
}

const NOT_ALLOWED = "42501"

/** PostgreSQL's own words. The error of a failed migration begins with the whole SQL and has them in its cause. */
const notUpToDate = (error: unknown) => {
  const { cause = error } = error as Error
  const { message, code } = cause as { message: string; code?: string }
  const owner = code === NOT_ALLOWED ? ". The account has to be the database's owner." : ""
  return `The database cannot be brought up to date: ${message}${owner}`
}
