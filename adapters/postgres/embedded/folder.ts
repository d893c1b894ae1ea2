import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { existsSync } from "node:fs"
import {
  chown,
  lchown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from "node:fs/promises"
import { dirname, join } from "node:path"
import { madeOnce, noRoomIn } from "../../data-folder.ts"
import { type Binaries, CannotRunHere } from "./binaries.ts"

/* The embedded database's files. Several processes may create them at the same time: those of the first are kept. */

const MAJOR = "18"
export const USER = "recado"

/** The database's password, made when it is first needed. Only we and the server know it. */
export const readPassword = (file: string) => madeOnce(file, () => randomBytes(24).toString("hex"))

/** Refuses to start with data of another PostgreSQL major version, or in a folder that is not ours, and leaves them as they are. */
export const refuseOtherMajor = async (dir: string) => {
  const version = await readFile(join(dir, "PG_VERSION"), "utf8").catch(() => null)
  if (version !== null && version.trim() !== MAJOR) {
    throw new CannotRunHere(
      `The data in ${dir} is of PostgreSQL ${version.trim()}, this Recado brings ${MAJOR}. Nothing was touched. ` +
        "Start the Recado that made it and move the data with pg_dump, or set DATA_DIR to an empty folder.",
    )
  }
  if (version === null && existsSync(dir) && (await readdir(dir)).length > 0) {
    throw new CannotRunHere(`${dir} is not empty and not a database of ours. Nothing was touched.`)
  }
}

const beside = (dir: string) => `${dir}.new-`
/** Half-made databases older than this were abandoned: making one takes seconds. */
const ABANDONED_AFTER_MS = 10 * 60_000

/** Deletes the half-made databases of starts that were killed, some 40 MB each. */
export const clearAbandoned = async (dir: string) => {
  const parent = dirname(dir)
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    if (!path.startsWith(beside(dir))) continue
    const made = await stat(path).catch(() => null)
    if (made && Date.now() - made.mtimeMs > ABANDONED_AFTER_MS) {
      // If it belongs to another account it stays: that is no reason for the start to fail.
      await rm(path, { recursive: true, force: true }).catch(() => {})
    }
  }
}

/** Makes the database beside its place and moves it there whole, so that a crash leaves no half of one. The first of several wins. */
export const initialise = async (binaries: Binaries, dir: string, password: string) => {
  const fresh = `${beside(dir)}${randomBytes(4).toString("hex")}`
  const passwordFile = `${fresh}.password`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (binaries.account) {
    const { uid, gid } = binaries.account
    await chown(fresh, uid, gid)
    await chown(passwordFile, uid, gid)
  }
  const { code, log } = await run(binaries, binaries.initdb, [
    `--pgdata=${fresh}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale=C",
  ])
  await rm(passwordFile, { force: true })
  if (code !== 0) {
    await rm(fresh, { recursive: true, force: true })
    const room = await noRoomIn(dirname(dir))
    throw new CannotRunHere(`The embedded database could not be made.${room}\n${log}`)
  }
  try {
    // Only an empty folder is removed: another process may run its database there by now.
    await rmdir(dir).catch(() => {})
    await rename(fresh, dir)
  } catch (error) {
    await rm(fresh, { recursive: true, force: true })
    if (!existsSync(join(dir, "PG_VERSION"))) throw error
  }
}

/**
 * Gives the folder to the account that PostgreSQL runs as: a copy made by root belongs to root. The folder itself comes last,
 * because its owner tells the next start whether all of it was handed over.
 */
export const handOver = async ({ account }: Binaries, dir: string) => {
  if (!account || (await stat(dir)).uid !== 0) return
  for (const name of [...(await readdir(dir, { recursive: true })), ""]) {
    await lchown(join(dir, name), account.uid, account.gid)
  }
}

const run = (binaries: Binaries, programPath: string, parameters: readonly string[]) =>
  new Promise<{ code: number | null; log: string }>((done) => {
    const [program, args] = binaries.command(programPath, parameters)
    const child = spawn(program, args, {
      ...binaries.spawnOptions,
      stdio: ["ignore", "pipe", "pipe"],
      cwd: "/",
    })
    let log = ""
    child.stdout?.on("data", (chunk) => (log += chunk))
    child.stderr?.on("data", (chunk) => (log += chunk))
    child.on("error", (error) => done({ code: -1, log: error.message }))
    child.on("close", (code) => done({ code, log }))
  })
