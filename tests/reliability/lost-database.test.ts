import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { post, textPayload } from "../support/meta-posts.ts"
import { connectedOwner } from "../support/owners.ts"
import { type Child, spawnReady, until } from "../support/process.ts"
import { startProviders } from "../support/providers.ts"
import { startProxy } from "../support/proxy.ts"
import { SECRET, vault } from "../support/secret.ts"

const LINE = "6001"

let database: TestDatabase
let proxy: Awaited<ReturnType<typeof startProxy>>
let providers: ReturnType<typeof startProviders>
let child: Child

beforeAll(async () => {
  database = await freshDatabase()
  await connectedOwner(database.owner, vault, { phoneNumberId: LINE })
  proxy = await startProxy(database.url)
  providers = startProviders({ say: (words) => words.join(",") })
  child = await spawnReady("adapters/cli/serve.ts", {
    ...providers.env,
    DATABASE_URL: proxy.url,
    APP_SECRET: SECRET,
    PORT: "0",
    LOG_LEVEL: "silent",
  })
})
afterAll(async () => {
  child?.kill("SIGKILL")
  await child?.exited
  providers?.stop()
  proxy?.stop()
  await database?.drop()
})

const write = (from: string, text: string) => {
  const body = textPayload({ line: LINE, from, id: `lost-${from}-${text}`, text })
  return post(child.url, body)
}
const answered = (text: string) => providers.sends.some((send) => send.text.includes(text))

describe.each([
  ["broken off", (is: boolean) => proxy.cut(is), "34701"],
  ["silent without being broken", (is: boolean) => proxy.silence(is), "34702"],
] as const)("a database whose connections are %s", (_, breaks, from) => {
  test("is no loss: Meta hears 503 and repeats, pages say so, and figures stay to be seen, and all comes back by itself", async () => {
    expect((await write(from, "before")).status).toBe(200)
    await until("the answer before", () => answered("before"))
    // It has to be recorded, too: otherwise its status event is waited for, 90 seconds long.
    await until("its record", async () => {
      const { rows } = await database.owner.query(
        "select 1 from conversations where last_seq > done_seq or scheduledat is not null",
      )
      return rows.length === 0
    })

    breaks(true)
    const refused = await write(from, "during")
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ code: "database_unavailable" })
    const health = await fetch(`${child.url}/api/health`)
    expect(health.status).toBe(503)
    expect((await fetch(`${child.url}/healthz`)).status).toBe(200)
    const metrics = await fetch(`${child.url}/metrics`)
    expect([metrics.status, await metrics.text()]).toEqual([
      200,
      expect.stringMatching(
        /http_requests_total{route="\/webhooks\/whatsapp",status="503"} \d+(?!.*queue_waiting)/s,
      ),
    ])

    breaks(false)
    await until("the repeat is taken", async () => (await write(from, "during")).status === 200)
    // A job whose handing out was lost on the way comes back when its heartbeat is too old.
    await until("the answer after", () => answered("during"))
    expect(child.alive()).toBe(true)
    expect(
      providers.sends.filter(({ to, text }) => to === from && text.includes("during")),
    ).toHaveLength(1)
    providers.sends.length = 0
  })
})
