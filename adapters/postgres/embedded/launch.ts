import { type ChildProcess, spawn } from "node:child_process"
import { chmod, chown, open, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Binaries, CannotRunHere } from "./binaries.ts"
import { FAST_SHUTDOWN } from "./end.ts"
import { serverIn, strangerIn } from "./lock-file.ts"

const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "128MB",
  log_min_messages: "warning",
  // Statements may hold data of the owners' clients.
  log_statement: "none",
  log_min_error_statement: "panic",
}

/** The servers that this process has launched, as long as they run. */
const launched = new Set<ChildProcess>()

/**
 * For a process that exits at once, without waiting for its start: tells what that has launched to end, whoever uses it. Another
 * process that has joined it meanwhile launches it again (server.ts).
 */
export const endLaunched = () => {
  for (const server of launched) server.kill(FAST_SHUTDOWN)
}

/**
 * Starts the server of a folder, detached and in a session of its own, so that neither our end nor a Ctrl-C in the terminal ends
 * it. Answers its log as soon as it runs or has refused to.
 */
export const launch = async (binaries: Binaries, dir: string, port: number): Promise<string> => {
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
  const settings = { ...SETTINGS, port: String(port) }
  const [program, args] = binaries.command(binaries.postgres, [
    "-D",
    dir,
    ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ])
  const server = spawn(program, args, {
    ...binaries.spawnOptions,
    // As pg_ctl does: tells PostgreSQL that the process in the lock file is not a server.
    env: {
      ...binaries.spawnOptions.env,
      ...(stranger && { PG_GRANDPARENT_PID: String(stranger.pid) }),
    },
    detached: true,
    stdio: ["ignore", out.fd, out.fd],
    cwd: "/",
  })
  server.on("error", () => {})
  launched.add(server)
  server.on("exit", () => launched.delete(server))
  server.unref()
  await out.close()
  // A server that refuses to start never writes its lock file.
  for (let tries = 0; tries < 100; tries++) {
    if (server.exitCode !== null || (await serverIn(dir))) break
    await Bun.sleep(20)
  }
  return readFile(logFile, "utf8").catch(() => "")
}
