import { expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { chmod, cp, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import pg from "pg"
import { startEmbedded } from "../../adapters/postgres/embedded/server.ts"
import { freshDatabase } from "../support/database.ts"
import { runToEnd, until } from "../support/process.ts"

/** What a process holds while it migrates (db/migrate.ts). */
const LOCK = 7_236_001
const ROOT = join(import.meta.dir, "..", "..")

test.each([
  ["adapters/cli/simulate.ts", ["--chatbot", "--script", "--json"], 2],
  ["adapters/cli/prices.ts", ["--make"], 2],
  ["adapters/cli/migrate.ts", ["bun run migrate"], 2],
  ["adapters/cli/start.ts", ["bun run start"], 2],
  ["adapters/cli/build.ts", ["bun run build"], 2],
  ["adapters/cli/dev.ts", ["bun run dev"], 2],
  ["tests/learn/run.ts", ["bun run learn"], 2],
  ["tests/bench/bench.ts", ["--turns", "--calendar", "--owner", "--chaos", "--json"], 1],
])(
  "%s says its options when asked, and instead of failing at one that it does not have",
  async (script, options, code) => {
    const asked = await runToEnd(script, { args: ["--help"] })
    expect(asked.code).toBe(0)
    for (const option of options) expect(asked.out).toContain(option)

    const wrong = await runToEnd(script, { args: ["--unheard-of"] })
    expect([wrong.code, wrong.out]).toEqual([code, ""])
    expect(wrong.err).toContain(asked.out.trim())
    expect(wrong.err).not.toContain("    at ")
  },
)

test.each(["start.ts", "build.ts"])(
  "%s says in words why the packages cannot be installed",
  async (command) => {
    const folder = await mkdtemp(join(tmpdir(), "recado-packages-"))
    const cli = join("adapters", "cli")
    for (const file of [command, "prepare.ts", "arguments.ts"]) {
      await cp(join(ROOT, cli, file), join(folder, cli, file))
    }
    for (const file of ["package.json", "bun.lock"]) await writeFile(join(folder, file), "no JSON")
    const { code, err } = await runToEnd(join(folder, cli, command))
    await rm(folder, { recursive: true })
    expect(code).toBe(1)
    expect(err).toContain("bun install failed")
    expect(err).not.toContain("prepare.ts:")
  },
)

test("prices leaves no database of its own running when Stripe is out of reach", async () => {
  const folder = await mkdtemp(join(tmpdir(), "recado-prices-"))
  const { code, err } = await runToEnd("adapters/cli/prices.ts", {
    env: {
      ...{ DATABASE_URL: "", DATA_DIR: folder, STRIPE_API_URL: "http://127.0.0.1:1" },
      ...{ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" },
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    },
  })
  expect([code, err]).toEqual([1, expect.stringContaining("Stripe")])
  expect(existsSync(join(folder, "postgres", "PG_VERSION"))).toBe(true)
  await until("it has ended", () => !existsSync(join(folder, "postgres", "postmaster.pid")))
  await rm(folder, { recursive: true })
})

test.each(["migrate.ts", "prices.ts"])(
  "%s that waits for somebody else's migration can be broken off too",
  async (command) => {
    const { url, owner, drop } = await freshDatabase()
    await owner.query("select pg_advisory_lock($1)", [LOCK])
    const child = Bun.spawn([process.execPath, join(ROOT, "adapters", "cli", command)], {
      env: {
        ...process.env,
        ...{ DATABASE_URL: url, STRIPE_SECRET_KEY: "sk_test_1" },
        ...{ STRIPE_PUBLISHABLE_KEY: "pk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
      },
      stdout: "ignore",
      stderr: "ignore",
    })
    await until("it waits", async () => {
      const { rows } = await owner.query(
        "select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'",
      )
      return rows.length > 0
    })
    child.kill("SIGTERM")
    expect(await child.exited).toBe(143)
    await drop()
  },
)

/** A data folder whose database keeps whoever wants to bring it up to date waiting for ever. */
const slowFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), "recado-slow-"))
  if (process.getuid?.() === 0) await chmod(folder, 0o755)
  const server = await startEmbedded(folder)
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query(
    `create function wait() returns event_trigger language plpgsql as $$ begin
       if current_setting('application_name') = 'recado migrate' then perform pg_sleep(600); end if; end $$;
     create event trigger wait on login execute function wait()`,
  )
  await client.end()
  // Not by a signal: this process would start it again.
  await server.stop()
  await until("it has ended", () => !existsSync(join(folder, "postgres", "postmaster.pid")))
  return folder
}

test.each(["migrate.ts", "prices.ts"])(
  "%s leaves no database running when it is interrupted",
  async (command) => {
    const folder = await mkdtemp(join(tmpdir(), "recado-interrupted-"))
    await leavesNothing(command, folder)
  },
)

test("a start that takes too long to be waited for leaves no database running, either", async () => {
  for (const [command, code] of [
    ["migrate.ts", 130],
    ["serve.ts", 0],
  ] as const)
    await leavesNothing(command, await slowFolder(), code)
})

const leavesNothing = async (command: string, folder: string, code = 130) => {
  const running = join(folder, "postgres", "postmaster.pid")
  const child = Bun.spawn([process.execPath, join(ROOT, "adapters", "cli", command)], {
    env: {
      ...process.env,
      ...{ DATABASE_URL: "", DATA_DIR: folder, STRIPE_SECRET_KEY: "sk_test_1", PORT: "0" },
      ...{ STRIPE_PUBLISHABLE_KEY: "pk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
    },
    stdout: "ignore",
    stderr: "ignore",
  })
  await until("the database runs", () => existsSync(running))
  child.kill("SIGINT")
  expect(await child.exited).toBe(code)
  // What was only told to end takes a moment for it; what was left running does not end.
  await until("the database has ended", () => !existsSync(running))
  await rm(folder, { recursive: true })
}
