import { describe, expect, test } from "bun:test"
import type { Route } from "../../adapters/http/contract/route.ts"
import type { Sent } from "./server-stage.ts"
import { afterAllOfThis, CANARY, changing, lines, OPERATOR, openWeb, refused } from "./web-stage.ts"

const web = await openWeb()
const { server, browser, log } = web

const NOT_HERE = refused(403, "bad_origin", "This request is not allowed from here.")

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
    const line =
      log()
        .split("\n")
        .find((each) => each.includes(id)) ?? ""
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
    const { cookiesFor } = await import("../../adapters/http/session/cookies.ts")
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

afterAllOfThis(web)
