import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { until } from "../support/process.ts"
import { SIMULATE, simulatorOn } from "../support/simulate.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const { goOn, simulate } = simulatorOn(() => database)

/** A model that gives these answers, and then the last one again and again. */
const modelThatAnswers = (...messages: readonly object[]) => {
  let asked = 0
  const server = Bun.serve({
    port: 0,
    fetch: () => {
      const message = messages[Math.min(asked++, messages.length - 1)]
      return Response.json({ choices: [{ finish_reason: "stop", message }] })
    },
  })
  const env = { LLM_BASE_URL: server.url.origin, LLM_API_KEY: "key-of-the-tests" }
  return { env, stop: () => server.stop(true) }
}

test("a pipe is talked to line by line, and its end is the end", async () => {
  const { out, err, code } = await simulate([], "Hola\n¿Cuánto cuesta el corte de hombre?\n")
  expect(out).toContain("asistente virtual")
  expect(out).toContain("corte de hombre 15 euros")
  expect({ err, code }).toEqual({ err: "", code: 0 })
})

test("with --json nothing is printed but a line for each turn", async () => {
  const { out, code } = await simulate(["--json"], "Hola\n\nok\n")
  const turns = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { turn: number; in: string })
  expect(turns.map(({ turn, in: said }) => [turn, said])).toEqual([
    [1, "Hola"],
    [2, "ok"],
  ])
  expect(code).toBe(0)
})

test("with a seed a run says the same again, whatever was said before it", async () => {
  const run = async () => {
    const { out, code } = await goOn(["--seed", "7", "--json"], "Hola\n¿Cuánto cuesta el tinte?\n")
    expect(code).toBe(0)
    return out.replaceAll(/"ms":\d+/g, "")
  }
  const first = await run()
  expect(first).toContain("asistente virtual")
  expect((await goOn(["--message", "Hola"])).out).not.toContain("asistente virtual")
  expect(await run()).toBe(first)
})

test("a client who says BAJA hears that it is done, then nothing, until ALTA", async () => {
  const { out, code } = await simulate(["--json"], "BAJA\nHola\nstop messaging me\nALTA\nHola\n")
  const turns = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { out: string | null; result: string })
  expect(turns.slice(0, 4).map(({ out, result }) => [out, result])).toEqual([
    ["No recibirás más mensajes. Escribe ALTA para volver.", "keyword"],
    [null, "opted_out"],
    [null, "keyword"],
    ["Ya puedes escribirnos de nuevo.", "keyword"],
  ])
  expect(turns[4]?.result).toBe("replied")
  expect(code).toBe(0)
})

test("who plays a client under the number of a real one says nothing as that one", async () => {
  await simulate(["--message", "Hola"])
  const rows = async (text: string) => (await database.owner.query(text)).rows
  const [real] = await rows(
    `insert into clients (chatbotid, phonenumber, name)
     select id, '34600111222', 'Ana' from chatbots limit 1 returning id`,
  )
  for (const client of ["34600111222", "+34600111222"]) {
    expect((await goOn(["--client", client, "--message", "Hola"])).code).toBe(0)
  }
  expect(await rows(`select 1 from messages where clientid = '${real.id}'`)).toEqual([])
  const played = "from clients where simulated and phonenumber like '%34600111222'"
  expect(await rows(`select phonenumber ${played}`)).toEqual([{ phonenumber: "+34600111222" }])
  const { code } = await simulate(["--client", "34600111222", "--message", "Hola"])
  expect(code).toBe(0)
  const said = `select content from messages where direction = 'INBOUND' and clientid in (select id ${played})`
  expect(await rows(said)).toEqual([{ content: "Hola" }])
})

test("a chatbot that is not there is said to be missing", async () => {
  const { err, code } = await simulate(["--chatbot", crypto.randomUUID(), "--message", "hola"])
  expect({ err, code }).toEqual({
    err: "I am sorry, I could not find the requested chatbot. Please contact the administrator.\n",
    code: 3,
  })
})

test("a message and a script at once are one too many", async () => {
  const { err, code } = await simulate(["--message", "hola", "--script", "whatever.txt"])
  expect([err.split("\n")[0], code]).toEqual(["--message or --script: one of them", 2])
})

test.each(["2f1e", "a".repeat(36)])("%p is no chatbot's id", async (id) => {
  const { err, code } = await simulate(["--chatbot", id, "--message", "hola"])
  expect(err).toStartWith("--chatbot: an id such as 2f1e…")
  expect(code).toBe(2)
})

test.each([
  ["blank", "  "],
  ["without anything that shows", "\u200b"],
  ["too long", "a".repeat(4_097)],
])("a message that is %s is none that a client could send", async (_, text) => {
  const { err, code } = await simulate(["--message", text])
  expect(err).toStartWith("--message: 1 to 4096 characters")
  expect(code).toBe(2)
})

test("an apology fails the run; that a person was called does not", async () => {
  const pause = {
    content: null,
    tool_calls: [{ id: "call_1", function: { name: "pause_conversation", arguments: "{}" } }],
  }
  const handing = modelThatAnswers({ content: "Hola" }, pause, { content: "" })
  const script = "Hola\nQuiero hablar con una persona\n"
  const handed = await simulate([], script, handing.env)
  handing.stop()
  expect(handed.out).toContain("He avisado a una persona del equipo.")
  expect(handed.code).toBe(0)

  const silent = modelThatAnswers({ content: "" })
  const sorry = await simulate(["--message", "Hola"], "", silent.env)
  silent.stop()
  expect(sorry.code).toBe(1)
})

test("what a database cannot hold is left out of what is said", async () => {
  const { out, code } = await simulate(["--json"], "Ho\u0000la\n\u0000\n")
  const turns = out.trim().split("\n")
  expect(turns.map((turn) => (JSON.parse(turn) as { in: string }).in)).toEqual(["Hola"])
  expect(code).toBe(0)
})

describe("a database of its own is left running by", () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "recado-simulate-"))
    await writeFile(join(folder, "script.txt"), "Hola\n@wait 600\n")
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const ownDatabase = () => ({ DATABASE_URL: "", DATA_DIR: folder })
  const isRunning = () => existsSync(join(folder, "postgres", "postmaster.pid"))
  /** What was only told to end takes a moment for it; what was left running does not end. */
  const hasEnded = () => until("the database has ended", () => !isRunning())

  test("no chat with a chatbot that is not there", async () => {
    const missing = ["--chatbot", crypto.randomUUID(), "--message", "hola"]
    expect((await simulate(missing, "", ownDatabase())).code).toBe(3)
    await hasEnded()
  })

  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
  ] as const)("no chat that %s breaks off", async (signal, code) => {
    const script = join(folder, "script.txt")
    const child = Bun.spawn([process.execPath, SIMULATE, "--json", "--script", script], {
      env: { ...process.env, ...ownDatabase() },
      stdout: "pipe",
      stderr: "ignore",
    })
    await child.stdout.getReader().read()
    expect(isRunning()).toBe(true)
    child.kill(signal)
    child.kill(signal)
    expect(await child.exited).toBe(code)
    await hasEnded()
  })
})
