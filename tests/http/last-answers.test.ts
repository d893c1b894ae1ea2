import { afterAll, expect, test } from "bun:test"
import { connect } from "node:net"
import { serve } from "../../adapters/http/serve.ts"

const server = serve("127.0.0.1", 0)
server.handle(() => Response.json({ fine: true }))
afterAll(() => server.stop())

/** A connection that a proxy keeps open, and its answers to one request after another. */
const connection = () => {
  const socket = connect(server.port, "127.0.0.1")
  return {
    close: () => socket.destroy(),
    ask: async (header = "") => {
      const heard = new Promise<string>((done) => socket.once("data", (it) => done(String(it))))
      socket.write(`GET / HTTP/1.1\r\nHost: here\r\n${header}\r\n`)
      return await heard
    },
  }
}

test("a connection that its client asks to close hears that it was", async () => {
  const asking = connection()
  expect(await asking.ask("Connection: close\r\n")).toContain("Connection: close")
  asking.close()
})

test("a server that leaves first tells each connection that its answer was the last, and still takes new ones", async () => {
  const kept = connection()
  for (const _ of [1, 2]) expect(await kept.ask()).not.toContain("Connection: close")
  const left = server.leave()
  for (const each of [kept, connection()]) {
    const answer = await each.ask()
    expect(answer).toStartWith("HTTP/1.1 200")
    expect(answer).toContain("Connection: close")
    each.close()
  }
  await left
})
