import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { openDatabase } from "../../adapters/database.ts"
import { openPool } from "../../adapters/postgres/store/pool.ts"
import { readConfig } from "../../adapters/settings/read-config.ts"
import { freshDatabase, STUCK_MS, type TestDatabase } from "../support/database.ts"
import { refusedStart } from "../support/process.ts"
import { startProxy } from "../support/proxy.ts"
import { SECRET } from "../support/secret.ts"

let folder: string
let database: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recado-refused-"))
  database = await freshDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test.each(["999.1.1.1", "no.such.host.example", "192.0.2.1"])(
  "HOST=%s, which is no address of this machine, is named",
  async (HOST) => {
    const { code, said } = await refusedStart({ HOST, DATA_DIR: folder })
    expect(said).toStartWith("HOST: ")
    expect(code).toBe(78)
  },
)

describe("a data folder", () => {
  test.each([{}, { APP_SECRET: SECRET }])("that is a file is named, with %p", async (env) => {
    const file = join(folder, "file")
    await writeFile(file, "mine")
    for (const DATA_DIR of [file, join(file, "data")]) {
      const { code, said } = await refusedStart({ ...env, DATA_DIR })
      expect(said).toContain(`DATA_DIR ${DATA_DIR} cannot be used`)
      expect(code).toBe(69)
    }
    expect(await readFile(file, "utf8")).toBe("mine")
  })
})

test("a pooler that keeps from PostgreSQL what a connection asks for is named: behind it there would be no row-level security", async () => {
  const proxy = await startProxy(database.url, (bytes) =>
    Buffer.from(
      bytes.toString("latin1").replace(/-c recado\.\w+=on/, (it) => " ".repeat(it.length)),
      "latin1",
    ),
  )
  const { code, said } = await refusedStart({ DATABASE_URL: proxy.url, DATA_DIR: folder })
  proxy.stop()
  expect(said).toContain("What stands at DATABASE_URL, a pooler perhaps")
  expect(code).toBe(69)
})

test("a file that the database's address names and that is not there is told like a database out of reach", async () => {
  const url = `${database.url}?sslmode=verify-full&sslrootcert=${join(folder, "none.pem")}`
  const { code, said } = await refusedStart({ DATABASE_URL: url, DATA_DIR: folder })
  expect(said).toContain("none.pem")
  expect(code).toBe(69)
})

describe("an account of PostgreSQL that is no administrator", () => {
  const ADMINS = "grant recado_app to"
  const made: string[] = []
  const account = async () => {
    const name = `shop_${crypto.randomUUID().slice(0, 8)}`
    await database.owner.query(`create role ${name} login password 'pw'`)
    made.push(name)
    return name
  }
  const databaseOf = async (name: string) => {
    await database.owner.query(`create database ${name} owner ${name}`)
  }
  const urlOf = (name: string, of = name) => {
    const url = new URL(database.url)
    return Object.assign(url, { username: name, password: "pw", pathname: `/${of}` }).href
  }
  const open = async (url: string) => {
    const { config } = readConfig({ DATABASE_URL: url })
    if (!config) throw new Error("no configuration")
    return (await openDatabase(config)).applied
  }
  afterAll(async () => {
    for (const name of made) {
      await database.owner.query(`drop database if exists ${name} with (force)`)
    }
    for (const name of made) await database.owner.query(`drop role ${name}`)
  })

  test("is told what an administrator has to grant it, and is enough then", async () => {
    const name = await account()
    await databaseOf(name)
    await expect(open(urlOf(name))).rejects.toThrow(`${ADMINS} "${name}"`)
    await database.owner.query(`${ADMINS} ${name}`)
    expect(await open(urlOf(name))).toContain("0001_walls")
    expect(await open(urlOf(name))).toEqual([])
  })

  test.each(["createrole", "nocreaterole"])(
    "that made the application's role, or may hand it on (%s, as managed services have it), takes it by itself",
    async (right) => {
      const name = await account()
      await databaseOf(name)
      // As PostgreSQL 16 and later do for the account that creates a role.
      await database.owner.query(
        `alter role ${name} ${right}; ${ADMINS} ${name} with admin true, inherit false, set false`,
      )
      expect(await open(urlOf(name))).toContain("0001_walls")
      const limits = { name: "test", size: 1, statementTimeout: STUCK_MS, connectTimeout: STUCK_MS }
      const pool = openPool(urlOf(name), limits, () => {})
      const { rows } = await pool.query("select current_user as works_as")
      await pool.end()
      expect(rows).toEqual([{ works_as: "recado_app" }])
    },
  )

  test("is told that it has to own the database", async () => {
    const [theirs, mine] = [await account(), await account()]
    await databaseOf(theirs)
    await database.owner.query(`${ADMINS} ${mine}`)
    await expect(open(urlOf(mine, theirs))).rejects.toThrow("database's owner")
  })

  test("is refused a database whose letters are not all there are", async () => {
    const name = await account()
    await database.owner.query(
      `create database ${name} owner ${name} encoding 'LATIN1' locale 'C' template template0`,
    )
    await database.owner.query(`${ADMINS} ${name}`)
    await expect(open(urlOf(name))).rejects.toThrow("encoding 'UTF8'")
  })

  test("is refused tables that were restored from another's dump: it would see none of their rows", async () => {
    const [theirs, mine] = [await account(), await account()]
    await databaseOf(theirs)
    await database.owner.query(`${ADMINS} ${theirs}, ${mine}`)
    await open(urlOf(theirs))
    const admin = new pg.Client({
      connectionString: urlOf(theirs).replace(
        /\/\/[^@]+@/,
        database.url.match(/\/\/[^@]+@/)?.[0] ?? "",
      ),
    })
    await admin.connect()
    await admin.query(`reassign owned by ${theirs} to ${mine}`)
    await admin.end()
    await expect(open(urlOf(mine, theirs))).rejects.toThrow(`made for the account ${theirs}`)
  })
})
