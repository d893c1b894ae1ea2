import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { freePort } from "../../adapters/postgres/embedded/port.ts"
import { untilAtRest } from "../support/at-rest.ts"
import { freshDatabase, type TestDatabase } from "../support/database.ts"
import { postUntilTaken, textPayload } from "../support/meta-posts.ts"
import { connectedOwner } from "../support/owners.ts"
import { type Child, spawnReady, until } from "../support/process.ts"
import { startProviders } from "../support/providers.ts"
import { SECRET, vault } from "../support/secret.ts"

const SCRIPT = "tests/reliability/skewed-process.ts"
const PASSWORD = "secret-1"

let database: TestDatabase
let providers: ReturnType<typeof startProviders>
/** Two processes that share a database. Their clocks are five minutes fast and five minutes slow, ten minutes apart. */
let fast: Child
let slow: Child

beforeAll(async () => {
  database = await freshDatabase()
  providers = startProviders({ say: (words) => `Echo: ${words.join(" ")}` })
  const env = { ...providers.env, DATABASE_URL: database.url, APP_SECRET: SECRET }
  fast = await spawnReady(SCRIPT, { ...env, PORT: "0", SKEW_MINUTES: "5" })
  // Both have one public address, but each is called at its own port.
  const port = String(await freePort(0))
  const second = { ...env, PORT: port, PUBLIC_URL: fast.url, SKEW_MINUTES: "-5" }
  slow = { ...(await spawnReady(SCRIPT, second)), url: `http://localhost:${port}` }
})
afterAll(async () => {
  for (const child of [fast, slow]) {
    child.kill("SIGTERM")
    await child.exited
  }
  providers.stop()
  await database.drop()
})

const call = async (child: Child, path: string, body?: object, headers: HeadersInit = {}) => {
  const answer = await fetch(`${child.url}${path}`, {
    method: body ? "POST" : "GET",
    headers: { ...(body ? { "content-type": "application/json" } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const cookie = answer.headers.getSetCookie().map((set) => set.split(";")[0] ?? "")
  return { status: answer.status, body: await answer.json(), cookie }
}
const linkTo = async (child: Child, email: string) => {
  const { body } = await call(child, `/sandbox/api/mail?to=${encodeURIComponent(email)}`)
  return new URL(body.items[0].links[0])
}

describe.each([
  ["fast", () => [fast, slow] as const],
  ["slow", () => [slow, fast] as const],
])("with a clock that is five minutes %s", (which, children) => {
  const email = `${which}@example.com`

  test("mailed links work, and stop working when the database says so", async () => {
    const [here] = children()
    await call(here, "/api/auth/sign-up", { email, password: PASSWORD })
    const code = (await linkTo(here, email)).searchParams.get("code")
    expect((await call(here, "/api/auth/exchange", { code })).status).toBe(200)

    const tokenAfter = async (minutes: number) => {
      await call(here, "/api/auth/reset-password", { email })
      const token = new URLSearchParams((await linkTo(here, email)).hash.slice(1)).get("token")
      await database.owner.query(
        "update one_time_tokens set expiresat = expiresat - $1 * interval '1 minute' where usedat is null",
        [minutes],
      )
      const body = { password: PASSWORD, confirmation: PASSWORD, token }
      return (await call(here, "/api/auth/update-password", body)).status
    }
    expect(await tokenAfter(57)).toBe(200)
    expect(await tokenAfter(61)).toBe(400)
  })

  test("a sign-in holds here, is renewed here, and ends everywhere", async () => {
    const [here, there] = children()
    const signedIn = await call(here, "/api/auth/sign-in", { email, password: PASSWORD })
    const bearer = { authorization: `Bearer ${signedIn.body.accessToken}` }
    expect((await call(here, "/api/chatbots", undefined, bearer)).status).toBe(200)
    const cookie = signedIn.cookie.find((set) => set.startsWith("refresh=")) ?? ""
    const from = { cookie, "sec-fetch-site": "same-origin" }
    const renewed = await call(there, "/api/auth/refresh", {}, from)
    expect(renewed.status).toBe(200)
    const other = { authorization: `Bearer ${renewed.body.accessToken}` }
    expect((await call(there, "/api/chatbots", undefined, other)).status).toBe(200)
    expect((await call(there, "/api/auth/sign-out", {}, other)).status).toBe(200)
    for (const child of [here, there]) {
      expect((await call(child, "/api/chatbots", undefined, other)).status).toBe(401)
    }
  })
})

test("messages are answered once, whichever of the two clocks takes them and answers them", async () => {
  const line = await connectedOwner(database.owner, vault, {
    ...{ phoneNumberId: "901", quota: 1000, throughput: 1000 },
  })
  for (const [n, child] of [fast, slow, fast, slow, fast, slow].entries()) {
    const from = `3460000000${n}`
    const body = textPayload({ line: line.phoneNumberId, from, id: `skew.${n}`, text: `Hola ${n}` })
    await postUntilTaken(child, body)
  }
  await until("six replies", () => providers.sends.length >= 6)
  await untilAtRest(database.owner, line.chatbotId)
  expect(providers.sends.map(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: 6 }, (_, n) => `3460000000${n}`),
  )
})

test("a token ends when the database says so: a clock that is ahead takes no line away from its owner", async () => {
  const line = await connectedOwner(database.owner, vault, { phoneNumberId: "902" })
  const ends = async (inMinutes: number) => {
    await database.owner.query(
      `update "whatsappConnections" set "tokenExpiresAt" = now() + $2 * interval '1 minute',
         expirynoticedat = now(), checkedat = now(), quality = 'GREEN' where chatbotid = $1`,
      [line.chatbotId, inMinutes],
    )
    await call(fast, "/sandbox/api/jobs/token-expiry/run", {})
    const { rows } = await database.owner.query(
      'select status from "whatsappConnections" where chatbotid = $1',
      [line.chatbotId],
    )
    return rows
  }
  expect(await ends(3)).toEqual([{ status: null }])
  expect(await ends(-1)).toEqual([{ status: "TOKEN_EXPIRED" }])
})
