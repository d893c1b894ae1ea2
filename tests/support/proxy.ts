import { connect, createServer, type Socket } from "node:net"

/**
 * A proxy before the database whose connections can be cut, fall silent without being cut (half open), or be slow to
 * open. `said` may change what the database is sent.
 */
export const startProxy = async (target: string, said = (bytes: string | Buffer) => bytes) => {
  const { hostname, port } = new URL(target)
  const pairs = new Set<readonly [Socket, Socket]>()
  let silent = false
  let closed = false
  let delay = 0
  const server = createServer(async (near) => {
    near.on("error", () => {})
    if (delay) await Bun.sleep(delay)
    if (closed) return near.destroy()
    const far = connect(Number(port), hostname)
    const pair = [near, far] as const
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("data", (bytes) => {
        if (!silent) to.write(from === near ? said(bytes) : bytes)
      })
      from.on("error", end)
      from.on("close", end)
    }
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  const address = server.address()
  const url = new URL(target)
  url.hostname = "127.0.0.1"
  url.port = String(typeof address === "object" ? address?.port : "")
  return {
    url: url.href,
    /** Packets vanish; connections stay. */
    silence: (is: boolean) => {
      silent = is
    },
    /** New connections are opened this late, milliseconds. */
    delay: (ms: number) => {
      delay = ms
    },
    /** Every connection breaks, and new ones are refused, until it is mended. */
    cut: (is: boolean) => {
      closed = is
      if (is) for (const [near, far] of pairs) for (const end of [near, far]) end.destroy()
    },
    stop: () => {
      for (const [near, far] of pairs) for (const end of [near, far]) end.destroy()
      server.close()
    },
  }
}
