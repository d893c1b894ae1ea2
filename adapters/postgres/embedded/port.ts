import { readFile } from "node:fs/promises"
import { createServer } from "node:net"
import { join } from "node:path"

/** The port that the server had last; 0: it never ran. */
export const lastPort = async (dir: string) => {
  const said = await readFile(join(dir, "postmaster.opts"), "utf8").catch(() => "")
  return Number(/port=(\d+)/.exec(said)?.[1] ?? 0)
}

/** Below the range that systems use for outgoing connections, one of which could take the port while the server restarts. */
const PORTS = { from: 15_000, to: 32_000 }

/** `wanted` if it is free, or any other free port. */
export const freePort = async (wanted: number): Promise<number> => {
  if (wanted > 0 && (await isFree(wanted))) return wanted
  return freePort(PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from)))
}

/** Whether nobody listens on a port. */
export const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
    probe.on("error", () => done(false))
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)))
  })
