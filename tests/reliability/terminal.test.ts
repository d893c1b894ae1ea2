import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { serverIn } from "../../adapters/postgres/embedded/lock-file.ts"
import { until } from "../support/process.ts"

const ROOT = join(import.meta.dir, "..", "..")

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recado-terminal-"))
})
afterAll(() => rm(folder, { recursive: true }))

/** Starts in a terminal, and answers how to close its window. */
const startInTerminal = async (...command: readonly string[]) => {
  let said = ""
  const child = Bun.spawn([...command, process.execPath, join(ROOT, "adapters/cli/serve.ts")], {
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: folder, PORT: "0" },
    cwd: folder,
    terminal: {
      data: (_, bytes) => {
        said += new TextDecoder().decode(bytes)
      },
    },
  })
  return { child, said: () => said, close: () => child.terminal?.close() }
}

test("a terminal that is closed ends it cleanly, and leaves no database running", async () => {
  const { child, said, close } = await startInTerminal()
  await until("it is ready", () => said().includes("ready http"))
  expect(await serverIn(join(folder, "postgres"))).not.toBeNull()
  close()
  expect(await child.exited).toBe(0)
  expect(await serverIn(join(folder, "postgres"))).toBeNull()
})

test("so it does where its words go to a file", async () => {
  const file = join(folder, "words.log")
  const { child, close } = await startInTerminal("sh", "-c", `exec "$@" > "${file}" 2>&1`, "sh")
  await until("it is ready", async () =>
    (
      await Bun.file(file)
        .text()
        .catch(() => "")
    ).includes("ready http"),
  )
  close()
  expect(await child.exited).toBe(0)
  expect(await serverIn(join(folder, "postgres"))).toBeNull()
})

test("started with nohup it goes on when its terminal is closed", async () => {
  const { child, close } = await startInTerminal("nohup")
  const ready = () =>
    Bun.file(join(folder, "nohup.out"))
      .text()
      .catch(() => "")
  await until("it is ready", async () => (await ready()).includes("ready http"))
  const url = /ready (\S+)/.exec(await ready())?.[1]
  close()
  await Bun.sleep(1_500)
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  child.kill("SIGTERM")
  expect(await child.exited).toBe(0)
})
