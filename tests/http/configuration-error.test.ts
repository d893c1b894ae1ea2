import { describe, expect, test } from "bun:test"
import { configurationError } from "../../adapters/http/configuration-error.ts"
import { readConfig } from "../../adapters/settings/read-config.ts"

const SECRET = "hunter2-do-not-print"
const { faults } = readConfig({
  PORT: SECRET,
  META_APP_ID: SECRET,
  DATABASE_URL: `mysql://root:${SECRET}@db/recado`,
  STRIPE_SECRET_KEY: SECRET,
})
const handle = configurationError(faults)
const call = async (path: string, init?: RequestInit) =>
  handle(new Request(`http://localhost${path}`, init))

const framed = ({ headers }: Response) => {
  expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers.get("x-content-type-options")).toBe("nosniff")
  expect(headers.get("referrer-policy")).toBe("no-referrer")
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
  expect(headers.get("cache-control")).toBe("no-store")
}

describe("with a wrong environment", () => {
  test.each(["/", "/login", "/dashboard", "/dashboard/edit-chatbot/1", "/no-such-page", "/apiary"])(
    "the page %s names the settings and never their values",
    async (path) => {
      const response = await call(path)
      const page = await response.text()
      expect(response.status).toBe(503)
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8")
      framed(response)
      expect(page).toContain("<h1>Configuration error</h1>")
      expect(page).toContain("Please come back later.")
      for (const name of [
        "PORT",
        "META_APP_ID",
        "META_APP_SECRET",
        "DATABASE_URL",
        "STRIPE_SECRET_KEY",
      ]) {
        expect(page).toContain(`<code>${name}</code>`)
      }
      expect(page).not.toContain("hunter2")
      expect(page).not.toContain("<script")
    },
  )

  test.each([
    ["GET", "/api/plans"],
    ["POST", "/api/auth/sign-in"],
    ["GET", "/api"],
    ["POST", "/webhooks/whatsapp"],
    ["GET", "/webhooks/whatsapp?hub.mode=subscribe&hub.challenge=1&hub.verify_token=x"],
    ["POST", "/webhooks/stripe"],
    ["GET", "/sandbox"],
    ["GET", "/api/health"],
  ])("%s %s is answered with 503", async (method, path) => {
    const response = await call(path, { method })
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      error: "Configuration error",
      code: "not_configured",
      id: response.headers.get("x-request-id"),
    })
    framed(response)
  })

  test.each(["/api/contact", "/api/contact/"])(
    "a letter to us (%s) is refused in the words that its form reads",
    async (path) => {
      const response = await call(path, { method: "POST" })
      expect(await response.json()).toMatchObject({
        ...{ error: "Configuration error", message: "Configuration error" },
      })
    },
  )

  test("the process lives and is not ready", async () => {
    const alive = await call("/healthz")
    expect([alive.status, await alive.json()]).toEqual([200, { status: "ok" }])
    const ready = await call("/readyz")
    const checks = { database: "failed", queue: "failed", migrations: "failed" }
    expect([ready.status, await ready.json()]).toEqual([503, { status: "unready", checks }])
    framed(alive)
    framed(ready)
  })

  test("what a reason holds is shown as text", async () => {
    const page = configurationError([{ name: "<b>NAME</b>", reason: "<script>alert(1)</script>" }])
    const text = await (await page(new Request("http://localhost/"))).text()
    expect(text).not.toContain("<script")
    expect(text).toContain("&lt;b&gt;NAME&lt;/b&gt;")
  })
})
