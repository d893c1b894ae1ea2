import { afterAll, beforeAll, expect, test } from "bun:test"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { startProxy } from "../support/proxy.ts"
import { SECRET } from "../support/secret.ts"
import { SIMULATE } from "../support/simulate.ts"

/* What ends a talk in the terminal before its end. */

let database: TestDatabase
let proxy: Awaited<ReturnType<typeof startProxy>>
beforeAll(async () => {
  database = await freshDatabase()
  proxy = await startProxy(database.url)
})
afterAll(async () => {
  proxy.stop()
  await database.drop()
})

/** Talks until the first reply, and goes on after what happens then. */
const talks = async (happens: () => Promise<unknown>) => {
  const child = Bun.spawn([process.execPath, SIMULATE, "--json"], {
    env: {
      ...{ ...process.env, DATABASE_URL: proxy.url },
      ...{ APP_SECRET: SECRET, LOG_LEVEL: "silent" },
    },
    stdin: "pipe",
    stdout: "pipe",
    stderr: "pipe",
  })
  child.stdin.write("Hola\n")
  await child.stdin.flush()
  const first = await child.stdout.getReader().read()
  expect(new TextDecoder().decode(first.value)).toContain('"result":"replied"')
  await happens()
  child.stdin.write("¿Sigues ahí?\n")
  await child.stdin.end()
  const err = await new Response(child.stderr).text()
  return { err, code: await child.exited }
}

test("a chatbot that is deleted meanwhile is said to be missing", async () => {
  const deleted = () => database.owner.query("delete from chatbots")
  expect(await talks(deleted)).toEqual({
    err: "I am sorry, I could not find the requested chatbot. Please contact the administrator.\n",
    code: 3,
  })
})

test("a database that is lost meanwhile is named, with the exit code for it", async () => {
  const lost = async () => proxy.stop()
  const { err, code } = await talks(lost)
  expect(err).toMatch(/^The database was lost: .+\n$/)
  expect(code).toBe(69)
})
