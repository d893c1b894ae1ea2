import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import { clientAddress, isHere } from "../../adapters/http/limits/client-address.ts"
import { freePort } from "../../adapters/postgres/embedded/port.ts"
import { Passwords } from "../../core/accounts/ports.ts"
import { say } from "../../core/shared/catalogue.ts"
import { LimitReached } from "../../core/shared/refusals.ts"
import { SECRET } from "../support/secret.ts"
import { type Accounts, accountsOf, counted, PASSWORD, times } from "./accounts-stage.ts"
import { type Answer, openServer, type Sent, type Server } from "./server-stage.ts"

const [OPERATOR, HELPER] = ["operator@example.com", "helper@example.com"]

let server: Server
let people: Accounts
beforeAll(async () => {
  // In production PUBLIC_URL has to be set before the server listens.
  const PORT = String(await freePort(0))
  server = await openServer({
    ...{ NODE_ENV: "production", HOST: "127.0.0.1", PORT, APP_SECRET: SECRET, SANDBOX: "1" },
    ...{ PUBLIC_URL: `http://127.0.0.1:${PORT}`, DEVELOPMENT_PASSWORD: "open sesame" },
    OPERATOR_EMAILS: `${OPERATOR},${HELPER}`,
  })
  people = accountsOf(server)
})
afterAll(() => server.stop())

const TOO_MANY = "Too many requests. Please try again later."
const tooMany = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 429)

/** Each answer says in words that there were too many, and how long to wait. */
const expectInWords = (answers: readonly Answer[]) => {
  for (const { body, headers } of answers) {
    expect(body).toMatchObject({ error: TOO_MANY, code: "rate_limited" })
    expect(body.retryAfter).toBeGreaterThan(0)
    expect(headers.get("retry-after")).toBe(String(body.retryAfter))
  }
}
/** The headers of somebody who claims to have another address each time. */
const from = (n: number) => ({
  headers: { "x-forwarded-for": `203.0.113.${n}`, "x-real-ip": `203.0.113.${n}` },
})

describe("in production, whoever is at it too often is told to wait", () => {
  test("with passwords of one account, at once or in turn", async () => {
    const email = people.newAddress()
    const tries = await times(20, () => people.signIn(email, "wrong-password"))
    expect(counted(tries)).toEqual({ 401: 5, 429: 15 })
    expectInWords(tooMany(tries))
    const next = await people.signIn(email, PASSWORD)
    expect(next.status).toBe(429)
    const waits = tooMany(tries).map(({ body }) => body.retryAfter as number)
    expect(next.body.retryAfter).toBeGreaterThanOrEqual(Math.max(...waits) - 60)
  })

  test("with any passwords, by the address, whatever a header says of it", async () => {
    const tries = await times(60, (n) =>
      people.post("/sign-in", { email: people.newAddress(), password: "x" }, from(n)),
    )
    // The twenty-one tries of the test before came from this address, too.
    expect(counted(tries)).toEqual({ 401: 29, 429: 31 })
    expectInWords(tooMany(tries))
  })

  test("with new passwords, and with ways to Google, by the address", async () => {
    const body = { password: "secret-2", confirmation: "secret-2", token: "no such token" }
    const changes = await times(60, (n) => people.post("/update-password", body, from(n)))
    expect(counted(changes)).toEqual({ 400: 50, 429: 10 })
    expectInWords(tooMany(changes))
    const ways = await times(60, (n) => server.call("/api/auth/google/login", from(n)))
    const turned = ways.filter(({ headers }) => headers.get("location")?.includes("google_start"))
    expect([counted(ways), turned.length]).toEqual([{ 302: 60 }, 10])
  })

  test("with mails to one person, of every kind together, and to anybody", async () => {
    const email = people.newAddress()
    const first = await people.post("/reset-password", { email })
    const second = await people.signUp(email)
    const third = await people.post("/resend-confirmation", { email })
    expect([first, second, third].map(({ status }) => status)).toEqual([200, 201, 200])
    for (const path of ["/reset-password", "/resend-confirmation", "/sign-up"]) {
      const answer = await people.post(path, { email: email.toUpperCase(), password: PASSWORD })
      expect(answer.status).toBe(429)
      expectInWords([answer])
    }
    const others = await times(10, (n) =>
      people.post("/reset-password", { email: people.newAddress() }, from(n)),
    )
    expect(counted(others)).toEqual({ 200: 4, 429: 6 })
  })

  test.each(["x-forwarded-for", "forwarded", "x-real-ip", "via"])(
    "and nobody who comes through a proxy (%s) reads the mail that the sandbox keeps",
    async (name) => {
      const read = (headers: Record<string, string>) =>
        server.call("/sandbox/api/mail", { headers })
      expect((await read({})).status).toBe(200)
      expect((await read({ [name]: "203.0.113.7" })).status).toBe(404)
    },
  )

  test("with letters to us, and with the gate's password", async () => {
    const letter = { name: "Ana", subject: "Hola", message: "Una pregunta" }
    const letters = await times(8, (n) =>
      server.call(n % 2 ? "/api/contact" : "/api/contact/", {
        ...{ method: "POST", body: letter, ...from(n) },
      }),
    )
    expect(counted(letters)).toEqual({ 200: 5, 429: 3 })
    const gate = (password: string) =>
      server.call("/api/gate", { method: "POST", body: { password } })
    const tries = await times(24, (n) => gate("wrong".repeat(n % 2 ? 1 : 100)))
    expect(counted(tries)).toEqual({ 401: 20, 429: 4 })
    expectInWords(tooMany([...letters, ...tries]))
    expect((await gate("open sesame")).status).toBe(429)
  })

  test("whatever else is wrong with their calls, before it is looked at", async () => {
    await server.database.owner.query("delete from rate_counters")
    const { token } = await server.hasOwner()
    const tries = async (path: string, most: number, status: number, sent: Sent) => {
      const answers = await times(most + 1, () => server.call(path, { method: "POST", ...sent }))
      expect([path, counted(answers)]).toEqual([path, { [status]: most, 429: 1 }])
    }
    await tries("/api/contact/", 5, 400, { body: { subject: "Hola" } })
    await tries("/api/gate", 20, 415, { body: "{" })
    await tries("/api/auth/sign-up", 10, 400, { body: { email: "nobody" } })
    await tries("/api/auth/sign-in", 50, 400, { body: {} })
    await tries("/api/auth/update-password", 50, 401, { body: {} })
    await tries("/api/debug/force-reset-messages", 10, 403, { token, body: {} })
  })

  test("also from a foreign page, which uses up its own tries and not those of who looks at it", async () => {
    await server.database.owner.query("delete from rate_counters")
    const headers = { origin: "https://evil.example" }
    const send = (more: Sent) => server.call("/api/contact", { method: "POST", body: {}, ...more })
    expect(counted(await times(7, () => send({ headers })))).toEqual({ 403: 5, 429: 2 })
    expect((await send({})).status).toBe(400)
  })

  test.each([
    "//api//auth//sign-in",
    "/API/AUTH/SIGN-IN",
    "/api/auth/sign-in/",
    "/api/auth/%73ign-in/.",
    "/api/auth/sign-in;x=1",
    "/api/auth%2Fsign-in",
    "/api/auth/%2573ign-in",
    "/api/./auth/../auth/sign-in%00",
  ])("and no other spelling of the address (%s) leads around it", async (path) => {
    const answer = await server.call(path, {
      ...{ method: "POST", body: { email: "ana@example.com", password: "x" } },
    })
    expect([404, 429]).toContain(answer.status)
  })

  test("with a password, but not who has replaced it through the mail meanwhile", async () => {
    await server.database.owner.query("delete from rate_counters")
    const email = await people.hasAccount()
    expect(counted(await times(9, () => people.signIn(email, "wrong")))).toEqual({ 401: 5, 429: 4 })
    const token = await people.resetTokenTo(email)
    const body = { password: "secret-2", confirmation: "secret-2", token }
    expect((await people.post("/update-password", body)).status).toBe(200)
    expect((await people.signIn(email, "secret-2")).status).toBe(200)
  })

  test("with simulated messages, also when each day's are said to another chatbot", async () => {
    const { token } = await server.hasOwner()
    const made = async () => {
      const body = { name: "Bar Pepe" }
      return (await server.call("/api/chatbots", { method: "POST", token, body })).body.chatbot.id
    }
    const says = (chatbotId: string) =>
      server.call("/api/whatsapp/send-simulated", {
        ...{ method: "POST", token, body: { chatbotId, message: "Hola" } },
      })
    const first = await made()
    expect((await says(first)).status).toBe(200)
    await server.database.owner.query("update rate_counters set count = 200 where key like '%day'")
    expect((await says(first)).status).toBe(429)
    await server.call(`/api/chatbots/${first}`, { method: "DELETE", token })
    expect((await says(await made())).status).toBe(429)
  })

  test("with calls of one owner: 30 changes and 120 calls a minute", async () => {
    const { token } = await server.hasOwner()
    const ticket = { method: "POST", token, body: { purpose: "calendar" } }
    expect(counted(await times(35, () => server.call("/api/auth/ticket", ticket)))).toEqual({
      ...{ 200: 30, 429: 5 },
    })
    const reads = await times(90, () => server.call("/api/chatbots", { token }))
    expect(counted(reads)).toEqual({ 200: 85, 429: 5 })
    expectInWords(tooMany(reads))
    const another = await server.hasOwner()
    expect((await server.call("/api/chatbots", { token: another.token })).status).toBe(200)
  })

  test("until the sandbox is told to forget all limits", async () => {
    const { token } = await server.hasOwner()
    const email = await people.hasAccount()
    await times(130, () => server.call("/api/usage", { token }))
    await times(9, () => people.signIn(email, "wrong"))
    const reset = { method: "POST", body: { limits: true } }
    expect((await server.call("/sandbox/api/reset", reset)).status).toBe(200)
    expect((await server.call("/api/usage", { token })).status).toBe(200)
    expect((await people.signIn(email, PASSWORD)).status).toBe(200)
  })
})

describe("in production, the metrics and the sandbox", () => {
  const seenBy = async (sent: Sent) => [
    (await server.call("/metrics", sent)).status,
    (await server.call("/sandbox", sent)).status,
    (await server.call("/sandbox/api/reset", { ...sent, method: "POST", body: {} })).status,
  ]

  test("are for this machine, and for operators wherever they are", async () => {
    const { headers } = from(7)
    const { token } = await server.hasOwner()
    const operator = await server.hasOwner(OPERATOR)
    expect(await seenBy({})).toEqual([200, 200, 200])
    expect(await seenBy({ headers, token: operator.token })).toEqual([200, 200, 200])
    for (const sent of [{}, { token }, { token: "none" }]) {
      expect(await seenBy({ headers, ...sent })).toEqual([403, 404, 404])
    }
  })
})

describe("in production, the operators' tools", () => {
  test("are refused to everybody else, before anything of the call is read", async () => {
    const ana = await server.hasOwner()
    const operator = await server.hasOwner(HELPER)
    const use = (token: string, body: object | string) =>
      server.call("/api/debug/simulate-monthly-reset", { method: "POST", token, body })
    for (const body of [{ userId: ana.id }, { userId: operator.id }, {}, "{"]) {
      const answer = await use(ana.token, body)
      expect(answer).toMatchObject({ status: 403, body: { code: "operators_only" } })
    }
    expect((await use(operator.token, { userId: ana.id })).status).toBe(200)
    expect((await use(operator.token, {})).status).toBe(400)
  })
})

describe("outside production", () => {
  test("what we were too busy for is none of an account's tries", async () => {
    let busy = false
    const here = await openServer({}, (ports) => {
      const { hash, matches } = Context.get(ports, Passwords)
      const tooMany = new LimitReached({ ...say("rate_limited"), retryAfter: 5 })
      return Context.add(ports, Passwords, {
        hash: (...of) => (busy ? Effect.fail(tooMany) : hash(...of)),
        matches: (...of) => (busy ? Effect.fail(tooMany) : matches(...of)),
      })
    })
    try {
      const { hasAccount, newAddress, signIn, signUp } = accountsOf(here)
      const [known, other] = [await hasAccount(), newAddress()]
      busy = true
      const turnedAway = await times(6, () => signIn(known))
      const notMade = await times(4, () => signUp(other))
      expect(counted([...turnedAway, ...notMade])).toEqual({ 429: 10 })
      busy = false
      expect((await signIn(known)).status).toBe(200)
      expect((await signUp(other)).status).toBe(201)
    } finally {
      await here.stop()
    }
  })

  test("who knows the password signs in as often as they like, and wins no further guesses by it", async () => {
    const here = await openServer()
    try {
      const { hasAccount, signIn } = accountsOf(here)
      const email = await hasAccount()
      const right = async (n: number) => counted(await times(n, () => signIn(email)))
      expect(counted(await times(3, () => signIn(email, "wrong")))).toEqual({ 401: 3 })
      for (let n = 0; n < 8; n++) expect(await right(1)).toEqual({ 200: 1 })
      expect(counted(await times(4, () => signIn(email, "wrong")))).toEqual({ 401: 2, 429: 2 })
      expect(await right(1)).toEqual({ 429: 1 })
    } finally {
      await here.stop()
    }
  })

  test("this machine may go on, but one account's password may not be guessed", async () => {
    const here = await openServer()
    try {
      const { newAddress, signIn, post } = accountsOf(here)
      const asked = await times(12, () => post("/reset-password", { email: newAddress() }))
      expect(counted(asked)).toEqual({ 200: 12 })
      const email = newAddress()
      expect(counted(await times(7, () => signIn(email, "wrong")))).toEqual({ 401: 5, 429: 2 })
    } finally {
      await here.stop()
    }
  })
})

describe("whose network a call comes from", () => {
  const seen = (peer: string, forwarded = "", hops = 0) =>
    clientAddress(
      new Request("http://x", { headers: { "x-forwarded-for": forwarded } }),
      peer,
      hops,
    )

  test.each([
    ["an IPv4 address is itself", "203.0.113.7", "203.0.113.7"],
    ["an IPv4 address in IPv6 clothes is IPv4", "::ffff:203.0.113.7", "203.0.113.7"],
    ["also with its bytes in hexadecimal", "::FFFF:cb00:7107", "203.0.113.7"],
    ["and spelt out", "0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
    ["an IPv6 address is its network", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
    ["another of the same network is the same", "2001:DB8:1:2:ffff::1", "2001:db8:1:2::"],
    ["leading zeros make no other network", "2001:0db8:0001:2::1", "2001:db8:1:2::"],
    ["this machine is one, however it is spelt", "0:0:0:0:0:0:0:1", "::1"],
    ["a zone does not matter", "fe80::1%eth0", "fe80:0:0:0::"],
  ])("%s", (_, peer, network) => {
    expect(seen(peer)).toBe(network)
  })

  test.each([
    ["203.0.113.7:52814", "203.0.113.7"],
    ["[2001:db8:1:2::7]:52814", "2001:db8:1:2::"],
    ["[2001:db8:1:2::8]", "2001:db8:1:2::"],
    ["[::1]:80", "::1"],
  ])("the port that a proxy adds does not make another caller: %s", (forwarded, network) => {
    expect(seen("10.0.0.1", forwarded, 1)).toBe(network)
  })

  test.each([
    ["x-forwarded-for", false],
    ["forwarded", false],
    ["x-real-ip", false],
    ["x-forwarded-proto", false],
    ["via", false],
    ["user-agent", true],
  ])("a call with %s is from this machine: %p", (name, here) => {
    const request = new Request("http://x", { headers: { [name]: "x" } })
    expect(isHere(request, "127.0.0.1")).toBe(here)
    expect(isHere(request, "203.0.113.7")).toBe(false)
  })

  test("a header counts only as far as there are proxies of ours", () => {
    const forged = "1.1.1.1, 2.2.2.2, 3.3.3.3"
    expect(seen("10.0.0.1", forged)).toBe("10.0.0.1")
    expect(seen("10.0.0.1", forged, 1)).toBe("3.3.3.3")
    expect(seen("10.0.0.1", forged, 2)).toBe("2.2.2.2")
    expect(seen("10.0.0.1", "", 1)).toBe("10.0.0.1")
  })
})
