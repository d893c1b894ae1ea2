import { afterAll, beforeAll, expect, test } from "bun:test"
import { createServer } from "node:net"
import { join } from "node:path"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { SECRET } from "../support/secret.ts"

const SERVE = join(import.meta.dir, "..", "..", "adapters", "cli", "serve.ts")

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

/** A port at which nobody listens. The log says that mail for it is lost. */
const deadPort = () =>
  new Promise<number>((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => found(typeof address === "object" ? (address?.port ?? 0) : 0))
    })
  })

test("a process whose log nobody reads any more goes on serving, and ends cleanly", async () => {
  const child = Bun.spawn([process.execPath, SERVE], {
    env: {
      ...process.env,
      ...{ NODE_ENV: "test", LOG_LEVEL: "info", PORT: "0", APP_SECRET: SECRET },
      ...{ DATABASE_URL: database.url, MAIL_FROM: "recado@recado.example" },
      SMTP_URL: `smtp://127.0.0.1:${await deadPort()}`,
    },
    stdout: "pipe",
    stderr: "pipe",
  })
  const reader = child.stdout.getReader()
  let said = ""
  let url: string | undefined
  while (!url) {
    const { done, value } = await reader.read()
    if (done) throw new Error(`ended before it was ready:\n${said}`)
    said += new TextDecoder().decode(value)
    url = /^ready (\S+)$/m.exec(said)?.[1]
  }
  // The log's reader, such as a terminal, is gone.
  await reader.cancel()
  await child.stderr.cancel()

  for (const name of ["ana", "bea", "eva"]) {
    const answer = await fetch(`${url}/api/auth/sign-up`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${name}@owner.example`, password: "s3cret-1" }),
    })
    expect(answer.status).toBe(502)
  }
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  child.kill("SIGTERM")
  expect(await child.exited).toBe(0)
})
