import { afterAll, beforeAll, describe, expect, spyOn, test } from "bun:test"
import { connect } from "node:net"
import { Context, Effect } from "effect"
import { addressOf, type Route } from "../../adapters/http/contract/route.ts"
import { ROUTES } from "../../adapters/http/contract/routes.ts"
import { Plans } from "../../core/billing/ports.ts"
import { SECRET } from "../support/secret.ts"
import { cookieOf } from "./accounts-stage.ts"
import { type Owner, openServer, type Sent, type Server } from "./server-stage.ts"

const CANARY = "canary-of-the-web-test"
const OPERATOR = "operator@example.com"

let server: Server
let logged = ""
let slow: readonly Promise<void>[] = []
const said = spyOn(process.stderr, "write")
beforeAll(async () => {
  said.mockImplementation((text) => {
    logged += String(text)
    return true
  })
  server = await openServer({ LOG_LEVEL: "debug", OPERATOR_EMAILS: OPERATOR }, (ports) =>
    Context.add(ports, Plans, {
      ...Context.get(ports, Plans),
      all: () =>
        Effect.die(new Error(`select 1 from users at postgres://recado:${CANARY}@db:5432/x`)),
    }),
  )
  slow = startSlowClients()
})
afterAll(async () => {
  said.mockRestore()
  await server.stop()
})

const ID = "00000000-0000-4000-8000-000000000000"
const anyIds = {
  id: ID,
  chatbotId: ID,
  sourceId: ID,
  fragmentId: "0001",
  hid: ID,
  nid: "0".repeat(16),
}
const lines = [...ROUTES].map(([name, line]) => ({
  name,
  line,
  path: addressOf(line, { params: anyIds }),
}))
const changing = lines.filter(({ line }) => line.method !== "GET" && line.who !== "provider")
const withBody = changing.filter(({ line }) => line.body !== undefined)

/** Headers with which a call is let through until its body is checked. */
const allowed = (owner: Owner, { who }: Route) => ({
  token: owner.token,
  headers: { origin: server.url, ...(who === "owner-with-csrf-token" ? server.csrf(owner) : {}) },
})
const sendText = async ({ line, path }: (typeof lines)[number], body: string, type?: string) => {
  const { token, headers } = allowed(await server.hasOwner(), line)
  return server.call(path, {
    ...{ method: line.method, token, body },
    headers: { ...headers, "content-type": type ?? "application/json" },
  })
}
const refused = (status: number, code: string, error: string) => ({ status, body: { code, error } })
const NOT_HERE = refused(403, "bad_origin", "This request is not allowed from here.")
const INVALID = "Invalid request."

/** The session cookie, as a browser holds it. */
const browser = async () => {
  const { token } = await server.hasOwner()
  const answer = await server.call("/api/auth/set-cookie", {
    ...{ method: "POST", body: { token }, headers: { origin: server.url } },
  })
  return cookieOf({ session: server.cookiesOf(answer).session?.value ?? "" }).cookie
}

describe("a change that another site makes in an owner's browser", () => {
  test.each(changing)("is refused: $name", async ({ line, path }) => {
    const cookie = await browser()
    const headers: Record<string, string>[] = [
      ...[{ origin: "https://evil.example" }, { origin: "null" }],
      { origin: `${server.url}.evil.example` },
      { origin: server.url.replace("http:", "https:") },
      ...[{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }, {}],
    ]
    for (const from of headers) {
      const answer = await server.call(path, {
        ...{ method: line.method, body: "{}" },
        headers: { cookie, "content-type": "text/plain", ...from },
      })
      expect(answer).toMatchObject(NOT_HERE)
    }
  })

  test("is refused with a bearer too, and made from our own pages", async () => {
    const { token } = await server.hasOwner()
    const make = (headers: Record<string, string>, more: Sent = {}) =>
      server.call("/api/chatbots", { method: "POST", body: { name: "Bar" }, headers, ...more })
    expect(await make({ origin: "https://evil.example" }, { token })).toMatchObject(NOT_HERE)
    const cookie = await browser()
    expect((await make({ cookie, "sec-fetch-site": "same-origin" })).status).toBe(201)
    expect((await make({ cookie, origin: server.url })).status).toBe(409)
  })

  test("cannot be asked for in advance: nobody else may read or write", async () => {
    const origin = "https://evil.example"
    const asked = { "access-control-request-method": "POST", origin }
    for (const method of ["OPTIONS", "GET", "POST"]) {
      const { headers } = await server.call("/api/chatbots", { method, headers: asked })
      expect([...headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([])
    }
  })
})

describe("a body", () => {
  test.each(withBody)("that is not sent as JSON is refused: $name", async (each) => {
    const types = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data",
      "x/json",
    ]
    for (const type of types) {
      expect(await sendText(each, '{"a":1}', type)).toMatchObject(
        refused(415, "invalid_type", INVALID),
      )
    }
  })

  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`
  test.each(withBody)(
    "that is no object, or nothing at all, or too deep is refused: $name",
    async (each) => {
      for (const text of ["{", "[]", "null", "1", '"x"', '{"a":1}x', '{"a":\u0000}', nested(21)]) {
        expect(await sendText(each, text)).toMatchObject(refused(400, "invalid_json", INVALID))
      }
    },
  )

  test.each(withBody)("cannot reach into what all objects share: $name", async (each) => {
    for (const key of ["__proto__", "constructor", "prototype"]) {
      const inner = `{"prototype":{"polluted":1},"polluted":1,"isAdmin":true}`
      const answer = await sendText(each, `{"${key}":${inner},"a":{"${key}":${inner}}}`)
      expect(answer.status).toBeLessThan(500)
      expect(({} as { polluted?: number }).polluted).toBeUndefined()
    }
  })

  test.each(withBody)("is not said again in what is answered to it: $name", async (each) => {
    const { shape = {} } = each.line.body as { shape?: object }
    // Only a chatbot's id is repeated (E16).
    const fields = Object.keys(shape).filter((field) => !/^chatbotid$/i.test(field))
    for (const value of [CANARY, { [CANARY]: CANARY }]) {
      const body = Object.fromEntries(fields.map((field) => [field, value]))
      const answer = await sendText(each, JSON.stringify({ ...body, [CANARY]: CANARY }))
      expect(answer.status).toBeLessThan(500)
      if (answer.status >= 400) expect(answer.text).not.toContain(CANARY)
    }
  })

  const aboutBots = withBody.filter(({ line }) =>
    Object.keys((line.body as { shape?: object }).shape ?? {}).some((key) =>
      /^chatbotid$/i.test(key),
    ),
  )
  test.each(aboutBots)(
    "with anything for a chatbot's id is refused in few words: $name",
    async (each) => {
      for (const id of [
        { toString: 1 },
        [[{ valueOf: 1, toString: 1 }]],
        null,
        7,
        "x".repeat(100_000),
      ]) {
        const answer = await sendText(each, JSON.stringify({ chatbotId: id, chatbotid: id }))
        expect(answer.status).toBe(400)
        expect(answer.text.length).toBeLessThan(1_000)
      }
    },
  )

  const chunked = (bytes: number) =>
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(bytes).fill(32))
        controller.close()
      },
    })
  test.each([
    ["/api/auth/sign-in", 16 * 1024],
    ["/api/contact/", 256 * 1024],
    ["/webhooks/whatsapp", 4 * 1024 * 1024],
    ["/webhooks/stripe", 1024 * 1024],
    ["/webhooks/facebook/data-deletion", 256 * 1024],
  ])("over the limit of %s is refused, with its length said or not", async (path, most) => {
    for (const body of [" ".repeat(most + 1), chunked(most + 1)]) {
      const headers = { "content-type": "application/json" }
      const answer = await fetch(`${server.url}${path}`, { method: "POST", body, headers })
      expect(answer.status).toBe(413)
      expect(await answer.json()).toMatchObject({ error: INVALID, code: "too_large" })
    }
    const right = await server.call(path, { method: "POST", body: " ".repeat(most) })
    expect(right.status).not.toBe(413)
  })
})

describe("an address", () => {
  test.each([
    ...["/api", "/api/", "/api/nothing", "/API/plans", "//api//plans", "/api/plans/x"],
    ...["/api/plans%00", "/api/chatbots/%E0%A4%A", "/api/plans;x=1"],
    ...["/webhooks", "/webhooks/none", "/api/inbox", "/api/costs", "/api/../../etc/passwd"],
    ...["/..%2f..%2f..%2fetc/passwd", "/%2e%2e/package.json", "/.env", "/package.json"],
    ...["/_astro/../../package.json", "/node_modules/pg/package.json", "/data/secret"],
  ])("that is none (%s) is not found", async (path) => {
    const { hostname, port } = new URL(server.url)
    const head = `GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`
    const text = await raw(Number(port), head)
    expect(text).toMatch(/^HTTP\/1\.1 (404|400|401) /)
    expect(text).not.toMatch(/root:|"dependencies"|APP_SECRET/)
  })

  test.each([
    ...["/api/plans/", "/api/config/", "/healthz/", "/readyz/", "/metrics/", "/sandbox/"],
    ...["/sandbox/api/mail/", "/pricing/", "/login/", "/dashboard/", "/setup/", "/account/"],
    ...["/webhooks/whatsapp/?hub.mode=subscribe", "/privacy-policy//"],
    ...["/index.html", "/pricing/index.html", "/404", "/404.html", "/dashboard/edit-chatbot"],
    ...["/dashboard/inbox", "/dashboard/cases", "/dashboard/costs", "/setup/x"],
  ])("that is nearly one (%s) is not found either, signed in or not", async (path) => {
    const cookie = await browser()
    expect((await server.call(path, { headers: { cookie } })).status).toBe(404)
    expect((await server.call(path)).status).toBe(404)
  })

  test("is the same with and without its last slash for letters to us alone", async () => {
    for (const path of ["/api/contact", "/api/contact/"]) {
      expect(await server.call(path, { method: "POST", body: {} })).toMatchObject({
        ...{ status: 400, body: { code: "contact_fields" } },
      })
    }
  })

  const ask = (path: string, host: string) =>
    raw(
      Number(new URL(server.url).port),
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    )
  test.each(["x", "api", "a.b", "recado.example", "127.0.0.1"])(
    "is the same whatever the host is called: %s",
    async (host) => {
      expect(await ask("/healthz", host)).toMatch(/^HTTP\/1\.1 200 /)
      for (const path of ["/x/api/plans", "//x/api/plans", "/dashboard.x/healthz"]) {
        expect(await ask(path, host)).toMatch(/^HTTP\/1\.1 404 /)
      }
    },
  )

  test("is the same in HTTP/1.0, which names no host: load balancers ask for health in it", async () => {
    const askWithoutHost = (path: string) =>
      raw(Number(new URL(server.url).port), `GET ${path} HTTP/1.0\r\n\r\n`)
    expect(await askWithoutHost("/healthz")).toMatch(/^HTTP\/1\.1 200 /)
    for (const path of ["//healthz", "/nothing", "/api/nothing"]) {
      expect(await askWithoutHost(path)).toMatch(/^HTTP\/1\.1 404 /)
    }
  })

  test.each(["", "[", "a b", "x:99999", "x/api/plans?", "x#", "x@evil.example"])(
    "of a host that is none (%p) is refused in words",
    async (host) => {
      const text = await ask("/api/plans", host)
      expect(text).toMatch(/^HTTP\/1\.1 400 /)
      expect(text.toLowerCase()).toContain("x-content-type-options: nosniff")
      expect(JSON.parse(text.slice(text.indexOf("{")))).toMatchObject({ error: INVALID })
    },
  )

  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"])(
    "asked for with %s, which it does not know, is not found",
    async (method) => {
      const { port } = new URL(server.url)
      const head = `${method} /api/plans HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
      expect(await raw(Number(port), head)).toMatch(/^HTTP\/1\.1 (404|400|405|501) /)
    },
  )

  test("sorts and filters by nothing that the caller names", async () => {
    const { token } = await server.hasOwner()
    const query = "sort=passwordhash&order=desc;drop&columns=*&where=1%3D1&userid=x"
    const answer = await server.call(`/api/chatbots?${query}`, { token })
    expect([answer.status, answer.body]).toEqual([200, { items: [], total: 0 }])
  })
})

describe("every answer", () => {
  const kinds: readonly (readonly [string, string, Sent])[] = [
    ...[["a page", "/", {}] as const, ["a missing page", "/nothing", {}] as const],
    ["a page that leads to the sign-in", "/dashboard?x=1", {}],
    ...[["a success", "/api/config", {}] as const, ["a refusal", "/api/usage", {}] as const],
    ["an unknown route", "/api/nothing", { method: "POST" }],
    ["a way to Google", "/api/auth/google/login", {}],
    ["a way back", "/api/auth/google/callback", {}],
    ["a webhook's refusal", "/webhooks/stripe", { method: "POST", body: {} }],
    ...[["a defect", "/api/plans", {}] as const, ["the figures", "/metrics", {}] as const],
    ...[["a sign of life", "/healthz", {}] as const, ["readiness", "/readyz", {}] as const],
    ["a page of the sandbox", "/sandbox", {}],
  ]
  test.each(kinds)("has the headers that guard it, and an id: %s", async (_, path, sent) => {
    const { headers } = await server.call(path, sent)
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("referrer-policy")).toBe("no-referrer")
    const policy = headers.get("content-security-policy") ?? ""
    const [nothing, ourselves] = ["'none'", "'self'"]
    expect(Object.fromEntries(policy.split("; ").map((rule) => rule.split(" ")))).toMatchObject({
      ...{ "default-src": ourselves, "script-src": ourselves, "form-action": ourselves },
      ...{ "frame-ancestors": nothing, "base-uri": nothing, "object-src": nothing },
    })
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(headers.get("server")).toBeNull()
    expect(headers.get("x-powered-by")).toBeNull()
    if (path.startsWith("/api/")) expect(headers.get("cache-control")).toBe("no-store")
  })

  test("to a stream and to a call with a session has them too", async () => {
    const owner = await server.hasOwner()
    const { token } = owner
    const made = await server.call("/api/chatbots", {
      ...{ method: "POST", token, body: { name: "Bar" } },
    })
    const path = `/api/events?chatbotid=${made.body.chatbot.id}`
    for (const { headers } of [made, await server.call(path, { token })]) {
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get("cache-control")).toBe("no-store")
    }
  })

  test("to a defect says that there was one, and the log says which", async () => {
    const { status, body, text } = await server.call("/api/plans")
    const id = body.id as string
    expect([status, body]).toEqual([500, { error: "Internal error", code: "internal", id }])
    expect(text).not.toMatch(/select|postgres|at \//)
    const line = logged.split("\n").find((each) => each.includes(id)) ?? ""
    expect(JSON.parse(line)).toMatchObject({ event: "request_failed", path: "/api/plans" })
    expect(line).not.toContain(CANARY)
  })

  test("to a defect while a chatbot is made says what could not be done", async () => {
    const { token } = await server.hasOwner()
    const make = { method: "POST", token, body: { name: "Bar" } }
    const failed = "Error al crear el chatbot: Error desconocido"
    const { owner } = server.database
    await owner.query("alter table chatbots add constraint nothing check (false) not valid")
    const { status, body } = await server.call("/api/chatbots", make)
    await owner.query("alter table chatbots drop constraint nothing")
    expect([status, body]).toEqual([500, { error: failed, code: "internal", id: body.id }])
    expect((await server.call("/api/chatbots", make)).status).toBe(201)
  })

  test("over https asks for https from then on, and its cookies for it alone", async () => {
    const { securityHeaders } = await import("../../adapters/http/security.ts")
    const { cookiesFor } = await import("../../adapters/http/cookies.ts")
    const https = "https://recado.example"
    expect(securityHeaders(https, [])).toHaveProperty("strict-transport-security")
    const cookies = cookiesFor(https)
    const set = [cookies.setSession("x"), cookies.setRefresh("x"), cookies.setCsrf("x")]
    for (const cookie of [...set, cookies.setFlow("id", "x")]) expect(cookie).toEndWith("; Secure")
    expect(cookies.setSession("x")).toStartWith("__Host-session=")
  })
})

describe("a token in an address", () => {
  const isQuery = ({ who }: Route) => who === "owner-or-ticket"
  test("is taken on the three calendar routes", async () => {
    expect(lines.filter(({ line }) => isQuery(line)).map(({ path }) => path)).toEqual([
      ...["connection-status", "connect", "disconnect"].map(
        (last) => `/api/google-calendar/${last}`,
      ),
    ])
    const { token } = await server.hasOwner()
    const made = await server.call("/api/chatbots", {
      ...{ method: "POST", token, body: { name: "Bar" } },
    })
    const status = (access: string) =>
      server.call(
        `/api/google-calendar/connection-status?chatbotId=${made.body.chatbot.id}&access_token=${access}`,
      )
    const { headers, ...answer } = await status(token)
    expect(answer.status).toBe(200)
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.get("referrer-policy")).toBe("no-referrer")
    const asked = { method: "POST", token, body: { purpose: "calendar" } }
    const { ticket } = (await server.call("/api/auth/ticket", asked)).body
    expect((await status(ticket)).status).toBe(200)
    expect((await status(ticket)).status).toBe(401)
  })

  const others = lines.filter(
    ({ line }) =>
      !isQuery(line) &&
      ![
        "anybody",
        "owner-or-mailed-token",
        "refresh-cookie",
        "provider",
        "operator-or-local",
      ].includes(line.who),
  )
  test.each(others)("is nothing anywhere else: $name", async ({ line, path }) => {
    const { token } = await server.hasOwner()
    const answer = await server.call(`${path}?access_token=${token}&token=${token}`, {
      method: line.method,
    })
    expect(answer.status).toBe(401)
  })
})

describe("a letter to us", () => {
  const write = (letter: object, more: Sent = {}) =>
    server.call("/api/contact/", { method: "POST", body: letter, ...more })
  const letter = { name: "Ana", subject: "Hola", message: "Una pregunta" }

  test("cannot write headers of its own, nor in somebody else's name", async () => {
    const { id } = await server.hasOwner()
    const evil = "x\r\nBcc: victim@example.com\r\n\r\nHello"
    const answer = await write({
      name: evil,
      subject: evil,
      message: evil,
      userId: id,
      phone: evil,
    })
    expect(answer.status).toBe(200)
    const { rows } = await server.database.owner.query(
      `select userid, name, subject from "contactMessages" where subject like '%victim%'`,
    )
    expect(rows.map(({ userid }) => userid)).toEqual([null])
    expect(JSON.stringify(rows)).not.toMatch(/\\[rn]/)
    const [mail] = await server.mails(OPERATOR)
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(await server.mails("victim@example.com")).toEqual([])
  })

  test.each([{ name: " " }, { subject: "" }, { message: "\n\t" }, { name: 1 }, { message: null }])(
    "without what it needs (%j) is sent back",
    async (blank) => {
      const { status, body } = await write({ ...letter, ...blank })
      const error = "Please fill in all required fields (Name, Subject, Message)."
      expect([status, body]).toMatchObject([400, { error, message: error, code: "contact_fields" }])
    },
  )

  test("is its writer's, when the writer is signed in", async () => {
    const { id, token } = await server.hasOwner()
    await write(letter, { token })
    const { rows } = await server.database.owner.query(
      `select 1 from "contactMessages" where userid = $1`,
      [id],
    )
    expect(rows).toHaveLength(1)
  })
})

/** Sends this over a connection of its own. Answers all that comes back. */
const raw = (port: number, text: string) =>
  new Promise<string>((resolve) => {
    let heard = ""
    const socket = connect(port, "127.0.0.1", () => socket.write(text))
    socket.on("data", (bytes) => {
      heard += bytes.toString()
    })
    socket.on("error", () => {})
    socket.on("close", () => resolve(heard))
  })

/** Slow clients. Each promise resolves when the server has cut that client off. */
const startSlowClients = () => {
  const port = Number(new URL(server.url).port)
  const open = (text: string, drip?: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => text && socket.write(text))
      const timer = drip ? setInterval(() => socket.write(drip), 1_000) : undefined
      socket.on("data", () => {})
      socket.on("error", () => {})
      socket.on("close", () => {
        clearInterval(timer)
        resolve()
      })
    })
  const head = "POST /api/auth/sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
  return [
    open("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "),
    open(`${head}Content-Length: 100\r\n\r\n{`),
    open("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", "a"),
    open(`${head}Content-Length: 1000\r\n\r\n`, " "),
    open("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"),
    ...Array.from({ length: 50 }, () => open("")),
  ]
}

describe("a client that says nothing more, or a letter a second", () => {
  test("in its headers, its body, after its request or before it is left, and nobody waits for it", async () => {
    expect((await server.call("/healthz")).status).toBe(200)
    await Promise.all(slow)
    expect((await server.call("/healthz")).status).toBe(200)
  })
})

describe("after all of this", () => {
  test("the log holds lines of JSON, and no token, secret or body", async () => {
    const written = logged.trim().split("\n")
    expect(written.length).toBeGreaterThan(0)
    for (const line of written) expect(() => JSON.parse(line)).not.toThrow()
    for (const secret of [CANARY, SECRET, "access_token=", "Bearer", "eyJ", "session="]) {
      expect(logged).not.toContain(secret)
    }
  })
})
