import { describe, expect, test } from "bun:test"
import { afterAllOfThis, INVALID, openWeb } from "./web-stage.ts"

const web = await openWeb()
const { server, browser, connection } = web

/** All that comes back to this. */
const raw = (text: string) => connection(text).ended

/** Slow clients. Each promise resolves when the server has cut that client off. */
const startSlowClients = () => {
  const open = (text: string, drip?: string) => {
    const { socket, ended } = connection(text)
    const timer = drip ? setInterval(() => socket.write(drip), 1_000) : undefined
    return ended.finally(() => clearInterval(timer))
  }
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
const slow = startSlowClients()

describe("an address", () => {
  const ask = (path: string, host: string, method = "GET") =>
    raw(`${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)

  test.each([
    ...["/api", "/api/", "/api/nothing", "/API/plans", "//api//plans", "/api/plans/x"],
    ...["/api/plans%00", "/api/chatbots/%E0%A4%A", "/api/plans;x=1"],
    ...["/webhooks", "/webhooks/none", "/api/inbox", "/api/costs", "/api/../../etc/passwd"],
    ...["/..%2f..%2f..%2fetc/passwd", "/%2e%2e/package.json", "/.env", "/package.json"],
    ...["/_astro/../../package.json", "/node_modules/pg/package.json", "/data/secret"],
  ])("that is none (%s) is not found", async (path) => {
    const text = await ask(path, new URL(server.url).hostname)
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
    const askWithoutHost = (path: string) => raw(`GET ${path} HTTP/1.0\r\n\r\n`)
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
      expect(await ask("/api/plans", "x", method)).toMatch(/^HTTP\/1\.1 (404|400|405|501) /)
    },
  )

  test("sorts and filters by nothing that the caller names", async () => {
    const { token } = await server.hasOwner()
    const query = "sort=passwordhash&order=desc;drop&columns=*&where=1%3D1&userid=x"
    const answer = await server.call(`/api/chatbots?${query}`, { token })
    expect([answer.status, answer.body]).toEqual([200, { items: [], total: 0 }])
  })
})

describe("a client that says nothing more, or a letter a second", () => {
  test("in its headers, its body, after its request or before it is left, and nobody waits for it", async () => {
    expect((await server.call("/healthz")).status).toBe(200)
    await Promise.all(slow)
    expect((await server.call("/healthz")).status).toBe(200)
  })
})

afterAllOfThis(web)
