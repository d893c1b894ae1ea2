import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { start } from "../../adapters/main.ts"
import type { Embedded } from "../../adapters/postgres/embedded/join.ts"
import { startEmbedded } from "../../adapters/postgres/embedded/server.ts"
import { until } from "../support/process.ts"

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "recado-embedded-"))
  // If we are root the server runs under another account, which has to be able to enter the folder.
  if (process.getuid?.() === 0) await Bun.$`chmod 755 ${root}`.quiet()
})
afterAll(() => rm(root, { recursive: true, force: true }))

const ask = async (url: string, question: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(question)).rows
  } finally {
    await client.end()
  }
}

const pidOf = async (dir: string) =>
  Number((await readFile(join(dir, "postgres", "postmaster.pid"), "utf8")).split("\n")[0])

const kill = async (dir: string) => {
  try {
    process.kill(await pidOf(dir), "SIGKILL")
  } catch {
    // It has ended already.
  }
}

describe("the embedded database", () => {
  test("starts in an empty folder, with blanks in its path, and keeps what it is given", async () => {
    const dir = join(root, "data of the shop")
    // A process died while it made its database.
    await mkdir(join(dir, "postgres.new-half"), { recursive: true })
    await writeFile(join(dir, "postgres.new-half", "PG_VERSION"), "18\n")
    const first = await startEmbedded(dir)
    await ask(first.url, "create table kept (word text)")
    await ask(first.url, "insert into kept values ('recado')")
    await first.stop()
    const second = await startEmbedded(dir)
    expect(await ask(second.url, "select word from kept")).toEqual([{ word: "recado" }])
    expect(await ask(second.url, "show fsync")).toEqual([{ fsync: "on" }])
    await second.stop()
  })

  test("is told none of our settings, which may be secrets", async () => {
    process.env.STRIPE_SECRET_KEY = "sk_test_of_ours"
    const server = await startEmbedded(join(root, "told"))
    delete process.env.STRIPE_SECRET_KEY
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query("create temp table told (line text); copy told from program 'env'")
    const { rows } = await client.query<{ line: string }>("select line from told")
    await client.end()
    await server.stop()
    const names = rows.map(({ line }) => line.split("=")[0])
    expect(names).toContain("PATH")
    expect(names).not.toContain("STRIPE_SECRET_KEY")
    expect(names).not.toContain("HOME")
  })

  test("stops also while a connection that was given up just before is still leaving", async () => {
    const dir = join(root, "leaving")
    const server = await startEmbedded(dir)
    const leaving = new pg.Client({ connectionString: server.url })
    await leaving.connect()
    const stopped = server.stop()
    await leaving.end()
    await stopped
    await expect(stat(join(dir, "postgres", "postmaster.pid"))).rejects.toThrow("ENOENT")
  })

  test("clears away what starts that were killed have left of theirs, and nothing of one that goes on", async () => {
    const dir = join(root, "killed")
    const made = async (name: string, minutesAgo: number) => {
      await mkdir(join(dir, name, "base"), { recursive: true })
      await writeFile(join(dir, `${name}.password`), "x")
      const at = new Date(Date.now() - minutesAgo * 60_000)
      for (const path of [name, `${name}.password`]) await utimes(join(dir, path), at, at)
    }
    await made("postgres.new-dead", 60)
    await made("postgres.new-busy", 1)
    await made("postgresql of mine", 60)
    await (await startEmbedded(dir)).stop()
    const left = (await readdir(dir)).toSorted()
    expect(left).toEqual([
      "postgres",
      "postgres.new-busy",
      "postgres.new-busy.password",
      "postgres.password",
      "postgresql of mine",
      "postgresql of mine.password",
    ])
  })

  test("has a password of its own, in a file that nobody else may read", async () => {
    const dir = join(root, "secret")
    const server = await startEmbedded(dir)
    const file = join(dir, "postgres.password")
    const password = (await readFile(file, "utf8")).trim()
    expect(password).toMatch(/^[0-9a-f]{48}$/)
    expect((await stat(file)).mode & 0o077).toBe(0)
    const wrong = server.url.replace(password, "password")
    await expect(ask(wrong, "select 1")).rejects.toThrow()
    await server.stop()
  })

  test.each(["another", ""])(
    "without its password (%p) says so, and comes up with it again",
    async (wrong) => {
      const dir = join(root, `lost ${wrong}`)
      const server = await startEmbedded(dir)
      const file = join(dir, "postgres.password")
      const password = await readFile(file)
      // The wrong password is there while the server runs, the empty file when it is started.
      if (wrong === "") await server.stop()
      await writeFile(file, wrong)
      await expect(startEmbedded(dir)).rejects.toThrow(/postgres\.password. Put back the file/)
      await server.stop()
      await writeFile(file, password)
      const again = await startEmbedded(dir)
      expect(await ask(again.url, "select 1 as one")).toEqual([{ one: 1 }])
      await again.stop()
    },
  )

  test("that is killed comes back by itself, at the same address and with what it was given, and says so", async () => {
    const dir = join(root, "killed")
    const said: string[] = []
    const server = await startEmbedded(dir, ({ message }) => said.push(message))
    await ask(server.url, "create table kept as select 'recado' as word")
    await kill(dir)
    await until("the server", () =>
      ask(server.url, "select word from kept").then(
        (rows) => rows[0].word === "recado",
        () => false,
      ),
    )
    expect(said).not.toEqual([])
    for (const words of said) expect(words).toStartWith("The embedded PostgreSQL has ended.")
    await server.stop()
    await expect(ask(server.url, "select 1")).rejects.toThrow()
  })

  test("that comes back waits for its old port, where everybody goes on asking", async () => {
    const dir = join(root, "port")
    const said: string[] = []
    const server = await startEmbedded(dir, ({ message }) => said.push(message))
    const port = Number(new URL(server.url).port)
    let taken: { stop: (closed: boolean) => void } | undefined
    await until("the port", async () => {
      // Again and again, as the server may be started again before the port is taken.
      await kill(dir)
      try {
        taken = Bun.listen({ hostname: "127.0.0.1", port, socket: { data: () => {} } })
        return true
      } catch {
        return false
      }
    })
    await until("word of it", () => said.some((words) => words.includes(`port ${port} is taken`)))
    taken?.stop(true)
    await until("the server", () =>
      ask(server.url, "select 1").then(
        () => true,
        () => false,
      ),
    )
    expect(await ask(server.url, "select 1 as one")).toEqual([{ one: 1 }])
    await server.stop()
  })

  test("is ended by a start that fails after it, whoever waits for an answer of it", async () => {
    const dir = join(root, "failing start")
    const free = Bun.serve({ port: 0, fetch: () => new Response() })
    const PORT = String(free.port)
    await free.stop(true)
    const env = { DATA_DIR: dir, PORT, LOG_LEVEL: "silent" }
    const failing = start(env, () => {
      throw new Error("no ports")
    })
    const waiting = new AbortController()
    fetch(`http://localhost:${PORT}/ready`, waiting).catch(() => {})
    await expect(failing).rejects.toThrow("no ports")
    waiting.abort()
    expect(await readdir(join(dir, "postgres"))).not.toContain("postmaster.pid")
  })

  test("an orphan that outlived its process is joined, not doubled", async () => {
    const dir = join(root, "orphan")
    const script = `const { startEmbedded } = await import(${JSON.stringify(
      join(import.meta.dir, "../../adapters/postgres/embedded/server.ts"),
    )}); await startEmbedded(${JSON.stringify(dir)}); process.kill(process.pid, "SIGKILL")`
    await Bun.spawn([process.execPath, "-e", script]).exited
    const orphan = await pidOf(dir)
    const joined = await startEmbedded(dir)
    expect(await pidOf(dir)).toBe(orphan)
    expect(await ask(joined.url, "select 1 as one")).toEqual([{ one: 1 }])
    await joined.stop()
  })

  test("processes on one folder share one server, also when they all begin at once, and the last one ends it", async () => {
    const dir = join(root, "shared")
    const begun = Array.from({ length: 4 }, () => startEmbedded(dir))
    const [one, two, ...more] = (await Promise.all(begun)) as [Embedded, Embedded, ...Embedded[]]
    for (const { url } of [two, ...more]) expect(url).toBe(one.url)
    const busy = new pg.Client({ connectionString: two.url })
    await busy.connect()
    await one.stop()
    expect((await busy.query("select 1 as one")).rows).toEqual([{ one: 1 }])
    await busy.end()
    await two.stop()
    await expect(ask(two.url, "select 1")).rejects.toThrow()
  })

  test("data of another PostgreSQL is refused in words, and not touched", async () => {
    const dir = join(root, "old")
    await mkdir(join(dir, "postgres"), { recursive: true })
    await writeFile(join(dir, "postgres", "PG_VERSION"), "15\n")
    await expect(startEmbedded(dir)).rejects.toThrow(
      /PostgreSQL 15.*brings 18.*Nothing was touched/s,
    )
    expect(await readFile(join(dir, "postgres", "PG_VERSION"), "utf8")).toBe("15\n")
  })

  test("a folder that holds something else is refused, and not touched", async () => {
    const dir = join(root, "photos")
    await mkdir(join(dir, "postgres"), { recursive: true })
    await writeFile(join(dir, "postgres", "beach.jpg"), "sand")
    await expect(startEmbedded(dir)).rejects.toThrow(/not empty and not a database of ours/)
    expect(await readFile(join(dir, "postgres", "beach.jpg"), "utf8")).toBe("sand")
  })
})
