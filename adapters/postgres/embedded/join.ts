import pg from "pg"
import { CannotRunHere } from "./binaries.ts"
import { endServer } from "./end.ts"
import { USER } from "./folder.ts"
import { serverIn } from "./lock-file.ts"

const DATABASE = "recado"
/** How long a running server may take to answer: after a crash it replays its log first, and disks may be slow. */
const ANSWER_TIMEOUT_MS = 180_000
export type Embedded = {
  readonly url: string
  /** Stops the server, unless another process of ours still uses it. */
  readonly stop: () => Promise<void>
}

const urlOf = (port: number, password: string) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`

/**
 * Connects to the server that the lock file names, and waits while it starts. Null: there is none. If the server of our folder
 * refuses our password, its data were replaced while it ran: it is ended, as no other process ever is. `anew`: this start has
 * launched it, so the data themselves have another password.
 */
export const joinServer = async (
  dir: string,
  password: string,
  anew: boolean,
): Promise<Embedded | null> => {
  const deadline = Date.now() + ANSWER_TIMEOUT_MS
  for (;;) {
    const lock = await serverIn(dir)
    if (!lock || Date.now() > deadline) return null
    const url = urlOf(lock.port, password)
    const answer = lock.port ? await connectTo(url) : "silent"
    if (answer === "welcome") return { url, stop: () => stop(dir, url) }
    if (answer === "refused") {
      if (!lock.sure) {
        throw new CannotRunHere(
          `A PostgreSQL that does not take our password holds ${dir} (process ${lock.pid}). End it, or set DATA_DIR.`,
        )
      }
      await endServer(dir)
      if (!anew) return null
      throw new CannotRunHere(
        `The data in ${dir} do not take the password in ${dir}.password. Put back the file that was made with them.`,
      )
    }
    await Bun.sleep(50)
  }
}

const WRONG_PASSWORD: ReadonlySet<string | undefined> = new Set(["28P01", "28000"])

/** Connects, and creates the database if it does not exist yet. */
const connectTo = async (url: string): Promise<"welcome" | "refused" | "silent"> => {
  const probe = new pg.Client({
    connectionString: url.replace(/\/[^/]*$/, "/postgres"),
    connectionTimeoutMillis: 3000,
  })
  probe.on("error", () => {})
  try {
    await probe.connect()
    const found = await probe.query("select 1 from pg_database where datname = $1", [DATABASE])
    if (found.rowCount === 0) {
      await probe.query(`create database ${DATABASE}`).catch((error: { code?: string }) => {
        if (error.code !== "42P04" && error.code !== "23505") throw error
      })
    }
    return "welcome"
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    // The driver itself refuses an empty password.
    return WRONG_PASSWORD.has(code) || /password/.test(message) ? "refused" : "silent"
  } finally {
    await probe.end().catch(() => {})
  }
}

/** A connection that has just been closed still counts as one for a moment, on a busy machine for a longer one. */
const LEAVES_WITHIN_MS = 1_000
/** How long a server may take to say who uses it. */
const SAYS_WITHIN_MS = 8_000

/** Of a server that lets nobody in: it does not listen, or is starting up or shutting down. */
const NOBODY_IN: ReadonlySet<string | undefined> = new Set(["ECONNREFUSED", "57P03"])

const stop = async (dir: string, url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: SAYS_WITHIN_MS })
  client.on("error", () => {})
  try {
    await client.connect()
    for (const deadline = Date.now() + LEAVES_WITHIN_MS; ; await Bun.sleep(50)) {
      const others = await client.query(
        `select 1 from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> 'psql'`,
      )
      if (others.rowCount === 0) break
      if (Date.now() > deadline) return
    }
  } catch (error) {
    // One that is only slow to answer, or has no room, may be in use.
    if (!NOBODY_IN.has((error as { code?: string }).code)) return
  } finally {
    await client.end().catch(() => {})
  }
  await endServer(dir)
}
