import { readFile } from "node:fs/promises"
import { createServer } from "node:net"
import { join } from "node:path"

/** The port of last time; 0 when there was none. */
export const lastPort = async (dir: string) => {
  const said = await readFile(join(dir, "postmaster.opts"), "utf8").catch(() => "")
  return Number(/port=(\d+)/.exec(said)?.[1] ?? 0)
}

/** Below those that systems lend to whoever calls out: such a caller could sit on it just while the server is away. */
const PORTS = { from: 15_000, to: 32_000 }

/** `wanted`, or any that is free. */
export const freePort = async (wanted: number): Promise<number> => {
  if (wanted > 0 && (await isFree(wanted))) return wanted
  return freePort(PORTS.from + Math.floor(Math.random() * (PORTS.to - PORTS.from)))
}

/** Whether nobody sits on it. */
export const isFree = (port: number) =>
  new Promise<boolean>((done) => {
    const probe = createServer()
    probe.on("error", () => done(false))
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)))
  })
