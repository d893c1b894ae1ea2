import { alive, serverIn } from "./lock-file.ts"

/** Fast shutdown: open transactions are rolled back. */
export const FAST_SHUTDOWN = "SIGINT"

/** Ends the server of a folder, whoever uses it, and waits for up to ten seconds until it has ended. */
export const endServer = async (dir: string) => {
  const lock = await serverIn(dir)
  if (!lock) return
  process.kill(lock.pid, FAST_SHUTDOWN)
  for (let tries = 0; tries < 400 && alive(lock.pid); tries++) await Bun.sleep(25)
}
