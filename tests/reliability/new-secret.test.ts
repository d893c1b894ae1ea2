import { afterAll, beforeAll, expect, test } from "bun:test"
import { start } from "../../adapters/main.ts"
import { openVault } from "../../adapters/secrets/vault.ts"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { post, textPayload } from "../support/meta-posts.ts"
import { connectedOwner, type Line } from "../support/owners.ts"
import { type Child, spawnReady, until } from "../support/process.ts"
import { startProviders } from "../support/providers.ts"

const OLD = "the secret of last year and long enough to be one"
const NEW = "the secret of this year and long enough to be one"
const BOTH = { APP_SECRET: NEW, APP_SECRETS_OLD: OLD }

let database: TestDatabase
let line: Line
const providers = startProviders()
const children: Child[] = []

const startWith = async (secrets: Readonly<Record<string, string>>) => {
  const env = { ...providers.env, DATABASE_URL: database.url, PORT: "0", ...secrets }
  const child = await spawnReady("adapters/cli/serve.ts", env)
  children.push(child)
  return child
}
const end = async (child: Child) => {
  child.kill("SIGTERM")
  await child.exited
}
const write = async (child: Child, id: string, from = "34600111222") => {
  const body = textPayload({ line: line.phoneNumberId, from, id, text: id })
  return (await post(child.url, body)).status
}
const connection = async () => {
  const { rows } = await database.owner.query(
    `select accesstoken, status from "whatsappConnections" where chatbotid = $1`,
    [line.chatbotId],
  )
  return rows[0] as { accesstoken: string; status: string | null }
}

beforeAll(async () => {
  database = await freshDatabase()
  line = await connectedOwner(database.owner, openVault(OLD, []), { phoneNumberId: "7001" })
})
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL")
  providers.stop()
  await database.drop()
})

test("while one process has the new secret and another only the old one, no line is given up and nobody stays unanswered", async () => {
  const before = await startWith({ APP_SECRET: OLD })
  const sealed = (await connection()).accesstoken
  const after = await startWith(BOTH)
  await until("the token moves", async () => (await connection()).accesstoken !== sealed)
  await end(after)

  expect(await write(before, "hola")).toBe(200)
  await until("the old one tries", async () => {
    const { rows } = await database.owner.query("select 1 from messages where busy > 0")
    return rows.length > 0
  })
  expect((await connection()).status).toBeNull()

  await end(before)
  const again = await startWith(BOTH)
  await until("the answer", () => providers.sends.length > 0)
  expect(providers.sends).toHaveLength(1)
  await end(again)
})

test("whoever starts with a secret that opens nothing is told so, and how many tokens wait for the right one", async () => {
  const env = { ...providers.env, DATABASE_URL: database.url, PORT: "0", LOG_LEVEL: "silent" }
  const warningsWith = async (secrets: Readonly<Record<string, string>>) => {
    const running = await start({ ...env, ROLE: "api", ...secrets })
    await running.stop()
    return "warnings" in running ? running.warnings.join() : "misconfigured"
  }
  expect(await warningsWith(BOTH)).not.toContain("APP_SECRET")
  expect(await warningsWith({ APP_SECRET: "a secret of somebody else's, long enough" })).toContain(
    "APP_SECRET: 1 token of WhatsApp or Google is sealed with another",
  )
  // Written by hand, or by somebody else's program.
  const sealed = (await connection()).accesstoken
  const store = (token: string) =>
    database.owner.query(`update "whatsappConnections" set accesstoken = $1`, [token])
  await store("EAAG-plain")
  expect(await warningsWith(BOTH)).toContain(
    "APP_SECRET: 1 token of WhatsApp or Google is not encrypted, and not used",
  )
  await store("placeholder")
  expect(await warningsWith(BOTH)).not.toContain("APP_SECRET")
  await store(sealed)
})

test("a start with a wrong secret gives no line up for good: with the right one it stands again, and who waited is answered once", async () => {
  const sent = providers.sends.length
  const wrong = await startWith({ APP_SECRET: "a secret of somebody else's, long enough" })
  expect(await write(wrong, "hay alguien")).toBe(200)
  await until("the line is given up", async () => (await connection()).status === "TOKEN_EXPIRED")
  await end(wrong)
  expect(providers.sends).toHaveLength(sent)

  await startWith(BOTH)
  await until("the answer", () => providers.sends.length > sent)
  expect(providers.sends).toHaveLength(sent + 1)
  expect((await connection()).status).toBeNull()
})

test("beside one that has the right secret, one with a wrong one gives no line up: whoever writes is answered, and the owner hears of nothing", async () => {
  const told = async () =>
    (await database.owner.query("select notifymemory from memory")).rows[0].notifymemory
  const [sent, before] = [providers.sends.length, await told()]
  const wrong = await startWith({ APP_SECRET: "a secret of somebody else's, long enough" })
  for (let n = 0; n < 8; n++) {
    expect(await write(wrong, `pregunta ${n}`, `3460011133${n}`)).toBe(200)
  }
  await until("the wrong one tries", async () => {
    const { rows } = await database.owner.query(
      `select 1 from messages where busy > 0
       union all select 1 from "whatsappConnections" where status = 'TOKEN_EXPIRED'`,
    )
    return rows.length > 0
  })
  expect((await connection()).status).toBeNull()
  await until("the answers", () => providers.sends.length === sent + 8)
  expect((await connection()).status).toBeNull()
  expect(await told()).toBe(before)
})
