import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { cp, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { startEmbedded } from "../../adapters/postgres/embedded/server.ts"
import { until } from "../support/process.ts"

/* The embedded database's folder as it is found after a crash of the machine, or where somebody copied it to. */

const isRoot = process.getuid?.() === 0
let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "recado-restored-"))
  // If we are root the server runs under another account, which has to be able to enter the folder.
  if (isRoot) await Bun.$`chmod 755 ${root}`.quiet()
})
afterAll(() => rm(root, { recursive: true, force: true }))

const ask = async (url: string, question: string) => {
  const client = new pg.Client({ connectionString: url })
  client.on("error", () => {})
  await client.connect()
  const { rows } = await client.query(question).finally(() => client.end().catch(() => {}))
  return rows
}
/** A folder with data. Its server is stopped, or left for the test to kill. */
const written = async (name: string, end: "SIGKILL" | "SIGINT" = "SIGINT") => {
  const dir = join(root, name)
  const server = await startEmbedded(dir)
  await ask(server.url, "create table kept as select 'recado' as word")
  if (end === "SIGINT") await server.stop()
  return { dir, server }
}
const lockOf = (dir: string) => join(dir, "postgres", "postmaster.pid")
const comesUp = async (dir: string) => {
  const server = await startEmbedded(dir)
  expect(await ask(server.url, "select word from kept")).toEqual([{ word: "recado" }])
  const { uid } = await stat(lockOf(dir))
  await server.stop()
  return uid
}
/** A lock file as PostgreSQL leaves it: process, folder, start, port. */
const lockBy = (pid: number, dir: string) =>
  [pid, join(dir, "postgres"), 1, 5432, "", "127.0.0.1", "", ""].join("\n")
/** Runs a program that prints the id of a process: its own, or of one that it has started. */
const saying = async (program: string, account: { uid?: number; gid?: number } = {}) => {
  const somebody = spawn("bash", ["-c", program], {
    ...account,
    stdio: ["ignore", "pipe", "ignore"],
  })
  const [said] = await once(somebody.stdout, "data")
  // Until what it has started has ended.
  await Bun.sleep(500)
  return { somebody, pid: Number(said) }
}
const ended = (child: ChildProcess) =>
  new Promise((done) => {
    child.on("close", done)
    child.kill()
  })

describe("the embedded database", () => {
  test.each([
    ["another program's by now", () => "echo $$; exec sleep 600"],
    [
      "that of a program by now which reads what it wrote",
      (dir: string) => `echo $$; exec tail -f '${join(dir, "postgres", "PG_VERSION")}' >/dev/null`,
    ],
    [
      "that of a part of another PostgreSQL by now",
      () => "echo $$; exec -a 'postgres: checkpointer' sleep 600",
    ],
    [
      "that of a program which has ended, and which nobody has taken note of",
      () => "sleep 0.1 & echo $!; exec sleep 600",
    ],
  ])("comes up after a crash although its process number is %s", async (_, program) => {
    const { dir } = await written(crypto.randomUUID())
    const { uid, gid } = await stat(join(dir, "postgres"))
    const { somebody, pid } = await saying(program(dir), isRoot ? { uid, gid } : {})
    await writeFile(lockOf(dir), lockBy(pid, dir))
    await comesUp(dir)
    await ended(somebody)
  })

  test("ends nobody else's program when it has crashed before it is stopped", async () => {
    const { dir, server } = await written("crashed", "SIGKILL")
    const postgres = Number((await readFile(lockOf(dir), "utf8")).split("\n")[0])
    const { somebody, pid } = await saying("echo $$; exec sleep 600")
    process.kill(postgres, "SIGKILL")
    await writeFile(lockOf(dir), lockBy(pid, dir))
    await server.stop()
    expect(somebody.signalCode).toBeNull()
    await ended(somebody)
  })

  test("that was copied while it ran says whose process holds it, and leaves that alone", async () => {
    const { dir, server } = await written("original", "SIGKILL")
    await Bun.$`cp -a ${dir} ${join(root, "copy")}`.quiet()
    await expect(startEmbedded(join(root, "copy"))).rejects.toThrow(
      /process \d+\) holds .*copy that was made while it ran/,
    )
    expect(await ask(server.url, "select word from kept")).toEqual([{ word: "recado" }])
    await server.stop()
    await until("its end", () =>
      readFile(lockOf(dir)).then(
        () => false,
        () => true,
      ),
    )
  })

  test.skipIf(!isRoot)(
    "that an administrator copied, who owns it now, is handed to its account",
    async () => {
      const { dir } = await written("backup")
      const copy = join(root, "copied by root")
      await cp(dir, copy, { recursive: true })
      await Bun.$`chown -R 0:0 ${copy}`.quiet()
      expect(await comesUp(copy)).not.toBe(0)
    },
  )

  test.skipIf(!isRoot)(
    "stays with the account that its folder belongs to, whichever others the machine has got",
    async () => {
      const { dir } = await written("moved")
      await Bun.$`chown -R 12345:12345 ${join(dir, "postgres")}`.quiet()
      expect(await comesUp(dir)).toBe(12345)
    },
  )
})
