import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { post, textPayload } from "../support/meta-posts.ts"
import { connectedOwner } from "../support/owners.ts"
import { refusedStart, spawnReady, until } from "../support/process.ts"
import { startProviders } from "../support/providers.ts"
import { SECRET, vault } from "../support/secret.ts"

/*
 * A disk that is really full: a small one in memory, which only an administrator may make. Nothing that was accepted is lost, what
 * cannot be stored is refused, and everything goes on by itself once there is room.
 */

const disk = await mkdtemp(join(tmpdir(), "recado-disk-"))
const mounted =
  (await Bun.$`mount -t tmpfs -o size=220m,mode=755 tmpfs ${disk}`.nothrow().quiet()).exitCode === 0
const data = join(disk, "data")
const fill = join(disk, "fill")
const fills = (megabytes = 1_000) =>
  Bun.$`dd if=/dev/zero of=${fill} bs=1M count=${megabytes}`.nothrow().quiet()
afterAll(async () => {
  if (mounted) await Bun.$`umount -l ${disk}`.nothrow().quiet()
  await rm(disk, { recursive: true, force: true })
})

describe.skipIf(!mounted)("a first start on a disk without room", () => {
  test.each([
    ["at all", 1_000],
    ["for a database", 200],
  ])("%s says so, and leaves nothing half made behind", async (_, megabytes) => {
    await fills(megabytes)
    const { code, said } = await refusedStart({ DATABASE_URL: "", DATA_DIR: data })
    expect(said).toMatch(/no space left on device|no room left on the disk/i)
    expect(code).toBe(69)
    for (const name of await readdir(data)) {
      expect(name).toBeOneOf(["app.secret", "postgres.password"])
      expect(await readFile(join(data, name), "utf8")).not.toBe("")
    }
    await rm(fill)
    const child = await spawnReady("adapters/cli/serve.ts", {
      ...{ DATABASE_URL: "", DATA_DIR: data, PORT: "0" },
    })
    child.kill("SIGTERM")
    expect(await child.exited).toBe(0)
    await rm(data, { recursive: true })
  })
})

describe.skipIf(!mounted)("a disk that fills up under a running Recado", () => {
  let providers: ReturnType<typeof startProviders>
  beforeAll(() => {
    providers = startProviders({ say: (words) => words.join() })
  })
  afterAll(() => providers.stop())

  test.each([
    ["keeps the database up", false],
    ["ends the database, which cannot come up again", true],
  ])("and %s", async (_, ends) => {
    providers.sends.length = 0
    const child = await spawnReady("adapters/cli/serve.ts", {
      ...providers.env,
      ...{ DATABASE_URL: "", DATA_DIR: data, APP_SECRET: SECRET, PORT: "0" },
    })
    const port = (await readFile(join(data, "postgres", "postmaster.pid"), "utf8")).split("\n")[3]
    const password = (await readFile(join(data, "postgres.password"), "utf8")).trim()
    const admin = new pg.Client(`postgres://recado:${password}@127.0.0.1:${port}/recado`)
    admin.on("error", () => {})
    await admin.connect()
    await connectedOwner(admin, vault, { phoneNumberId: `60${Number(ends)}` })
    let n = 0
    const taken: string[] = []
    /** What Meta hears. */
    const write = async () => {
      const from = `3460000${1_000 + ++n}`
      const text = `m${n} ${"x".repeat(3_000)}`
      const body = textPayload({ line: `60${Number(ends)}`, from, id: `full-${ends}-${n}`, text })
      const { status } = await post(child.url, body)
      if (status === 200) taken.push(from)
      return status
    }
    const answered = () => new Set(providers.sends.map(({ to }) => to))
    expect(await write()).toBe(200)
    await until("the first answer", () => answered().size === 1)

    await fills()
    if (ends) {
      // More than fits into the current file of the write-ahead log.
      const burning = admin.query(
        "select pg_logical_emit_message(true, 'x', repeat('y', 1000000)) from generate_series(1, 60)",
      )
      await expect(burning).rejects.toThrow()
    }
    await until("a refusal", async () => (await write()) === 503)
    expect((await fetch(`${child.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${child.url}/`)).status).toBe(200)
    if (ends) {
      const health = await fetch(`${child.url}/api/health`)
      expect(health.status).toBe(503)
    }

    await rm(fill)
    await until("the next message is taken", async () => (await write()) === 200)
    await until("every answer", () => taken.every((from) => answered().has(from)))
    expect(providers.sends).toHaveLength(answered().size)
    await admin.end().catch(() => {})
    child.kill("SIGTERM")
    expect(await child.exited).toBe(0)
  })
})
