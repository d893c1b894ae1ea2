import { readFile } from "node:fs/promises"
import { basename, join } from "node:path"

/* PostgreSQL's own lock file, which names its server's process. After a crash that process id may be another program's. */

type Lock = { readonly pid: number; readonly port: number }

/** The lock file's content; null: there is none, or its process does not run. */
const lockFile = async (dir: string): Promise<Lock | null> => {
  const lines = (await readFile(join(dir, "postmaster.pid"), "utf8").catch(() => "")).split("\n")
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return pid > 0 && alive(pid) ? { pid, port } : null
}

/** The server of this folder. `sure`: the system's process list confirms that it is one. */
export const serverIn = async (
  dir: string,
): Promise<(Lock & { readonly sure: boolean }) | null> => {
  const lock = await lockFile(dir)
  if (!lock) return null
  const command = await commandOf(lock.pid)
  return command === null || serves(command, dir) ? { ...lock, sure: command !== null } : null
}

/** The process that the lock file names if it is no server of this folder: another PostgreSQL, or any other program. */
export const strangerIn = async (dir: string) => {
  const lock = await lockFile(dir)
  const command = lock && (await commandOf(lock.pid))
  if (!lock || command === null || serves(command, dir)) return null
  return { pid: lock.pid, postgres: isPostgres(command) }
}

/** Whether a command line is that of this folder's server, as we launch it, and pg_ctl does. */
const serves = (command: Command, dir: string) =>
  isPostgres(command) && command.some((word, n) => word === "-D" && command[n + 1] === dir)

/** Not one of its children ("postgres: checkpointer"), which no lock file ever names. */
const isPostgres = ([program = ""]: Command) => basename(program) === "postgres"

type Command = readonly string[]

/** The words of a process's command line. Null: this system does not show it. [""]: it has ended, and its parent has not noticed yet. */
const commandOf = (pid: number): Promise<Command | null> =>
  readFile(`/proc/${pid}/cmdline`, "utf8").then(
    (line) => line.split("\0"),
    () => null,
  )

export const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}
