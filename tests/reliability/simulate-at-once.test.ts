import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { until } from "../support/process.ts"
import { SECRET } from "../support/secret.ts"
import { SIMULATE, simulatorOn } from "../support/simulate.ts"

/* Several terminals that write as one client. */

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const { goOn, simulate } = simulatorOn(() => database)

/** A model that answers only once it may. */
const slowModel = () => {
  const [asked, may] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const server = Bun.serve({
    port: 0,
    idleTimeout: 0,
    fetch: async () => {
      asked.resolve()
      await may.promise
      const message = { content: "Son 15 euros." }
      return Response.json({ choices: [{ finish_reason: "stop", message }] })
    },
  })
  const env = { LLM_BASE_URL: server.url.origin, LLM_API_KEY: "key-of-the-tests" }
  return { env, asked: asked.promise, answers: may.resolve, stop: () => server.stop(true) }
}

describe("who writes while another terminal's message as the same client is being answered", () => {
  const count = async (text: string) => {
    const { rows } = await database.owner.query(`select count(*)::int as n from ${text}`)
    return rows[0].n as number
  }
  const written = () => count("messages where direction = 'INBOUND' and content ~ '^Precio'")

  test("does not take the answer away: all terminals read it", async () => {
    await simulate(["--message", "Hola"])
    const model = slowModel()
    const says = (text: string) => goOn(["--json", "--message", text], "", model.env)
    const first = says("Precio del tinte")
    await model.asked
    const others = [1, 2, 3, 4].map((n) => says(`Precio ${n}`))
    await until("all have written", async () => (await written()) === 5)
    model.answers()
    for (const { out, code } of await Promise.all([first, ...others])) {
      expect(JSON.parse(out)).toMatchObject({ out: "Son 15 euros.", result: "replied" })
      expect(code).toBe(0)
    }
    model.stop()
    expect(await count("turns where deaths > 0")).toBe(0)
  })

  const renamed = (from: string, to: string) =>
    database.owner.query(`alter table if exists ${from} rename to ${to}`)

  test.each([
    ["was left", 130, async (child: Bun.Subprocess) => child.kill("SIGINT")],
    ["was killed", 137, async (child: Bun.Subprocess) => child.kill("SIGKILL")],
    [
      "broke off",
      1,
      async (_: Bun.Subprocess, answers: () => void) => {
        await renamed("turns", "out_of_reach")
        answers()
      },
    ],
  ] as const)("is answered soon when that terminal %s", async (_, code, happens) => {
    await simulate(["--message", "Hola"])
    const model = slowModel()
    const child = Bun.spawn([process.execPath, SIMULATE, "--message", "Precio del tinte"], {
      env: { ...process.env, DATABASE_URL: database.url, APP_SECRET: SECRET, ...model.env },
      stdout: "ignore",
      stderr: "ignore",
    })
    await model.asked
    await happens(child, model.answers)
    expect(await child.exited).toBe(code)
    model.answers()
    await renamed("out_of_reach", "turns")
    const { out } = await goOn(["--json", "--message", "¿Y bien?"], "", model.env)
    model.stop()
    const { ms, ...said } = JSON.parse(out)
    expect(said).toMatchObject({ out: "Son 15 euros.", result: "replied" })
    expect(ms).toBeLessThan(20_000)
  })
})
