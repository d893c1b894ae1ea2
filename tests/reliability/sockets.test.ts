import { afterAll, beforeAll, expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { connect, type Socket } from "node:net"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { type Child, spawnReady, until } from "../support/process.ts"

const SOCKETS = 5_000
const AT_ONCE = 250
/** For the quickest answer of several: well before the first of the sockets is closed as idle. */
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

/** How long an answer takes, in milliseconds. */
const answers = async () => {
  const began = performance.now()
  const { status } = await fetch(`${child.url}/api/health`)
  expect(status).toBe(200)
  return performance.now() - began
}

/** Answers a few calls; gives how long the quickest took, and the least memory after them. */
const read = async () => {
  const took: number[] = []
  const kept: number[] = []
  while (took.length < READINGS) {
    took.push(await answers())
    kept.push(memory())
  }
  return { took: Math.min(...took), kept: Math.min(...kept) }
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
  const beside = await read()
  expect(beside.took).toBeLessThan(PROMPT_MS)
  expect(beside.kept - before).toBeLessThan(GROWN_MB)
  await until("all are closed", () => closed === SOCKETS)
  expect((await read()).took).toBeLessThan(PROMPT_MS)
})
