import { afterAll, beforeAll, expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { connect, type Socket } from "node:net"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { type Child, spawnReady, until } from "../support/process.ts"

const SOCKETS = 5_000
const AT_ONCE = 250
/** Well before the first of them is closed as idle, and enough for a busy machine. */
const PROMPT_MS = 10_000
const GROWN_MB = 100
/** A process grows with its first calls, and its memory is read again as some of it is given back. */
const WARM_CALLS = 50
const READINGS = 5

let database: TestDatabase
let child: Child

beforeAll(async () => {
  database = await freshDatabase()
  child = await spawnReady("adapters/cli/serve.ts", {
    ...{ DATABASE_URL: database.url, APP_SECRET: "x".repeat(40), PORT: "0", ROLE: "api" },
  })
})
afterAll(async () => {
  child.kill("SIGTERM")
  await child.exited
  await database.drop()
})

/** Resident, in megabytes (Linux). */
const memory = () => {
  const [, pages = "0"] = readFileSync(`/proc/${child.pid}/statm`, "utf8").split(" ")
  return (Number(pages) * 4096) / 1e6
}

const answers = async () => {
  const began = performance.now()
  const { status } = await fetch(`${child.url}/api/health`)
  return { status, prompt: performance.now() - began < PROMPT_MS }
}

test("five thousand sockets that say nothing keep nobody waiting, cost little, and are closed", async () => {
  const { hostname, port } = new URL(child.url)
  for (let n = 0; n < WARM_CALLS; n++) await answers()
  const before = memory()
  const sockets: Socket[] = []
  let opened = 0
  let closed = 0
  const open = () =>
    new Promise<void>((done) => {
      const socket = connect(Number(port), hostname, () => {
        opened++
        done()
      })
      socket.on("error", () => done())
      socket.on("close", () => closed++)
      sockets.push(socket)
    })
  while (sockets.length < SOCKETS) await Promise.all(Array.from({ length: AT_ONCE }, open))
  expect(opened).toBeGreaterThan(SOCKETS * 0.9)
  const readings: number[] = []
  while (readings.length < READINGS) {
    expect(await answers()).toEqual({ status: 200, prompt: true })
    readings.push(memory())
  }
  expect(Math.min(...readings) - before).toBeLessThan(GROWN_MB)
  await until("all are closed", () => closed === SOCKETS)
  expect(await answers()).toEqual({ status: 200, prompt: true })
})
